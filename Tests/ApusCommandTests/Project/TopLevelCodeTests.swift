import Foundation
import Testing

@testable import ApusCommand

@Suite("Statements outside of declarations")
struct TopLevelCodeTests {
  @Test(
    "are calls, values that are set, and loops",
    arguments: ["print(1)", "TownApp.main()", "var a = 1\na = 2", "for i in 0..<3 {}", "struct A {}\nif a {}", "try run()"])
  func statements(text: String) { #expect(TopLevelCode.isIn(Data(text.utf8))) }

  @Test(
    "are not what stands in declarations, after attributes, or goes on in a next line",
    arguments: [
      "", "import Foundation", "#Preview(\"a\") {\n  print(1)\n}", "@available(iOS 17, *)\nstruct A {\n  let b = f()\n}",
      "private(set) var a = 1", "let a =\n  f()", "extension View\nwhere Self == A {\n}", "struct A: View,\n  Kit.Other {}",
      "// print(1)\nlet text = \"\"\"\nprint(1)\n\"\"\"", "func f(\n  a: Int\n) {}", "nonisolated(unsafe) var a = 1",
      "#if DEBUG\nstruct A {}\n#endif", "let a = b\n  .map { $0 }",
    ])
  func declarations(text: String) { #expect(!TopLevelCode.isIn(Data(text.utf8))) }
}
