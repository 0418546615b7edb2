import Foundation
import Testing

@testable import ApusCommand

@Suite("Reports of a check")
struct CheckReportTests {
  private let folder: TemporaryFolder
  private let report: CheckReport

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["My App.swift": "let é = a\n"])
    let file = (folder.path / "My App.swift").string
    let range = SourceDiagnostic.Span(line: 1, column: 10, endLine: 1, endColumn: 11)
    var error = SourceDiagnostic(file: file, line: 1, column: 10, severity: .error, message: "no a")
    error.ranges = [range]
    error.notes = [
      .init(file: file, line: 1, column: 5, message: "here", fixIts: [.init(file: file, range: range, replacement: "b")]),
      .init(file: "", line: 0, column: 0, message: "nowhere"),
    ]
    report = CheckReport(
      path: folder.path, target: "App",
      diagnostics: [error, .general("odd", severity: .warning, category: "apus-compiler")])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("the names in JSON stay")
  func json() throws {
    let object = try object(try report.json())
    #expect(Set(object.keys) == ["version", "path", "target", "errors", "warnings", "diagnostics"])
    #expect(object["errors"] as? Int == 1 && object["warnings"] as? Int == 1)
    let first = try #require((object["diagnostics"] as? [[String: Any]])?.first)
    #expect(Set(first.keys) == ["file", "line", "column", "severity", "message", "ranges", "notes", "fixIts"])
    let note = try #require((first["notes"] as? [[String: Any]])?.first)
    let fixIt = try #require((note["fixIts"] as? [[String: Any]])?.first)
    #expect(Set(fixIt.keys) == ["file", "range", "replacement"])
    #expect(Set((fixIt["range"] as? [String: Int] ?? [:]).keys) == ["line", "column", "endLine", "endColumn"])
    #expect(try JSONDecoder().decode(CheckReport.self, from: Data(report.json().utf8)) == report)
  }

  @Test("SARIF has what its schema requires; columns count code points")
  func sarif() throws {
    let log = try object(try report.sarif())
    #expect(log["version"] as? String == "2.1.0" && (log["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "apus check" && run["columnKind"] as? String == "unicodeCodePoints")
    #expect((driver?["rules"] as? [[String: String]])?.compactMap { $0["id"] } == ["apus-compiler", "swift"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    #expect((results[0]["message"] as? [String: String])?["text"] == "no a\nnowhere")
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let uri = (location["artifactLocation"] as? [String: String])?["uri"]
    #expect(uri?.hasPrefix("file:///") == true && uri?.hasSuffix("My%20App.swift") == true)
    #expect(location["region"] as? [String: Int] == ["startLine": 1, "startColumn": 9, "endLine": 1, "endColumn": 10])
    #expect((results[1]["locations"] as? [Any])?.isEmpty == true)
    let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(SARIFLog([], lines: SourceLines()).runs.map(\.results.count) == [0], "a run without results is one, too")
    #expect(replacement["deletedRegion"] != nil && replacement["insertedContent"] as? [String: String] == ["text": "b"])
  }

  @Test("text ends with how many there are, and a clean app gives none")
  func text() {
    #expect(report.text().last == "1 error, 1 warning")
    #expect(CheckReport(path: Path("/a"), target: nil, diagnostics: []).text().isEmpty)
  }

  @Test("lines are read once, end where the compiler sees their end, and what is not there has none")
  func lines() throws {
    let lines = SourceLines()
    let file = (folder.path / "My App.swift").string
    #expect(lines.line(1, of: file) == "let é = a" && lines.line(9, of: file) == nil && lines.line(1, of: "/no") == nil)
    #expect(lines.codePointColumn(10, line: 1, of: file) == 9 && lines.codePointColumn(3, line: 1, of: "/no") == 3)
    try folder.write(["Odd.swift": "a\u{2028}b\u{C}c\r\nd\n"])
    let odd = (folder.path / "Odd.swift").string
    #expect(lines.line(1, of: odd) == "a\u{2028}b\u{C}c" && lines.line(2, of: odd) == "d")
  }
}
