import Foundation
import Testing

@testable import ApusCommand

@Suite("Previews as types, in place of macros")
struct PreviewTypesTests {
  private let file = Path("/App/A.swift")

  private func rewritten(_ text: String, at file: Path? = Path("/App/A.swift")) -> String? {
    SourceRewriting(platform: .linux, file: file).text(of: Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text with the heads of types shortened to their number and line.
  private func short(_ text: String?) -> String? {
    text?.replacing(
      #/struct _Preview_[0-9a-f]{16}_(\d+): .*? line: (\d+)\); .*? SwiftUI\.Preview \{/#, with: { "<\($0.1) \($0.2)>" })
  }

  @Test("what makes the preview stays in its line and column")
  func text() throws {
    let text = try #require(rewritten("import SwiftUI\n\n#Preview(\"a\") {\n  Text(\"b\")\n}\n"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6 && lines[2] == "_Preview(\"a\") {" && lines[3...] == ["  Text(\"b\")", "} } }", ""])
    #expect(lines[0].hasPrefix("import SwiftUI; struct _Preview_") && lines[0].hasSuffix("-> SwiftUI.Preview {"))
    #expect(text.contains("(fileID: #fileID, line: 3)") && text.contains("typealias _Preview = SwiftUI.Preview;"))
    #expect(rewritten("import SwiftUI\n\n#Preview(\"a\") {\n  Text(\"b\")\n}\n", at: Path("/App/B.swift")) != text)
  }

  @Test(
    "several in a file, behind attributes, conditions and comments",
    arguments: [
      ("#Preview { A() }\n#Preview { B() }", "; <1 2>\n_Preview { A() } } }; <2 3>\n_Preview { B() } } }"),
      ("struct A {}\n// B\n\n#Preview {}", "\nstruct A {}; <1 5>\n// B\n\n_Preview {} } }"),
      ("@available(iOS 17, *)\n#Preview {}", "\n@available(iOS 17, *)\n<1 3> _Preview {} } }"),
      ("#if DEBUG\n#Preview {}\n#endif", "\n#if DEBUG\n<1 3> _Preview {} } }\n#endif"),
      ("let a = \"\\(b) c\"\n#Preview(traits: x) { d }", "\nlet a = \"\\(b) c\"; <1 3>\n_Preview(traits: x) { d } } }"),
      ("a(); #Preview(body: { A() })", "\na(); <1 2> _Preview(body: { A() }) } }"),
    ])
  func places(text: String, expected: String) {
    #expect(short(rewritten("import SwiftUI\n" + text)) == "import SwiftUI" + expected)
  }

  @Test(
    "what is no preview, or is for the macro, stays",
    arguments: [
      "#Preview { A() }", "import SwiftUI\n#Preview", "import SwiftUI\n#Preview {", "import SwiftUI\nstruct A { #Preview {} }",
      "import SwiftUI\nprivate #Preview {}", "import SwiftUI\n// #Preview {}", "import SwiftUI\nlet _Preview = 1\n#Preview {}",
      "import SwiftUI\n#Preview {\n  @Previewable @State var a = 1\n  A(a)\n}", "import SwiftUI\nlet a = \"#Preview {}\"",
    ])
  func nothing(text: String) { #expect(rewritten(text) == nil) }

  @Test("without a file's name nothing is declared")
  func unnamed() { #expect(rewritten("import SwiftUI\n#Preview {}", at: nil) == nil) }
}
