import Foundation

/// What came of the last thorough run, as a section of a page.
struct QualityRecord: Equatable {
  struct Part: Equatable {
    var name: String
    /// What was counted: tests and bad input.
    var counts: String
    var seconds: Double
    /// The checks that failed, each with its note.
    var failures: [String]
  }

  var date: String
  var commit: String
  var parts: [Part]

  static let page = Path("docs/Quality.md")
  static let begin = "<!-- apus test --thorough writes from here -->"
  static let end = "<!-- to here -->"

  /// The day in Greenwich.
  static func today(_ date: Date = Date()) -> String { date.formatted(.iso8601.year().month().day()) }

  var hasPassed: Bool { parts.allSatisfy { $0.failures.isEmpty } }

  mutating func add(_ name: String, _ result: TestPass.Result) {
    let checks = result.report.checks
    let inputs = checks.first { $0.name == "fuzz" }.map { [$0.note] } ?? []
    let stages = result.times.stages.filter { !$0.isBeside }
    parts.append(
      Part(
        name: name, counts: ([result.report.counts ?? "no test ran"] + inputs).joined(separator: "; "),
        seconds: stages.reduce(0) { $0 + $1.seconds },
        failures: checks.filter { $0.outcome != .passed }.map { "\($0.name): \($0.note)" }))
  }

  /// A table with a line for each part.
  var text: String {
    let rows = parts.map { part in
      let failures = part.failures.isEmpty ? "none" : part.failures.joined(separator: "; ").replacing("|", with: "\\|")
      return "| \(part.name) | \(part.counts) | \(Duration.seconds(part.seconds).short) | \(failures) |"
    }
    let head = ["\(date), commit \(commit): \(hasPassed ? "everything passed." : "something failed.")", ""]
    return (head + ["| run | counted | took | failed |", "| --- | --- | --- | --- |"] + rows).joined(separator: "\n")
  }

  /// A page's text with this between the marks that it must have.
  func inserted(into page: String) throws -> String {
    guard let begin = page.range(of: Self.begin), let end = page.range(of: Self.end), begin.upperBound <= end.lowerBound else {
      throw CommandError.failure("\(Self.page) needs the lines '\(Self.begin)' and '\(Self.end)' around the result")
    }
    return page[..<begin.upperBound] + "\n\(text)\n" + page[end.lowerBound...]
  }
}
