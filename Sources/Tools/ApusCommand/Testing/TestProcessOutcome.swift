/// What a process's end says of its tests.
struct TestProcessOutcome: Equatable {
  /// The tests that are not to be run again, those among them in which the process ended.
  var tests: [TestID: TestEvents.Test]
  /// What went wrong, a line each.
  var failures: [String]

  init(_ result: TestProcess.Result, suites: [String], log: Path) {
    let events = result.events
    (tests, failures) = (events.tests, events.failures)
    let end = result.hung ? "nothing happened for long" : "the process ended with \(Self.name(ofExit: result.code))"
    if !events.isComplete {
      for test in events.unfinished.sorted() {
        tests[test] = TestEvents.Test(outcome: .failed, seconds: 0)
        failures.append("\(test.text): \(end) in this test; see \(log)")
      }
      if events.unfinished.isEmpty {
        failures.append("\(suites.joined(separator: ", ")): \(end) outside of any test; see \(log)")
      }
    } else if result.code > 1 || result.code == 1 && failures.isEmpty {
      // 1 is how a test program says that tests failed.
      failures.append("\(suites.joined(separator: ", ")): \(end) after all tests; see \(log)")
    }
  }

  private static func name(ofExit code: Int32) -> String { code > 128 ? "signal \(code - 128)" : "exit code \(code)" }
}
