import Foundation

/// A log in the Static Analysis Results Interchange Format 2.1.0 (OASIS), with the parts of it that messages of a compiler need.
struct SARIFLog: Encodable {
  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    var columnKind = "unicodeCodePoints"
  }

  struct Tool: Encodable { var driver: Driver }

  struct Driver: Encodable {
    var name = "apus check"
    var version = Version.current
    var rules: [Rule]
  }

  struct Rule: Encodable { var id: String }

  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
    var fixes: [Fix]?
  }

  struct Message: Encodable { var text: String }

  struct Location: Encodable {
    var physicalLocation: PhysicalLocation
    var message: Message?
  }

  struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  struct ArtifactLocation: Encodable { var uri: String }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int?
    var endColumn: Int?
  }

  struct Fix: Encodable {
    var description: Message
    var artifactChanges: [ArtifactChange]
  }

  struct ArtifactChange: Encodable {
    var artifactLocation: ArtifactLocation
    var replacements: [Replacement]
  }

  struct Replacement: Encodable {
    var deletedRegion: Region
    var insertedContent: Message
  }

  var version = "2.1.0"
  var schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  /// Writes messages down; lines of their files tell columns, which count code points here.
  init(_ diagnostics: [SourceDiagnostic], lines: SourceLines) {
    let writer = SARIFWriter(lines: lines)
    let results = diagnostics.map(writer.result)
    let rules = Set(results.map(\.ruleId)).sorted().map(Rule.init)
    runs = [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]
  }
}

/// Makes the format's words of this tool's.
private struct SARIFWriter {
  var lines: SourceLines

  func result(_ diagnostic: SourceDiagnostic) -> SARIFLog.Result {
    let related = diagnostic.notes.compactMap { note in
      location(note.file, note.line, note.column, message: note.message)
    }
    let places = [(diagnostic.message, diagnostic.fixIts)] + diagnostic.notes.map { ($0.message, $0.fixIts) }
    let fixes = places.compactMap { fix($0, $1) }
    // The first part that the message is about and that begins at its place tells where that ends.
    let range = diagnostic.ranges.first { ($0.line, $0.column) == (diagnostic.line, diagnostic.column) }
    // What has no place must be in the text.
    let placeless = diagnostic.notes.filter { $0.file.isEmpty || $0.line < 1 }.map { "\n" + $0.message }.joined()
    return SARIFLog.Result(
      ruleId: diagnostic.category ?? "swift", level: level(diagnostic.severity),
      message: .init(text: diagnostic.message + placeless),
      locations: [location(diagnostic.file, diagnostic.line, diagnostic.column, range: range)].compactMap { $0 },
      relatedLocations: related.isEmpty ? nil : related, fixes: fixes.isEmpty ? nil : fixes)
  }

  private func level(_ severity: SourceDiagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note, .remark: "note"
    }
  }

  private func location(
    _ file: String, _ line: Int, _ column: Int, range: SourceDiagnostic.Span? = nil, message: String? = nil
  ) -> SARIFLog.Location? {
    guard !file.isEmpty, line >= 1 else { return nil }
    let span = range ?? .init(line: line, column: column, endLine: line, endColumn: column)
    return .init(
      physicalLocation: .init(artifactLocation: artifact(file), region: region(span, of: file, hasEnd: range != nil)),
      message: message.map(SARIFLog.Message.init))
  }

  private func artifact(_ file: String) -> SARIFLog.ArtifactLocation {
    .init(uri: URL(fileURLWithPath: file, isDirectory: false).absoluteString)
  }

  private func region(_ span: SourceDiagnostic.Span, of file: String, hasEnd: Bool) -> SARIFLog.Region {
    let column = { lines.codePointColumn($0, line: $1, of: file) }
    return .init(
      startLine: max(span.line, 1), startColumn: column(span.column, span.line),
      endLine: hasEnd ? max(span.endLine, 1) : nil, endColumn: hasEnd ? column(span.endColumn, span.endLine) : nil)
  }

  private func fix(_ message: String, _ fixIts: [SourceDiagnostic.FixIt]) -> SARIFLog.Fix? {
    guard !fixIts.isEmpty else { return nil }
    let files = fixIts.map(\.file).uniqued
    let changes = files.map { file in
      SARIFLog.ArtifactChange(
        artifactLocation: artifact(file),
        replacements: fixIts.filter { $0.file == file }.map {
          .init(deletedRegion: region($0.range, of: file, hasEnd: true), insertedContent: .init(text: $0.replacement))
        })
    }
    return .init(description: .init(text: message), artifactChanges: changes)
  }
}
