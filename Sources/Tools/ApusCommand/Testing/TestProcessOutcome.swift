/// What a process's end says of its tests.
struct TestProcessOutcome: Equatable {
  /// The tests that are not to be run again, those among them in which the process ended.
  var tests: [TestID: TestEvents.Test]
  /// What went wrong, a line each.
  var failures: [String]
  /// The suites that cannot count as passed, whatever became of their tests.
  var suspects: Set<String>

  init(_ result: TestProcess.Result, suites: [String], log: Path) {
    let events = result.events
    (tests, failures) = (events.tests, events.failures)
    suspects = Set(tests.filter { $0.value.outcome == .failed }.map(\.key.suite))
    // What is said of no test may concern each suite of the process.
    let ofTests = events.messages.filter { events.tests[$0.key]?.outcome == .failed }.values.reduce(0) { $0 + $1.count }
    if ofTests < events.failures.count { suspects.formUnion(suites) }
    let end = result.hung ? "nothing happened for long" : "the process ended with \(Self.name(ofExit: result.code))"
    if !events.isComplete {
      suspects.formUnion(events.unfinished.isEmpty ? suites : events.unfinished.map(\.suite))
      for test in events.unfinished.sorted() {
        tests[test] = TestEvents.Test(outcome: .failed, seconds: 0)
        failures.append("\(test.text): \(end) in this test; see \(log)")
      }
      if events.unfinished.isEmpty {
        failures.append("\(suites.joined(separator: ", ")): \(end) outside of any test; see \(log)")
      }
    } else if result.code > 1 || result.code == 1 && failures.isEmpty {
      // 1 is how a test program says that tests failed.
      suspects.formUnion(suites)
      failures.append("\(suites.joined(separator: ", ")): \(end) after all tests; see \(log)")
    }
  }

  private static func name(ofExit code: Int32) -> String { code > 128 ? "signal \(code - 128)" : "exit code \(code)" }
}
