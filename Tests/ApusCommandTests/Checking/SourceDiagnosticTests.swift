import Testing

@testable import ApusCommand

@Suite("What is said of a place in sources")
struct SourceDiagnosticTests {
  private func error(_ file: String, _ line: Int, _ message: String) -> SourceDiagnostic {
    SourceDiagnostic(file: file, line: line, column: 1, severity: .error, message: message)
  }

  @Test("files and lines are in order, and each thing is said once")
  func order() {
    let all = [error("/b", 1, "x"), error("/a", 9, "y"), error("/a", 2, "z"), error("/a", 9, "w"), error("/a", 9, "y")]
    #expect(all.inOrder.map(\.message) == ["z", "y", "w", "x"])
    #expect(all.count(.error) == 5 && all.count(.warning) == 0)
    #expect(!all[0].isSame(as: all[1]) && all[1].isSame(as: all[4]))
  }

  @Test("lines in the compiler's manner are read; a note joins what it is about")
  func reading() {
    let all = SourceDiagnostic.all(in: [
      "\u{1B}[1m/a b.swift:3:5: \u{1B}[0merror: no", "/a b.swift:3:6: note: because", "code",
      "macro expansion @Entry:2:3: error: x",
      "<unknown>:0: error: module 'A' cannot be loaded",
    ])
    #expect(all.map(\.message) == ["no", "module 'A' cannot be loaded"])
    #expect(all[0].file == "/a b.swift" && all[0].line == 3 && all[0].column == 5)
    #expect(all[0].notes.map(\.message) == ["because"])
    #expect(all[1].file == "" && all[1].category == "apus-compiler")
  }

  @Test("text is the compiler's: the place, the line, a mark below the letter")
  func text() {
    var diagnostic = SourceDiagnostic(
      file: "/a", line: 12, column: 4, severity: .warning, message: "old", category: "Deprecated")
    let range = SourceDiagnostic.Span(line: 12, column: 4, endLine: 12, endColumn: 5)
    diagnostic.notes = [.init(file: "", line: 0, column: 0, message: "so it is")]
    diagnostic.fixIts = [.init(file: "/a", range: range, replacement: "b")]
    let text = diagnostic.text { file, line in file == "/a" && line == 12 ? "\té c" : nil }
    #expect(
      text == """
        /a:12:4: warning: old [Deprecated]
        12 | \té c
           | \t ^
           | 12:4: write "b"
        note: so it is
        """)
  }
}

@Suite("Places in sources that the compiler read another text of")
struct RewrittenPlacesTests {
  private let places = RewrittenPlaces(
    text: "#if true \nlet a = b\nimport SwiftUI ; x", source: "#if os(iOS)\nlet a = b\nimport UIKit.A; x", file: "/a")

  private func original(_ line: Int, _ column: Int) -> SourceDiagnostic {
    var diagnostic = SourceDiagnostic(file: "/a", line: line, column: column, severity: .error, message: "")
    let range = SourceDiagnostic.Span(line: line, column: column, endLine: line, endColumn: column)
    diagnostic.fixIts = [.init(file: "/a", range: range, replacement: "y")]
    return places.original(diagnostic)
  }

  @Test("lines that are the same lead to themselves, and a line of another file, too")
  func same() {
    #expect(original(2, 9).column == 9 && original(2, 9).fixIts.count == 1)
    let other = SourceDiagnostic(file: "/b", line: 1, column: 7, severity: .error, message: "")
    #expect(places.original(other) == other)
  }

  @Test("what stands behind a longer or shorter part has the source's column")
  func behind() {
    let text = RewrittenPlaces(text: "ab true cd", source: "ab os(iOS) cd", file: "/a")
    let found = text.original(SourceDiagnostic(file: "/a", line: 1, column: 9, severity: .error, message: ""))
    #expect(found.column == 12)
  }

  @Test(
    "marked text has no place of its own, and what stands behind it has the source's",
    arguments: [(3, 3), (5, 5), (17, 6), (37, 8)])
  func marked(column: Int, expected: Int) {
    let line = "a { }" + WrittenText.mark("; func b() {}") + " }"
    #expect(WrittenText.removed(from: line) == "a { } }" && WrittenText.removed(from: "a /*apus*/ b") == "a /*apus*/ b")
    let text = RewrittenPlaces(text: line, source: "a { } }", file: "/a")
    #expect(
      text.original(SourceDiagnostic(file: "/a", line: 1, column: column, severity: .error, message: "")).column == expected)
  }

  @Test("a change of what the source has not is left out")
  func changes() {
    #expect(original(1, 6).fixIts.isEmpty && original(1, 6).column == 5)
    #expect(original(1, 3).fixIts.count == 1)
  }
}
