/// What the checks of `apus test` found, as a few lines to read at the end.
struct TestReport: Equatable {
  enum Outcome: String { case passed, failed, skipped }

  struct Check: Equatable {
    var name: String
    var outcome: Outcome
    /// What was looked at, or what was found.
    var note: String
  }

  var checks: [Check] = []
  /// How many tests passed and failed; stands alone on the last line.
  var counts: String?

  mutating func add(_ name: String, _ outcome: Outcome, _ note: String) {
    checks.append(Check(name: name, outcome: outcome, note: note))
  }

  var hasPassed: Bool { checks.allSatisfy { $0.outcome == .passed } }

  var text: String {
    let lines = checks.map { check in
      let name = check.name + String(repeating: " ", count: max(1, 10 - check.name.count))
      let outcome = check.outcome.rawValue + String(repeating: " ", count: 9 - check.outcome.rawValue.count)
      return "  \(name)\(outcome)\(check.note)"
    }
    let end = [hasPassed ? "Everything passed." : "Something failed."] + (counts.map { [$0] } ?? [])
    return (["", "Summary"] + lines + end).joined(separator: "\n")
  }
}
