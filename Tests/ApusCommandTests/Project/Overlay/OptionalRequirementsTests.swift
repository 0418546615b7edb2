import Foundation
import Testing

@testable import ApusCommand

@Suite("Objective-C's protocols")
struct OptionalRequirementsTests {
  private func rewritten(_ text: String, methods: Set<String> = []) -> String? {
    SourceRewriting(platform: .iOS, optionalMethods: methods).text(of: Data(text.utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
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
    "a method that may be left out gets a default where nothing is to be answered",
    arguments: [
      ("func a()", "func a() {}"), ("func a(_ b: Int) -> Void", "func a(_ b: Int) -> Void {}"),
      ("func a() -> ()", "func a() -> () {}"),
      ("func a() -> String?", "func a() -> String? { nil }"), ("func a() async throws", "func a() async throws {}"),
      ("static func a()", "static func a() {}"), ("func a(\n b: Int\n)", "func a( b: Int ) {}"),
    ])
  func defaults(method: String, expected: String) throws {
    let text = "@objc protocol P {\n@objc optional \(method)\nfunc z()\n}\n"
    let result = try #require(rewritten(text))
    #expect(result.hasSuffix("func z()\n}; extension P { \(expected) }\n"))
    #expect(result.split(separator: "\n").count == text.split(separator: "\n").count)
  }

  @Test(
    "one that must answer something has none, and neither has a property", arguments: ["func a() -> Int", "var a: Int { get }"])
  func required(requirement: String) throws {
    let result = try #require(rewritten("@objc protocol P {\n@objc optional \(requirement)\n}"))
    #expect(!result.contains("extension") && !result.contains("optional") && result.hasSuffix("\(requirement)\n}"))
  }

  @Test("defaults of a public protocol are public; a protocol in a type has none")
  func places() throws {
    let member = "{ @objc optional func a(); }"
    #expect(
      try #require(rewritten("@objc public protocol P \(member) ; b")).contains("; extension P { public func a() {} }; ; b"))
    #expect(try #require(rewritten("public @objc protocol P \(member)")).hasSuffix("{ public func a() {} }"))
    #expect(try #require(rewritten("enum E { @objc protocol P \(member) }")).contains("extension") == false)
  }

  @Test("a parameter may be called optional")
  func parameter() throws {
    let result = try #require(rewritten("@objc protocol P { @objc optional func a(optional: Int) }"))
    #expect(result.hasSuffix("func a(optional: Int) }; extension P { func a(optional: Int) {} }"))
  }

  @Test("calls lose their mark, in other files, too, and only calls of such methods")
  func calls() {
    #expect(rewritten("d?.a?(1); d.a!(2); d.b?(3); a?(4)", methods: ["a"]) == "d?.a (1); d.a (2); d.b?(3); a?(4)")
    let names = SourceRewriting.optionalMethods(in: Data("@objc protocol P { @objc optional func a(); func b() }".utf8))
    #expect(names == ["a"])
    #expect(OptionalRequirements.methods(in: SwiftTokens(Array("protocol P { func b() }".utf8))).isEmpty)
  }
}
