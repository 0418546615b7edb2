/// What one process runs: whole suites, so that what a suite sets up for its tests stays with them.
struct TestChunk: Equatable {
  var suites: [String]
  var tests: Set<TestID>
  /// Seconds that it will probably take.
  var seconds: Double

  /// Splits tests into chunks of some seconds, those that take longest first, so that all processes are busy to the end.
  ///
  /// `seconds` tells how long a suite took the last time; one that was never timed counts as a tenth of a second for each test.
  /// Every test is in one chunk.
  static func split(_ tests: [TestID], seconds: [String: Double], each goal: Double) -> [TestChunk] {
    let suites = Dictionary(grouping: tests, by: \.suite).map { suite, tests in
      TestChunk(suites: [suite], tests: Set(tests), seconds: seconds[suite] ?? Double(tests.count) / 10)
    }
    let ordered = suites.sorted { ($0.seconds, $1.suites[0]) > ($1.seconds, $0.suites[0]) }
    var chunks = ordered.filter { $0.seconds >= goal }
    var open: [String: TestChunk] = [:]
    // Suites of one target share a process: it loads and warms up the same things.
    for suite in ordered.dropFirst(chunks.count) {
      let target = suite.tests.first?.target ?? ""
      var chunk = open.removeValue(forKey: target) ?? TestChunk(suites: [], tests: [], seconds: 0)
      chunk.suites += suite.suites
      chunk.tests.formUnion(suite.tests)
      chunk.seconds += suite.seconds
      if chunk.seconds >= goal { chunks.append(chunk) } else { open[target] = chunk }
    }
    chunks += open.values
    return chunks.sorted { ($0.seconds, $1.suites[0]) > ($1.seconds, $0.suites[0]) }
  }

  /// What the test program is told to run it, without tests that have been run already.
  func arguments(skipping done: Set<TestID>) -> [String] {
    ["--filter", TestID.pattern(suites: suites.sorted())] + done.sorted().flatMap { ["--skip", $0.pattern] }
  }
}
