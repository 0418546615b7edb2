import Foundation
import Synchronization

/// Runs the tests that were built, as many processes at a time as there are processors and one more, and bad input beside them.
struct TestRun {
  struct Outcome {
    var tests: [String: TestEvents.Test] = [:]
    var processes: [TestTimes.Run] = []
    var checks: [TestReport.Check] = []
  }

  var root: Path
  var buildFolder: Path
  var environment: [String: String]
  var selection: TestSelection
  /// Seconds of one process; loading the program and what tests share takes half a second.
  var chunkSeconds = 12.0

  /// Some tests wait, for windows and for other programs, so that one process more than there are processors keeps these busy.
  private var lanes: Int { ProcessInfo.processInfo.activeProcessorCount + 1 }
  private var products: Path { buildFolder / "debug" }
  private var program: Path { products / "ApusPackageTests.xctest" }
  /// Seconds by suite of a run on another machine, for the first one here.
  private var roughTimes: Path { root / "scripts/test-times.txt" }

  /// Runs what is selected; `fuzzSeconds` is how long bad input is tried meanwhile, `nil`: not at all.
  func run(fuzzSeconds: Int?) throws -> Outcome {
    let listed = try list()
    let chosen = try selection.chosen(from: listed)
    let seeds = SeedChoice.value(in: environment)
    Terminal.note("running \(chosen.count) tests; \(SeedChoice.variable)=\(seeds) chooses the seeds of random ones")
    let folder = buildFolder / "apus-test-runs"
    let lanes = try TestLanes(
      TestChunk.split(chosen, seconds: try knownSeconds(), each: chunkSeconds), program: program,
      arguments: ["--testing-library", "swift-testing", "--no-parallel"],
      environment: environment.merging([SeedChoice.variable: seeds]) { $1 }, folder: folder)
    let others = Mutex<[TestReport.Check]>([])
    var beside: [@Sendable () -> Void] = [
      { [self] in
        let check = xcTests(); others.withLock { $0.append(check) }
      }
    ]
    if let fuzzSeconds {
      beside.append { [self] in
        let check = fuzz(seconds: fuzzSeconds); others.withLock { $0.append(check) }
      }
    }
    if !selection.isEverything { beside = [] }
    let summary = lanes.run(lanes: self.lanes, beside: beside)
    if let error = summary.error { throw CommandError.failure("the tests cannot be run: \(error)") }
    return outcome(of: summary, chosen: chosen, others: others.withLock { $0 })
  }

  private func outcome(of summary: TestLanes.Summary, chosen: [TestID], others: [TestReport.Check]) -> Outcome {
    var outcome = Outcome()
    outcome.tests = Dictionary(uniqueKeysWithValues: summary.tests.map { ($0.key.text, $0.value) })
    outcome.processes = summary.processes
    let lost = Set(chosen).subtracting(summary.tests.keys)
    for test in lost.sorted() { Terminal.note("\(test.text) did not run") }
    for failure in summary.failures { Terminal.print("✘ \(failure)") }
    let counts = Dictionary(grouping: summary.tests.values, by: \.outcome).mapValues(\.count)
    let (passed, failed, skipped) = (counts[.passed] ?? 0, counts[.failed] ?? 0, counts[.skipped] ?? 0)
    // A run that finds no test is a mistake in the set-up or in a filter, never a success.
    let hasPassed = summary.failures.isEmpty && failed == 0 && lost.isEmpty && passed > 0
    var note = "\(passed) passed, \(failed) failed"
    if skipped > 0 { note += ", \(skipped) skipped" }
    Terminal.print(note)
    if !lost.isEmpty { note += ", \(lost.count) of \(chosen.count) did not run" }
    outcome.checks = [.init(name: "tests", outcome: hasPassed ? .passed : .failed, note: note)] + others
    return outcome
  }

  /// All tests of the program.
  private func list() throws -> [TestID] {
    let answer = try Subprocess(
      program: program.string, arguments: ["--testing-library", "swift-testing", "--list-tests"], environment: environment
    ).capture()
    let tests = TestID.list(in: String(decoding: answer.output, as: UTF8.self))
    guard answer.code == 0, !tests.isEmpty else {
      throw CommandError.failure("\(program) lists no tests (exit code \(answer.code))")
    }
    return tests
  }

  private func knownSeconds() throws -> [String: Double] {
    let measured = TestTimes.load(buildFolder / TestTimes.file.string).suites
    guard measured.isEmpty, roughTimes.isFile else { return measured }
    let lines = try roughTimes.readText().split(separator: "\n").filter { !$0.hasPrefix("#") }
    let pairs = lines.compactMap { line -> (String, Double)? in
      let words = line.split(separator: " ")
      return words.count == 2 ? Double(words[1]).map { (String(words[0]), $0) } : nil
    }
    return Dictionary(pairs) { $1 }
  }

  /// The tests that are written for XCTest; there are few.
  private func xcTests() -> TestReport.Check {
    var tally = TestTally()
    var output = ""
    let code = try? Subprocess(program: program.string, environment: environment).run { line in
      tally.read(line)
      output += line + "\n"
    }
    if code != 0 { Terminal.progress(output) }
    let hasPassed = code == 0 && tally.xcTest > 0
    return .init(name: "XCTest", outcome: hasPassed ? .passed : .failed, note: "\(tally.xcTest) tests ran")
  }

  /// Tries bad input on all that reads formats from outside; the same in every run, so that it fails in every run or in none.
  private func fuzz(seconds: Int) -> TestReport.Check {
    var count = 0
    var output = ""
    let code = try? Subprocess(
      program: (products / "ApusFuzz").string, arguments: ["all", "--seconds", String(seconds)], environment: environment
    ).run { line in
      output += "  \(line)\n"
      count += line.firstMatch(of: /: ([0-9]+) inputs/).flatMap { Int($0.1) } ?? 0
    }
    if code != 0 { Terminal.progress(output) }
    return .init(
      name: "fuzz", outcome: code == 0 ? .passed : .failed, note: "\(count) inputs\(code == 0 ? "" : ", exit code \(code ?? -1)")"
    )
  }
}
