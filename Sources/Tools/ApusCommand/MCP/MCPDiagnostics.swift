import Foundation
import RemoteControl

/// What the compiler says of sources.
struct MCPDiagnostics: Equatable {
  /// One error or warning.
  struct Diagnostic: Equatable {
    var file: String
    var line: Int
    var column: Int
    var severity: String
    var message: String
    var notes: [String] = []
    /// The line with a mark below the place; `nil` where the source has none.
    var source: String?

    var text: String {
      let place = file.isEmpty ? "" : "\(file):\(line):\(column): "
      let said = "\(place)\(severity): \(message)"
      return ([said] + [source].compactMap { $0 } + notes.map { "  note: \($0)" }).joined(separator: "\n")
    }

    var values: JSONValue {
      var value: JSONValue = [
        "file": .string(file), "line": JSONValue(line), "column": JSONValue(column), "severity": .string(severity),
        "message": .string(message),
      ]
      value["source"] = source.map { .string($0) }
      if !notes.isEmpty { value["notes"] = .array(notes.map { .string($0) }) }
      return value
    }
  }

  private(set) var all: [Diagnostic] = []

  /// The most that are told.
  static let mostTold = 30
  private static let mostKept = 1_000
  /// The most letters that are shown of a line.
  private static let mostLetters = 160

  /// Finds them among the lines of a build; what is of no place in sources is said by the build's own last words.
  init(buildLines: [String], project: MCPProject) {
    self.init(SourceDiagnostic.all(in: buildLines).filter { !$0.file.isEmpty && $0.severity != .note }.inOrder, project)
  }

  /// Reads what `apus check --json` prints; `nil` where it is none of that.
  init?(checkOutput: String, project: MCPProject) {
    guard let report = try? JSONDecoder().decode(CheckReport.self, from: Data(checkOutput.utf8)) else { return nil }
    self.init(report.diagnostics, project)
  }

  private init(_ diagnostics: [SourceDiagnostic], _ project: MCPProject) {
    let lines = SourceLines()
    for found in diagnostics.prefix(Self.mostKept) where found.severity != .remark {
      let fixes = found.fixIts.map { "a fix: line \($0.range.line) gets \"\($0.replacement.onOneLine)\" there" }
      let code = found.file.isEmpty ? nil : lines.line(found.line, of: found.file)
      all.append(
        Diagnostic(
          file: project.short(found.file), line: found.line, column: found.column, severity: found.severity.rawValue,
          message: String(found.message.prefix(1_000)),
          notes: (found.notes.map(\.message) + fixes).prefix(5).map(\.onOneLine),
          source: code.map {
            SourceExcerpt($0, line: found.line, column: found.column, limit: Self.mostLetters).text
          }))
    }
    all = all.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  /// The errors, each with its place and notes.
  var errors: [String] { all.filter { $0.severity == "error" }.map(\.text) }

  func count(_ severity: String) -> Int { all.count { $0.severity == severity } }

  /// The gravest ones, and how many there are besides.
  var text: String {
    let rest = all.count - Self.mostTold
    return (all.prefix(Self.mostTold).map(\.text) + (rest > 0 ? ["… and \(rest) more"] : [])).joined(separator: "\n")
  }

  var values: JSONValue { .array(all.prefix(Self.mostTold).map(\.values)) }
}

extension MCPDiagnostics.Diagnostic {
  fileprivate var rank: Int { ["error", "warning"].firstIndex(of: severity) ?? 2 }
}
