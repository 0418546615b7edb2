import Foundation

/// What `apus check --json` prints; the names stay.
struct CheckReport: Codable, Equatable {
  /// Grows when something is named or meant differently.
  var version = 1
  /// What was checked.
  var path: String
  var target: String?
  var errors: Int
  var warnings: Int
  var diagnostics: [SourceDiagnostic]

  init(path: Path, target: String?, diagnostics: [SourceDiagnostic]) {
    (self.path, self.target, self.diagnostics) = (path.string, target, diagnostics)
    (errors, warnings) = (diagnostics.count(.error), diagnostics.count(.warning))
  }

  /// The report as JSON, with its keys in the order of letters.
  func json() throws -> String { try Self.text(self) }

  /// The report in the Static Analysis Results Interchange Format 2.1.0, which services and editors read.
  func sarif(lines: SourceLines = SourceLines()) throws -> String { try Self.text(SARIFLog(diagnostics, lines: lines)) }

  /// Each message as the compiler writes it, and how many there are.
  func text(lines: SourceLines = SourceLines()) -> [String] {
    let said = diagnostics.map { $0.text { lines.line($1, of: $0) } }
    guard !said.isEmpty else { return [] }
    let counts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    return said + (counts.isEmpty ? [] : [counts.joined(separator: ", ")])
  }

  private static func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder.readable.encode(value), as: UTF8.self)
  }
}
