import Foundation
import Testing

@testable import ApusCommand

@Suite("Tables of members that messages reach")
struct MemberTablesTests {
  private func rewritten(_ text: String, names: ObjectiveCNames = ObjectiveCNames()) -> String {
    let result = SourceRewriting(platform: .iOS, names: names).text(of: Data(text.utf8))
    return result.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The arguments of the members that were written.
  private func members(_ text: String, names: ObjectiveCNames = ObjectiveCNames()) -> [String] {
    rewritten(text, names: names).matches(of: #/FoundationAdditions\.SelectorMember\((\w[\w.]*)\.self, (.*?)\) }; /#)
      .map { "\($0.1) \($0.2)" }
  }

  @Test("a method's member calls it, and stands behind it")
  func method() {
    let expected = """
      class A { \u{20}     func a(_ b: Int) {}/*apus*/; private static func apusMember13() -> FoundationAdditions.SelectorMember \
      { FoundationAdditions.SelectorMember(A.self, "a:", { (object: A, first: Int) in object.a(first) }) }; \
      @section(".init_array") @used private nonisolated static let apusEntry13: @convention(c) () -> Void = \
      { FoundationAdditions.SelectorTables.add { FoundationAdditions.SelectorTables.member(by: A.apusMember13) } }/*supa*/ }
      """
    #expect(rewritten("class A { @objc func a(_ b: Int) {} }") == expected)
  }

  @Test(
    "members are those with a word for Objective-C",
    arguments: [
      ("class A { @objc private func a() {} }", ["A \"a\", { (object: A) in object.a() }"]),
      (
        "class A { @IBAction func a(b c: B?, d: [C: D]) {} }",
        ["A \"aWithB:d:\", { (object: A, first: B?, second: [C: D]) in object.a(b: first, d: second) }"]
      ),
      (
        "class A { @objc(z:) func a(_ b: (@escaping () -> Void)? = nil) {} }",
        ["A \"z:\", { (object: A, first: (@escaping () -> Void)?) in object.a(first) }"]
      ),
      ("class A { @objc var a = 1 }", ["A property: \"a\", \\A.a"]),
      ("class A { @IBOutlet weak var a: B!\n func b() {} }", ["A property: \"a\", \\A.a"]),
      (
        "@objcMembers class A { var a = 1\n func b() {}\n @nonobjc func c() {} }",
        ["A property: \"a\", \\A.a", "A \"b\", { (object: A) in object.b() }"]
      ),
      ("extension A.B { @objc func a() {} }", ["A.B \"a\", { (object: A.B) in object.a() }"]),
      ("@objc extension A { func a() {} }", ["A \"a\", { (object: A) in object.a() }"]),
      ("func f() { class A { @objc func a() {} } }", ["A \"a\", { (object: A) in object.a() }"]),
      ("struct S { class A { @objc func a() {} } }", ["A \"a\", { (object: A) in object.a() }"]),
    ] as [(String, [String])])
  func marked(text: String, expected: [String]) { #expect(members(text) == expected) }

  @Test(
    "what no message can call has none",
    arguments: [
      "class A { func a() {} }", "struct A { @objc func a() {} }", "class A { @objc static func a() {} }",
      "class A { @objc func a() throws {} }", "class A { @objc func a() async {} }", "class A { @objc func a<T>(_ b: T) {} }",
      "class A { @objc func a(_ b: inout Int) {} }", "class A { @objc func a(_ b: Int...) {} }",
      "class A { @objc init() {} }", "class A { @available(*, unavailable) @objc func a() {} }", "@objc class A {}",
      "class A { @objc func a(_ b: Int, _ c: Int, _ d: Int, _ e: Int) {} }", "class A { @NSManaged @objc var a: Int }",
      "@objc func a() {}", "class A { @objc func a(", "class A { @objc var }",
    ])
  func unreachable(text: String) { #expect(members(text).isEmpty) }

  @Test("a property ends where another declaration begins")
  func properties() {
    let text =
      "@objcMembers class A {\nlet a = b\n.c { d }\nvar e: Int {\nget { 1 } }\n#if X\nlazy var f = \"\\(g)\"\n#endif\ndeinit {}\n}"
    let lines = rewritten(text).split(separator: "\n").map { WrittenText.removed(from: $0) == $0 }
    #expect(lines == [true, true, false, true, false, true, false, true, true, true])
    #expect(rewritten(text).contains("\"\\(g)\"/*apus*/"))
  }

  @Test("isolation and availability are the member's")
  func circumstances() {
    let text = rewritten("class A { @available(*, deprecated) @MainActor @objc nonisolated(unsafe) func a() {} }")
    #expect(text.contains("; @available(*, deprecated) @MainActor nonisolated(unsafe) private static func apusMember"))
    #expect(text.contains("@used @available(*, deprecated) private nonisolated static let apusEntry"))
  }

  @Test(
    "a class that is one of many notes itself when an object is made",
    arguments: [
      "class A<T> { @objc func a() {} }", "struct S<T> { class A { @objc func a() {} } }",
      "func f<T>(_ a: T) { class A { @objc func a() {} } }", "func f(_ a: some B) { class A { @objc func a() {} } }",
    ])
  func generic(text: String) {
    let result = rewritten(text)
    #expect(result.contains("; nonisolated private let apusMark") && result.contains("SelectorMark(A.self, "))
    #expect(!result.contains("init_array"))
  }

  @Test("what is a type with parameters, and a class all of whose members are reached, may be said in another file")
  func others() {
    let types = ObjectiveCNames(Data("struct S<T> {}\n@objcMembers class M {}".utf8))
    #expect(types.genericTypes == ["S"] && types.exposedTypes == ["M"])
    #expect(rewritten("extension S { class A { @objc func a() {} } }", names: types).contains("SelectorMark(A.self"))
    #expect(rewritten("extension M { func a() {} }", names: types).contains("SelectorMember(M.self"))
  }

  @Test("a method that a protocol may leave out is reached without a word")
  func optional() {
    var names = ObjectiveCNames()
    names.optionalMethods = ["a(_:)"]
    #expect(members("class A: P { func a(_ b: Int) {}; func a() {} }", names: names).count == 1)
  }

  @Test("brackets in brackets without end are read to a depth")
  func depth() {
    let text = String(repeating: "class A { @objc func a() {} ", count: 200) + String(repeating: "}", count: 200)
    #expect(ClassDeclarations(SwiftTokens(Array(text.utf8))).members.count < 200)
  }

  @Test("parameters are taken apart")
  func parameters() throws {
    let tokens = SwiftTokens(Array("(_ a: B<C, D>, e f: @escaping (G, H) -> I = { j, k in }, l: M?)".utf8))
    let list = try #require(ParameterList(from: 0, through: tokens.indices.upperBound - 1, in: tokens))
    #expect(list.labels == [nil, "e", "l"] && list.parameters.map(\.name) == ["a", "f", "l"])
    #expect(list.parameters.map(\.type) == ["B<C, D>", "(G, H) -> I", "M?"])
    let none = SwiftTokens(Array("()".utf8)), broken = SwiftTokens(Array("(a)".utf8))
    #expect(ParameterList(from: 0, through: 1, in: none)?.parameters == [])
    #expect(ParameterList(from: 0, through: 2, in: broken) == nil)
  }
}
