import SwiftLexing
import Testing

@testable import MacroExpansion

@Suite("Swift's text in tokens")
struct SwiftTextTests {
  private func texts(_ text: String) -> [String] { SwiftText(text).tokens.map(\.text) }

  @Test(
    "literals and comments are one piece, whatever stands in them",
    arguments: [
      (#"a "b { c" d"#, ["a", #""b { c""#, "d"]),
      (#""\(f("}")) {" x"#, [#""\(f("}")) {""#, "x"]),
      (##"#"\( " \#(g(")"))"# y"##, [##"#"\( " \#(g(")"))"#"##, "y"]),
      ("\"\"\"\n } \" \\\"\"\"\n\"\"\" z", ["\"\"\"\n } \" \\\"\"\"\n\"\"\"", "z"]),
      ("a /* { /* } */ { */ b // }\nc", ["a", "b", "c"]),
      (#"x = /[{"]/"#, ["x", "=", #"/[{"]/"#]),
      (#"#/ } /# + a"#, ["#/ } /#", "+", "a"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("`class`.x", ["`class`", ".", "x"]),
      ("1.5.f 0..<3 0x1F", ["1.5", ".", "f", "0", "..<", "3", "0x1F"]),
      ("@A(b) #if $0 \\.name", ["@A", "(", "b", ")", "#if", "$0", "\\.", "name"]),
      ("日本 = \"語\"", ["日本", "=", "\"語\""]),
    ] as [(String, [String])])
  func segments(text: String, expected: [String]) { #expect(texts(text) == expected) }

  @Test(
    "text that ends in the middle of something is read to its end",
    arguments: [
      "\"", "\"\\", "\"\\(", "\"\"\"", "#", "#\"", "#\"\\#(", "/*", "/* /* */", "`", "@", "$", "/a", "#/", "##/a/#", "(", ")",
      "}{", "[(])",
      "\\", "", " ", "\u{0}\u{1}", "\r\n\"\r\n",
    ])
  func unfinished(text: String) {
    let read = SwiftText(text)
    for token in read.tokens {
      #expect(!token.range.isEmpty && token.range.upperBound <= read.bytes.count)
      if let partner = token.partner { #expect(read.tokens[partner].partner != nil) }
    }
    _ = read.statements(in: read.tokens.indices)
    _ = read.variable(at: 0, before: read.tokens.count)
  }

  @Test("interpolations nested ten thousand deep, and as many brackets, end")
  func deep() {
    let nested = String(repeating: "\"\\(", count: 10_000)
    #expect(!SwiftText(nested).tokens.isEmpty)
    let brackets = SwiftText(String(repeating: "(", count: 10_000) + String(repeating: ")", count: 10_000))
    #expect(brackets.tokens[0].partner == 19_999)
  }

  @Test("cut and mixed at any place, a preview's text is read without a trap")
  func mixed() {
    let source = Array(
      "#Preview(\"a \\(b)\", traits: .x) { @Previewable @State var c: [Int]? = [1] // }\n Text(#\"}\"#) /* */ }".utf8)
    for start in source.indices {
      for end in stride(from: start, through: source.count, by: 3) {
        let text = String(decoding: source[start..<end] + source[..<start], as: UTF8.self)
        _ = try? PreviewMacro(syntax: text, fileID: "A/B.swift", line: 1, discriminator: "$s1a")
        _ = try? EntryMacro(declaration: text, context: ["extension EnvironmentValues {}"])
      }
    }
  }

  @Test(
    "statements end where their lines do, but for those that go on",
    arguments: [
      ("a\nb", ["a", "b"]), ("a; b", ["a", "b"]), ("a\n  .b\nc", ["a\n  .b", "c"]), ("let a =\n 1\nb", ["let a =\n 1", "b"]),
      ("a\n  + b\nc", ["a\n  + b", "c"]), ("a +\nb", ["a +\nb"]), ("f(\n1,\n2)\ng", ["f(\n1,\n2)", "g"]),
      ("a {\n}\nb", ["a {\n}", "b"]), ("@A\n@B(c)\nvar d = 1\n-e", ["@A\n@B(c)\nvar d = 1", "-e"]),
      ("a ? b\n: c\nd", ["a ? b\n: c", "d"]), ("a as\nB\nc", ["a as\nB", "c"]),
      ("private\nvar a = 1\nb", ["private\nvar a = 1", "b"]),
      ("let a = \\B.c\nd", ["let a = \\B.c", "d"]), ("if a {\n} else {\n}\nb", ["if a {\n} else {\n}", "b"]),
      ("let x = y!\nlet z = 1", ["let x = y!", "let z = 1"]),
    ] as [(String, [String])])
  func statements(text: String, expected: [String]) {
    let read = SwiftText(text)
    #expect(read.statements(in: read.tokens.indices).map(read.text(of:)) == expected)
  }

  @Test("a variable's parts are told apart")
  func variables() throws {
    func variable(_ text: String) -> VariableDeclaration? {
      let read = SwiftText(text)
      return read.variable(at: 0, before: read.tokens.count)
    }
    #expect(
      variable("@Entry @A(b: 1) public private(set) var x: [String: Int]? = [:]")
        == VariableDeclaration(
          attributes: ["@Entry", "@A(b: 1)"], modifiers: ["public", "private"], keyword: "var", name: "x", type: "[String: Int]?",
          value: "[:]"))
    #expect(variable("var a: (Int) -> Void = { _ in }")?.value == "{ _ in }")
    #expect(variable("var a: Int { get { 1 } }")?.hasAccessors == true)
    #expect(variable("var a = 1 { didSet {} }")?.hasAccessors == true)
    #expect(variable("var a = 1 { didSet {} }")?.isObserved == true && variable("var a: Int { 1 }")?.isObserved == false)
    #expect(variable("var a: A<B, (C) -> D>? = nil")?.type == "A<B, (C) -> D>?")
    #expect(variable("var a = 1, b = 2")?.isOneOfSeveral == true)
    #expect(variable("let (a, b) = c")?.name == nil)
    #expect(variable("@M.A<B<C>> var a = 1")?.attributes == ["@M.A<B<C>>"])
    #expect(variable("func a() {}") == nil)
  }

  @Test("several variables of one declaration are read one by one")
  func severalVariables() {
    let read = SwiftText("@A var a = B<C, D>(), b: E<F, G>? = nil, (c, d) = e { didSet {} }, f: Int")
    let variables = read.variables(at: 0, before: read.tokens.count)
    #expect(variables.map(\.name) == ["a", "b", nil, "f"] && variables.allSatisfy(\.isOneOfSeveral))
    #expect(variables.map(\.value) == ["B<C, D>()", "nil", "e", nil])
    #expect(variables.allSatisfy { $0.attributes == ["@A"] })
    #expect(SwiftText("var a = b < c, d = 1").variable(at: 0, before: 10)?.value == "b < c")
  }

  @Test("an attribute's arguments are found by its name, with or without that of its module")
  func arguments() throws {
    let read = SwiftText("@A @M.B(c: \")\") @`D`(e) var f = 1")
    let variable = try #require(read.variable(at: 0, before: read.tokens.count))
    #expect(variable.arguments(ofAttribute: "A", module: "M") == "" && variable.arguments(ofAttribute: "E", module: "M") == nil)
    #expect(variable.arguments(ofAttribute: "B", module: "M") == "c: \")\"")
    #expect(variable.arguments(ofAttribute: "B", module: "N") == nil)
  }

  @Test("a type's parts are told apart")
  func types() throws {
    let read = SwiftText("/// D\n@A(b) public\nfinal class C<D, E>: F<G, H>, I.J where D == E { class var k = 1; init() {} }")
    let type = try #require(read.type)
    #expect(type.attributes == ["@A(b)"] && type.modifiers == ["public", "final"] && type.keyword == "class" && type.name == "C")
    #expect(type.inherited == ["F<G, H>", "I.J"] && read.start == 6)
    #expect(read.statements(in: type.members).map(read.text(of:)) == ["class var k = 1", "init() {}"])
    #expect(SwiftText("public extension A.B where C == D {}").type?.name == "A.B")
    #expect(["enum A {}", "actor A {}", "struct A {}", "protocol A {}"].compactMap { SwiftText($0).type?.name }.count == 4)
    #expect(["func a() {}", "class", "class A", "var a = 1", ""].allSatisfy { SwiftText($0).type == nil })
  }
}
