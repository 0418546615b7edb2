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

    var text: String {
      let place = file.isEmpty ? "" : "\(file):\(line):\(column): "
      return (["\(place)\(severity): \(message)"] + notes.map { "  note: \($0)" }).joined(separator: "\n")
    }

    var values: JSONValue {
      var value: JSONValue = [
        "file": .string(file), "line": JSONValue(line), "column": JSONValue(column), "severity": .string(severity),
        "message": .string(message),
      ]
      if !notes.isEmpty { value["notes"] = .array(notes.map { .string($0) }) }
      return value
    }
  }

  private(set) var all: [Diagnostic] = []

  /// The most that are told.
  static let mostTold = 30
  private static let mostKept = 1_000

  /// Finds them among the lines of a build.
  init(buildLines: [String], project: MCPProject) {
    var isKnown = false
    for line in buildLines {
      guard let match = line.wholeMatch(of: #/(/?[^:\s][^:]*):(\d+):(\d+): (error|warning|note): (.*)/#),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let message = String(match.5.prefix(1_000))
      if match.4 == "note" {
        if !isKnown, let last = all.indices.last, all[last].notes.count < 5 { all[last].notes.append(message) }
        continue
      }
      let diagnostic = Diagnostic(
        file: project.short(String(match.1)), line: number, column: column, severity: String(match.4), message: message)
      isKnown = all.contains { $0.text.hasPrefix(diagnostic.text) }
      if !isKnown, all.count < Self.mostKept { all.append(diagnostic) }
    }
    sort()
  }

  /// Reads what `apus check --json` prints; `nil` where it is none of that.
  init?(checkOutput: String, project: MCPProject) {
    guard let report = try? JSONDecoder().decode(CheckReport.self, from: Data(checkOutput.utf8)) else { return nil }
    for found in report.diagnostics.prefix(Self.mostKept) where found.severity != .remark {
      let fixes = found.fixIts.map { "a fix: line \($0.range.line) gets \"\($0.replacement.onOneLine)\" there" }
      all.append(
        Diagnostic(
          file: project.short(found.file), line: found.line, column: found.column, severity: found.severity.rawValue,
          message: String(found.message.prefix(1_000)),
          notes: (found.notes.map(\.message) + fixes).prefix(5).map(\.onOneLine)))
    }
    sort()
  }

  private mutating func sort() {
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
