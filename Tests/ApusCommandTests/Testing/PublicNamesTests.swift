import Foundation
import SwiftLexing
import Testing

@testable import ApusCommand

@Suite("The public names of a Swift file")
struct PublicNamesTests {
  private func names(_ text: String) -> PublicNames { PublicNames(SwiftCode(Data(text.utf8))) }

  @Test(
    "functions of extensions of View are modifiers, whatever stands before them",
    arguments: [
      "extension View { public func tint() {} }",
      "extension View where Self: Equatable { nonisolated public func tint() {} }",
      "extension SwiftUICore.View { public nonisolated func tint<V: View>(_ view: V) {} }",
      "@MainActor extension View { @inlinable @available(*, deprecated) public consuming func tint() {} }",
      "public extension View { func tint() {} }",
      "extension View {\n  @ViewBuilder\n  public\n  func\n  `tint`() {} }",
      "extension View { public var x: Int { if true { 1 } else { 2 } }\n public func tint(c: () -> Void = {}) {} }",
      "extension View { public func tint() {}\n public func tint(_ color: Int) {} }",
      "#if DEBUG\nextension View { public func tint() {} }\n#endif",
    ])
  func modifiers(text: String) {
    #expect(names(text) == PublicNames(modifiers: ["tint"]))
  }

  @Test(
    "other functions are none",
    arguments: [
      "extension View { func tint() {} }",
      "extension View { package func tint() {} }",
      "public extension View { private func tint() {} }",
      "extension View { public func _tint() {} }",
      "extension View { public static func tint() {} }",
      "extension View { public typealias X = Int\n func tint() {} }",
      "extension View { public var body: Int\n func tint() {} }",
      "extension View { private struct X { public func tint() {} } }",
      "extension Viewer { public func tint() {} }",
      "extension View.Inner { public func tint() {} }",
      "public func tint() {}",
      "// extension View { public func tint() {} }",
      "let text = \"extension View { public func tint() {} }\"",
      "func f() { let extensions = 1\n public func tint() {} }",
    ])
  func noModifiers(text: String) {
    #expect(names(text) == PublicNames())
  }

  @Test(
    "types count at the top level and directly in an extension",
    arguments: [
      "public struct Card {}", "@MainActor public final class Card<A>: B where A: C {}",
      "nonisolated public enum Card { case a }",
      "public protocol Card: AnyObject { func f() }", "public actor Card {}", "open class Card {}",
      "extension Deck { public struct Card {} }", "public extension Deck { enum Card {} }",
      "@propertyWrapper @dynamicMemberLookup public struct Card { public struct Projection {} }",
      "public struct Card { public class func make() {}\n public func struct_() {} }",
    ])
  func types(text: String) {
    #expect(names(text) == PublicNames(types: ["Card"]))
  }

  @Test(
    "other types are left out",
    arguments: [
      "struct Card {}", "package struct Card {}", "public struct _Card {}", "public extension Deck { internal struct Card {} }",
      "func f() { struct Card {} }", "public let x = 1\nstruct Card {}", "public func make(class Card: Int) {}",
      "let x = Deck.self\nlet y = Card.Type.self", "/* public struct Card {} */", "public import Card",
    ])
  func noTypes(text: String) {
    #expect(names(text) == PublicNames())
  }

  @Test("a file whose braces do not match says so")
  func unbalanced() {
    #expect(names("struct A {} }").isBalanced == false)
    #expect(names("struct A {").isBalanced == false)
    #expect(names("struct A { let text = \"}\" }").isBalanced)
  }

  @Test("a member follows a dot, but not the dots of a range")
  func members() {
    let tokens = SwiftCode(Data("a.pad(0..<end, .`repeat`, in...last)".utf8)).tokens.filter(\.isWord)
    #expect(tokens.map(\.text) == ["a", "pad", "0", "end", "repeat", "in", "last"])
    #expect(tokens.filter(\.isMember).map(\.text) == ["pad", "repeat"])
  }
}
