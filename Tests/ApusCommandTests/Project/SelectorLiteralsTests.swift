import Foundation
import Testing

@testable import ApusCommand

@Suite("Selectors, which only Apple's compilers know")
struct SelectorLiteralsTests {
  private func rewritten(_ text: String) -> String? {
    SelectorLiterals.rewritten(Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "are rewritten outside comments and strings, with their lines kept",
    arguments: [
      ("f(#selector(A.b), c)", "f(Selector((\"A.b\")), c)"),
      ("#selector(A.b(_:c:)) #selector(d)", "Selector((\"A.b(_:c:)\")) Selector((\"d\"))"),
      ("#selector(\n  A.b\n)\nx", "Selector((\"A.b\"))\n\n\nx"),
      ("#selector(getter: A.b)", "Selector((\"getter:A.b\"))"),
      ("\"é\" + #selector(a)", "\"é\" + Selector((\"a\"))"),
    ])
  func rewriting(text: String, expected: String) { #expect(rewritten(text) == expected) }

  @Test(
    "text without them, and with what only looks like them, stays",
    arguments: ["", "a", "// #selector(a)", "\"#selector(a)\"", "#selector(a"])
  func nothing(text: String) { #expect(rewritten(text) == nil) }

  @Test("the compiler reads the other texts under the files' own names")
  func overlay() throws {
    let temporary = try TemporaryFolder()
    let (plain, other) = (temporary.path / "Plain.swift", temporary.path / "Other.swift")
    try temporary.write(["Plain.swift": "let a = 1", "Other.swift": "let b = #selector(c)"])
    let overlay = SourceOverlay(folder: temporary.path / "overlay")
    #expect(try overlay.write(for: [plain]) == nil)
    let description = try #require(try overlay.write(for: [plain, other]))
    let text = String(decoding: try description.read(), as: UTF8.self)
    #expect(text.contains("\"name\":\"\(other)\"") && text.contains("\"use-external-names\":false"))
    #expect(!text.contains("Plain.swift"))
    #expect(try (temporary.path / "overlay/0.swift").read() == Data("let b = Selector((\"c\"))".utf8))
  }
}
