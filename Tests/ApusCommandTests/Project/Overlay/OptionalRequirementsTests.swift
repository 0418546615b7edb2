import Foundation
import Testing

@testable import ApusCommand

@Suite("Objective-C's protocols")
struct OptionalRequirementsTests {
  private func rewritten(_ text: String, methods: Set<String> = []) -> String? {
    var names = ObjectiveCNames()
    names.optionalMethods = methods
    return SourceRewriting(platform: .iOS, names: names).text(of: Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "are for classes",
    arguments: [
      ("@objc protocol P {}", "      protocol P: AnyObject {}"), ("@objc protocol P: A {}", "      protocol P: AnyObject, A {}"),
      ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
      ("@objc(P) public protocol P: NSObjectProtocol {}", "         public protocol P: NSObjectProtocol {}"),
      ("@objc @MainActor protocol P {}", "      @MainActor protocol P: AnyObject {}"), ("@objc protocol", "      protocol"),
    ])
  func classes(text: String, expected: String) { #expect(rewritten(text) == expected) }

  @Test(
    "a method that may be left out may fail, and fails where the type has none",
    arguments: [
      ("func a()", "func a() throws"), ("func a(_ b: Int) -> Bool", "func a(_ b: Int) throws -> Bool"),
      ("func a() async throws", "func a() async throws"), ("func a() async", "func a() async throws"),
      ("static func a()", "static func a() throws"), ("func a() -> [Int: String]?", "func a() throws -> [Int: String]?"),
    ])
  func failing(method: String, expected: String) throws {
    let text = "@objc protocol P {\n@objc optional \(method)\nfunc z()\n}\n"
    let result = try #require(rewritten(text))
    #expect(result.contains(" \(expected)\nfunc z()\n}/*apus*/; extension P { "))
    #expect(result.contains("\(expected) { throw FoundationAdditions.AbsentMethod() }"))
    #expect(result.split(separator: "\n").count == text.split(separator: "\n").count)
  }

  @Test(
    "a call with a mark answers nil where the method is not there",
    arguments: [
      ("func a(b c: Int)", "@discardableResult func apusOptional_a(b c: Int) -> Void? { return try? self.a(b: c) }"),
      ("func a() -> Bool", "func apusOptional_a() -> (Bool)? { return try? self.a() }"),
      ("func a() -> Int?", "func apusOptional_a() -> Int? { return try? self.a() }"),
      ("func a() -> Int!", "func apusOptional_a() -> Int? { return try? self.a() }"),
      (
        "func a(_ b: @escaping () -> Void) async",
        "@discardableResult func apusOptional_a(_ b: @escaping () -> Void) async -> Void? { return try? await self.a(b) }"
      ),
      (
        "func a() throws -> Int",
        "func apusOptional_a() throws -> (Int)? { do { return try self.a() } "
          + "catch is FoundationAdditions.AbsentMethod { return nil } }"
      ),
    ])
  func marked(method: String, expected: String) throws {
    #expect(try #require(rewritten("@objc protocol P {\n@objc optional \(method)\n}")).contains("; \(expected)"))
  }

  @Test("a question for a method is answered with a closure that calls it")
  func questions() throws {
    let result = try #require(rewritten("@objc protocol P { @objc optional func a(_ b: Int, c: B) -> Bool }"))
    let expected = """
      ; var apusAsked_a__c: ((Int, B) -> Bool)? \
      { FoundationAdditions.SelectorTables.hasMethod("a:c:", self) ? { b, c in self.apusOptional_a(b, c: c)! } : nil }
      """
    #expect(result.contains(expected))
  }

  @Test("a property must be there", arguments: ["var a: Int { get }", "func a<T>(_ b: T...)"])
  func required(requirement: String) throws {
    let result = try #require(rewritten("@objc protocol P {\n@objc optional \(requirement)\n}"))
    #expect(!result.contains("extension") && !result.contains("optional") && result.hasSuffix("\(requirement)\n}"))
  }

  @Test("what a public protocol has more is public; a protocol in a type has nothing more")
  func places() throws {
    let member = "{ @objc optional func a(); }"
    let result = try #require(rewritten("@objc public protocol P \(member) ; b"))
    #expect(result.contains("; extension P { public func a() throws { throw ") && result.hasSuffix(" };/*supa*/ ; b"))
    #expect(
      try #require(rewritten("public @objc protocol P \(member)")).contains("@discardableResult public func apusOptional_a"))
    #expect(try #require(rewritten("enum E { @objc protocol P \(member) }")).contains("extension") == false)
  }

  @Test("a parameter may be called optional")
  func parameter() throws {
    let result = try #require(rewritten("@objc protocol P { @objc optional func a(optional: Int) }"))
    #expect(result.contains("func a(optional: Int) throws }/*apus*/"))
  }

  @Test(
    "calls and questions become those of the extension, in other files, too",
    arguments: [
      ("d?.a?(1); d.b?(3); a?(4)", "d?.apusOptional_a(1); d.b?(3); a?(4)"), ("d.a!((1))", "d.apusOptional_a((1))!"),
      ("if d.a != nil {}", "if d.apusAsked_a_ != nil {}"), ("d.a(_:) == nil", "d.apusAsked_a_ == nil"),
      ("guard let b = c?.d.a else {}", "guard let b = c?.d.apusAsked_a_ else {}"),
      ("if let b = d?.a, c {}", "if let b = d?.apusAsked_a_, c {}"),
    ])
  func calls(text: String, expected: String) { #expect(rewritten(text, methods: ["a(_:)"]) == expected) }

  @Test("what is not asked for stays", arguments: ["let b = d.a", "d.a(1) == nil", "x = d.a {", "d.a(b:) == nil"])
  func others(text: String) { #expect(rewritten(text, methods: ["a(_:)"]) == nil) }

  @Test("a name that two methods share says which it is")
  func overloads() {
    let methods: Set = ["a(_:)", "a(_:b:)"]
    #expect(rewritten("d.a == nil", methods: methods) == nil)
    #expect(rewritten("d.a(_:b:) == nil", methods: methods) == "d.apusAsked_a__b == nil")
  }

  @Test("names are those of optional methods of protocols for Objective-C")
  func names() {
    #expect(
      ObjectiveCNames(Data("@objc protocol P { @objc optional func a(b: Int); func b() }".utf8)).optionalMethods == ["a(b:)"])
    #expect(OptionalRequirements.names(in: SwiftTokens(Array("protocol P { func b() }".utf8))).isEmpty)
  }

  @Test("methods of UIKit's protocols are there, so calls of them lose their mark; those of an app's own come first")
  func present() {
    let tokens = SwiftTokens(Array("d?.moved?(1); d.moved!(2); moved?(3); d.moved(4)".utf8))
    #expect(OptionalCalls(of: [], present: ["moved"]).edits(in: tokens) == [.blanking(8..<9), .blanking(21..<22)])
    #expect(OptionalCalls(of: ["moved(_:)"], present: ["moved"]).edits(in: tokens).first?.text == "apusOptional_moved")
  }
}
