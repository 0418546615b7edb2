import Foundation
import Testing

@testable import ApusCommand

@Suite("Members that an app uses and does not declare")
struct MemberUsesTests {
  private func uses(_ texts: String...) -> MemberUses {
    MemberUses(texts.enumerated().map { (path: Path("/\($0.offset).swift"), text: Data($0.element.utf8)) })
  }

  @Test(
    "are names after a dot that stand nowhere else",
    arguments: [
      ("a.one.two", ["one", "two"]), ("a.one\nb.one", ["one", "one"]), ("a?.b!.c", ["b", "c"]), ("a\n  .b\n  .c()", ["b", "c"]),
      ("f(.one)", ["one"]), ("\\.name", ["name"]), ("\\Root.name?.first", ["name", "first"]), ("a.`default`", ["default"]),
      ("\"\\(a.one)\"", ["one"]), ("\"\"\"\n\\(f(a.one, \"b.two\"))\n\"\"\"", ["one"]), ("#\"\\(a.one) \\#(a.two)\"#", ["two"]),
      ("a.é", ["é"]), ("x / a.one / 2", ["one"]), ("(a.one)/b", ["one"]),
    ] as [(String, [String])])
  func members(text: String, expected: [String]) { #expect(uses(text).foreign.map(\.name) == expected) }

  @Test(
    "are none that some file may declare, however it does",
    arguments: [
      "let one = 1; a.one", "enum E { case zero, one }; f(.one)", "func one() {}; a.one()", "func f(one: Int); a.one",
      "{ one in a.one }", "let t = (one: 1, 2); t.one", "struct one {}; A.one()", "for one in x {}; a.one",
      "case let (one, 2): a.one", "typealias one = Int; A.one", "import one\na.one",
      "#if os(macOS)\nlet one = 1\n#endif\na.one",
      "\"\\({ one in 1 })\"; a.one",
      "protocol P { associatedtype one }; A.one", "func `one`() {}; a.one", "@Observable class A { var one = 1 }; a.one",
      "@Entry var one: Int = 3; \\.one", "let r = #/(?<one>\\d+)-(?P<other>.)/#; m.one + m.other", "let r = /(?<one>.)/\nm.one",
    ])
  func declared(text: String) { #expect(uses(text).foreign == []) }

  @Test(
    "are none where a dot means something else, or the compiler knows by itself",
    arguments: [
      "X.self; X.Type; X.Protocol; X.init(); E.CodingKeys", "t.0.1", "1.5e3; 0x1.8p3; 0x1.fp2", "1...one; 0..<two", "self._count",
      "_model.$count", "// a.b\n\"a.b\"", "/* a.b */", "#\"a.b\"#", "\"\\(f(#\"a\".b\"#))\"", "#/a.b/#", "let r = /x\\.foo/",
      "f(/x.foo|[.bar]/)",
      "a.\n  b", "#if os(Linux)\na.b\n#endif", "#if A\n#if B\n#endif\na.b\n#else\na.c\n#endif", "\"\\(1 /* a.b */)\"",
    ])
  func others(text: String) { #expect(uses(text).foreign == []) }

  @Test("what one file declares another may use")
  func files() { #expect(uses("a.b.c", "struct b {}").foreign.map(\.name) == ["c"]) }

  @Test(
    "can be any where a type answers for all names",
    arguments: ["@dynamicMemberLookup struct S {}", "subscript(dynamicMember name: String) -> Int"])
  func any(text: String) { #expect(uses(text).canBeAny) }

  @Test("can not be any in other files", arguments: ["a / b; c.d / 2 // \"", "let s = \"/a\" + \"b/\"", "Text(\"\\(a / b)\")"])
  func known(text: String) { #expect(!uses(text).canBeAny) }

  @Test("have the compiler's places, which count bytes")
  func positions() {
    #expect(
      uses("let あ = 1\n  い.name").foreign == [MemberUse(name: "name", file: Path("/0.swift"), line: 2, column: 7)])
  }

  @Test("are read without a trap from any beginning of a file")
  func prefixes() {
    let text = "#if A\n\"\\(a.b(\"c\")\" /x\"/ 1.5.`é`\n#endif\n.x /* \"\"\"\\("
    for end in text.utf8.indices {
      let data = Data(text.utf8[..<end])
      #expect(MemberUses([(Path("/a.swift"), data)]).foreign.count <= 3)
    }
  }
}
