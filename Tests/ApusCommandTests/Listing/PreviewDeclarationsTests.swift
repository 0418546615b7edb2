import Foundation
import Testing

@testable import ApusCommand

@Suite("Previews found without building")
struct PreviewDeclarationsTests {
  private func found(_ text: String) -> [String] {
    PreviewDeclarations.declarations(in: Array(text.utf8)).map { "\($0.line) \($0.name ?? "-")" }
  }

  @Test("macros with and without a name, and providers by their type")
  func kinds() {
    let text = """
      #Preview { A() }
      #Preview("Dark", traits: .portrait) { A() }
      #Preview(traits: .portrait) { A() }
      struct A_Previews: PreviewProvider {}
      """
    #expect(found(text) == ["1 -", "2 Dark", "3 -", "4 A_Previews"])
  }

  @Test("comments, strings and a name that is put together count as none")
  func others() {
    #expect(found("// #Preview(\"x\")\nlet a = \"#Preview\"\n/* struct A: PreviewProvider */") == [])
    #expect(found("#Preview(\"a \\(b)\") {}") == ["1 -"])
    #expect(found("extension PreviewProvider {}") == [])
    #expect(found("#Preview(") == ["1 -"])
  }

  @Test("files in their order; those without a preview have none")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write(["B.swift": "\n#Preview(\"b\") {}", "A.swift": "struct A {}", "C.swift": "#Preview {}"])
    let all = try PreviewDeclarations(in: ["A", "B", "C"].map { folder.path / "\($0).swift" }).all
    #expect(
      all == [
        PreviewDeclarations.Declaration(name: "b", file: folder.path / "B.swift", line: 2),
        PreviewDeclarations.Declaration(name: nil, file: folder.path / "C.swift", line: 1),
      ])
  }
}
