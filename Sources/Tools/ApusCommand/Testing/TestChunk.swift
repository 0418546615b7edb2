/// What one process runs: whole suites, so that what a suite sets up for its tests stays with them.
struct TestChunk: Equatable {
  var suites: [String]
  var tests: Set<TestID>
  /// Seconds that it will probably take.
  var seconds: Double
  /// Suites of which a filter chose only some tests.
  var partial: Set<String> = []
  var library = TestLibrary.swiftTesting

  /// Splits tests into chunks of some seconds, those that take longest first, so that all processes are busy to the end.
  ///
  /// `all` are those from which the tests were chosen; of a suite that was chosen as a whole its name is enough. `seconds` tells how
  /// long a suite took the last time; one that was never timed counts as a tenth of a second for each test. Every test is in one
  /// chunk.
  static func split(_ tests: [TestID], of all: [TestID], seconds: [String: Double], each goal: Double) -> [TestChunk] {
    let counts = Dictionary(all.map { ($0.suite, 1) }, uniquingKeysWith: +)
    let suites = Dictionary(grouping: tests, by: \.suite).map { suite, tests in
      let share = Double(tests.count) / Double(max(counts[suite] ?? 1, 1))
      return TestChunk(
        suites: [suite], tests: Set(tests), seconds: seconds[suite].map { $0 * share } ?? Double(tests.count) / 10,
        partial: share < 1 ? [suite] : [])
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
      chunk.partial.formUnion(suite.partial)
      chunk.seconds += suite.seconds
      if chunk.seconds >= goal { chunks.append(chunk) } else { open[target] = chunk }
    }
    chunks += open.values
    return chunks.sorted { ($0.seconds, $1.suites[0]) > ($1.seconds, $0.suites[0]) }
  }

  /// The same for tests that are written with XCTest.
  var ofXCTest: TestChunk {
    var copy = self
    copy.library = .xcTest
    return copy
  }

  /// What the test program is told to run it, without tests that have been run already.
  func arguments(skipping done: Set<TestID>) -> [String] {
    switch library {
    case .xcTest: return [tests.subtracting(done).sorted().map(\.text).joined(separator: ",")]
    case .swiftTesting:
      let whole = suites.filter { !partial.contains($0) }.sorted()
      let single = tests.filter { partial.contains($0.suite) }.subtracting(done).sorted()
      let patterns = (whole.isEmpty ? [] : [TestID.pattern(suites: whole)]) + single.map(\.pattern)
      return ["--testing-library", "swift-testing", "--no-parallel"] + patterns.flatMap { ["--filter", $0] }
        + done.filter { !partial.contains($0.suite) }.sorted().flatMap { ["--skip", $0.pattern] }
    }
  }
}

/// What a test is written with.
enum TestLibrary: Equatable { case swiftTesting, xcTest }
