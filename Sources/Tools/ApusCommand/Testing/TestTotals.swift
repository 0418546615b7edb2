/// How many tests passed and failed, and whether those that ran are those that were to run.
struct TestTotals: Equatable {
  var passed = 0
  var failed = 0
  var skipped = 0
  /// How many passed in an earlier run and were left out, since nothing has changed that they can see.
  var earlier = 0
  /// What does not agree, a line for each target.
  var differences: [String] = []

  /// Compares the tests that were to run with those that did, exactly.
  init(chosen: [TestID], ran: [TestID: TestEvents.Test], earlier: Int = 0) {
    self.earlier = earlier
    for test in ran.values {
      switch test.outcome {
      case .passed: passed += 1
      case .failed: failed += 1
      case .skipped: skipped += 1
      }
    }
    let (wanted, found) = (Set(chosen), Set(ran.keys))
    for target in Set(wanted.union(found).map(\.target)).sorted() {
      let lost = wanted.subtracting(found).filter { $0.target == target }.sorted()
      let added = found.subtracting(wanted).filter { $0.target == target }.sorted()
      let count = wanted.count { $0.target == target }
      if !lost.isEmpty { differences.append("\(target): \(lost.count) of \(count) tests did not run: \(Self.names(lost))") }
      if !added.isEmpty { differences.append("\(target): \(added.count) tests ran that were not chosen: \(Self.names(added))") }
    }
  }

  /// A run that finds no test is a mistake in the set-up or in a filter, never a success.
  var hasPassed: Bool { failed == 0 && differences.isEmpty && passed + earlier > 0 }

  /// The counts in a form that other programs may look for.
  var line: String {
    "\(passed) passed, \(failed) failed" + (skipped > 0 ? ", \(skipped) skipped" : "")
      + (earlier > 0 ? "; \(earlier) passed before and see no change (--all runs them, too)" : "")
  }

  private static func names(_ tests: [TestID]) -> String { tests.map(\.text).joined(separator: ", ") }
}
