import Foundation
import Synchronization

/// Runs the tests that were built, as many processes at a time as there are processors and one more, and bad input beside them.
struct TestRun {
  struct Outcome {
    var tests: [String: TestEvents.Test] = [:]
    var processes: [TestTimes.Run] = []
    /// What ran beside the tests, with its time.
    var stages: [TestTimes.Stage] = []
    var checks: [TestReport.Check] = []
    /// How many tests passed and failed, for the last line.
    var counts: String?
    /// Suites that were left out, as they passed before and nothing has changed that they can see.
    var unchanged: Set<String> = []
    /// Suites that cannot count as passed.
    var suspects: Set<String> = []
    /// All tests that there are.
    var listed: [TestID] = []
  }

  /// What has changed, and what that can reach.
  struct Changes {
    var files: [Path]
    var tests: ChangedTests
  }

  var root: Path
  var buildFolder: Path
  var environment: [String: String]
  var selection: TestSelection
  /// Leaves out what they cannot reach.
  var changes: Changes?
  /// Leaves out what has passed before and cannot have changed since; `nil`: nothing.
  var memory: TestMemory?
  /// Seconds of one process; loading the program and what tests share takes half a second.
  var chunkSeconds = 12.0
  /// Seconds without an event after which a process counts as hanging.
  var patience = 600.0
  /// Whether one failure is all that is asked for: what has not begun by then does not run.
  var endsWithFailure = false

  /// Some tests wait, for windows and for other programs, so that one process more than there are processors keeps these busy.
  private var lanes: Int { ProcessInfo.processInfo.activeProcessorCount + 1 }
  private var products: Path { buildFolder / "debug" }
  private var program: Path { products / "ApusPackageTests.xctest" }

  /// Runs what is selected; `fuzzSeconds` is how long bad input is tried meanwhile, `nil`: not at all.
  func run(fuzzSeconds: Int?) throws -> Outcome {
    let listed = try TestList(of: program, environment: environment)
    let reach = self.reach(in: listed)
    let all = listed.swiftTests + listed.xcTests
    let unchanged = try memory?.unchanged(in: all) ?? []
    func chosen(_ tests: [TestID]) throws -> [TestID] {
      try selection.chosen(from: tests.filter { reach.contains($0) && !unchanged.contains($0.suite) })
    }
    let (swiftTests, xcTests) = (try chosen(listed.swiftTests), try chosen(listed.xcTests))
    let chosen = swiftTests + xcTests
    let earlier = all.count { unchanged.contains($0.suite) }
    if earlier > 0 { Terminal.note("\(earlier) tests passed before, and nothing has changed that they can see") }
    if chosen.isEmpty, changes != nil, selection.isEverything {
      return Outcome(checks: [.init(name: "tests", outcome: .passed, note: "no test can be reached by what has changed")])
    }
    let seeds = SeedChoice.value(in: environment)
    Terminal.note("running \(chosen.count) tests; \(SeedChoice.variable)=\(seeds) chooses the seeds of random ones")
    let seconds = try TestTimes.known(in: buildFolder, root: root)
    let chunks =
      TestChunk.split(swiftTests, of: listed.swiftTests, seconds: seconds, each: chunkSeconds)
      + TestChunk.split(xcTests, of: listed.xcTests, seconds: seconds, each: chunkSeconds).map(\.ofXCTest)
    let lanes = try TestLanes(
      chunks.sorted { $0.seconds > $1.seconds }, program: program,
      environment: environment.merging([SeedChoice.variable: seeds]) { $1 }, folder: buildFolder / "apus-test-runs",
      patience: patience, endsWithFailure: endsWithFailure)
    let fuzz = Mutex<(check: TestReport.Check, stage: TestTimes.Stage)?>(nil)
    var beside: [@Sendable () -> Void] = []
    if let fuzzSeconds {
      beside.append { [self] in
        let result = self.fuzz(seconds: fuzzSeconds)
        fuzz.withLock { $0 = result }
      }
    }
    let summary = lanes.run(lanes: self.lanes, beside: beside)
    if let error = summary.error { throw CommandError.failure("the tests cannot be run: \(error)") }
    var outcome = outcome(of: summary, chosen: chosen, earlier: earlier)
    (outcome.unchanged, outcome.listed) = (unchanged, all)
    if let result = fuzz.withLock({ $0 }) {
      outcome.checks.append(result.check)
      outcome.stages.append(result.stage)
    }
    return outcome
  }

  /// The tests that changes can reach; says so.
  private func reach(in listed: TestList) -> ChangedTests.Reach {
    guard let changes else { return .everything(because: "nothing is left out") }
    let suites = Set((listed.swiftTests + listed.xcTests).map(\.suite))
    let reach = changes.tests.reach(of: changes.files, suites: suites)
    Terminal.note("\(changes.files.count) files have changed, which reach \(reach.text)")
    return reach
  }

  private func outcome(of summary: TestLanes.Summary, chosen: [TestID], earlier: Int) -> Outcome {
    let isCutShort = endsWithFailure && !summary.failures.isEmpty
    let totals = TestTotals(
      chosen: isCutShort ? chosen.filter { summary.tests[$0] != nil } : chosen, ran: summary.tests, earlier: earlier)
    Terminal.progress(TestProgress.clearing)
    for difference in totals.differences { Terminal.note(difference) }
    for failure in summary.failures { Terminal.print("✘ \(failure)") }
    let hasPassed = totals.hasPassed && summary.failures.isEmpty
    let note =
      totals.differences.isEmpty ? totals.line : totals.line + "; not all that were chosen ran, or others did, see above"
    return Outcome(
      tests: Dictionary(uniqueKeysWithValues: summary.tests.map { ($0.key.text, $0.value) }), processes: summary.processes,
      checks: [
        .init(
          name: "tests", outcome: hasPassed ? .passed : .failed, note: chosen.isEmpty && earlier == 0 ? "no test ran" : note)
      ],
      counts: totals.line, suspects: summary.suspects)
  }

  /// Tries bad input on all that reads formats from outside; the same in every run, so that it fails in every run or in none.
  private func fuzz(seconds: Int) -> (TestReport.Check, TestTimes.Stage) {
    var count = 0
    var output = ""
    let start = ContinuousClock.now
    let code = try? Subprocess(
      program: (products / "ApusFuzz").string, arguments: ["all", "--seconds", String(seconds)], environment: environment
    ).run { line in
      output += "  \(line)\n"
      count += line.firstMatch(of: /: ([0-9]+) inputs/).flatMap { Int($0.1) } ?? 0
    }
    if code != 0 { Terminal.progress(TestProgress.clearing + output) }
    let note = "\(count) inputs\(code == 0 ? "" : ", exit code \(code ?? -1)")"
    return (
      .init(name: "fuzz", outcome: code == 0 ? .passed : .failed, note: note),
      .init(name: "fuzz, \(TestTimes.Stage.beside) the tests", seconds: (ContinuousClock.now - start) / .seconds(1))
    )
  }
}
