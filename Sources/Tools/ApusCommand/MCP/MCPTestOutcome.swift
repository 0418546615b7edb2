import RemoteControl

/// What the tests of a project came to, found in what they wrote.
struct MCPTestOutcome: Equatable {
  var passed: Bool
  var summary: [String] = []
  var failures: [String] = []

  private static let mostTold = 40

  /// Reads the lines of `apus test PATH`.
  ///
  /// - Throws: What is wrong where no test ran at all.
  init(_ end: MCPCommandEnd, project: MCPProject) throws {
    passed = end.code == 0
    let lines = end.output.split(whereSeparator: \.isNewline).map(String.init) + end.notes
    for line in lines {
      if line.contains(" recorded an issue") || line.contains(#/^\S+:\d+: error: /#) {
        failures.append(project.short(line.trimmingPrefix(#/^\W+ (?=Test)/#).onOneLine))
      } else if line.contains(#/Test run with \d+ test|Executed \d+ tests?, /#) {
        summary.append(line.trimmingPrefix(#/^\W+/#).onOneLine)
      } else if line.contains(#/^apus: .+ (was not run: |ended with (signal|exit code) \d+)/#) {
        failures.append(String(line.dropFirst(6)).onOneLine)
      } else if line.contains(#/^apus: .+: \d+ tests?(, \d+ (failed|skipped))*$/#) {
        summary.append(String(line.dropFirst(6)).onOneLine)
      }
    }
    // What a target does not compile for comes before that it was not run.
    failures = MCPDiagnostics(buildLines: end.notes, project: project).errors + failures
    // XCTest says it for each suite.
    (summary, failures) = (summary.uniqued, failures.uniqued)
    if !passed, summary.isEmpty, failures.isEmpty {
      throw CommandError.failure(MCPToolbox.failure(of: end, project: project))
    }
  }

  var result: MCPResult {
    let more = failures.count - Self.mostTold
    let lines =
      [passed ? "All tests passed." : "Tests failed."] + summary + failures.prefix(Self.mostTold)
      + (more > 0 ? ["… and \(more) more"] : []) + (passed ? [] : ["Next: mend what failed, then run_tests with a filter."])
    return MCPResult(
      lines.joined(separator: "\n"),
      values: [
        "passed": .bool(passed), "totals": .array(summary.map { .string($0) }),
        "failures": .array(failures.prefix(Self.mostTold).map { .string($0) }),
      ])
  }
}

extension StringProtocol {
  fileprivate var onOneLine: String { String(self).onOneLine }
}
