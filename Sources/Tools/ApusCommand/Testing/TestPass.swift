import Foundation

/// One build of all targets with their tests, and one run of these.
struct TestPass {
  struct Result {
    var report = TestReport()
    var times = TestTimes()
  }

  var installation: Installation
  var traits: Traits
  var sanitizer: Sanitizer?
  var selection: TestSelection
  /// The revision since which a test's sources must have changed for it to run.
  var changedSince: String?
  /// Whether suites are left out that passed before with what they see now, and those that pass are remembered.
  var remembers = false
  /// What `swift test` is called with, where it is asked for more than to run tests.
  var testArguments: [String] = []
  /// Seconds for which bad input is tried, all formats together; `nil`: not at all.
  var fuzzSeconds: Int?

  /// Builds and runs, with checks that need no build beside it.
  func run(beside form: SourceChecks? = nil) throws -> Result {
    var result = Result()
    // The sources as they are built now.
    var memory = remembers ? try self.memory() : nil
    // They need no build, which hardly ever keeps all processors busy.
    form?.begin()
    let isBuilt = try result.times.measure("build") { try checkBuild(&result.report) }
    if let form {
      result.times.measure("form and names, beyond the build") { result.report.checks.insert(contentsOf: form.finish(), at: 0) }
      result.times.stages += form.stages
    }
    guard isBuilt else {
      result.report.add("tests", .skipped, "nothing to run without a build")
      return result
    }
    let outcome = try result.times.measure("tests") { try runTests(memory) }
    if memory == nil {
      // A fault counts, however it was found: with --all, or in a part of the tests.
      try PassedSuites.forget(outcome.suspects, in: buildFolder)
    } else {
      try memory?.note(outcome)
    }
    result.times.tests = outcome.tests
    result.times.processes = outcome.processes
    result.times.stages += outcome.stages
    result.report.checks += outcome.checks
    result.report.counts = outcome.counts
    if !outcome.tests.isEmpty { try keep(result.times, isWhole: outcome.unchanged.isEmpty) }
    return result
  }

  /// Writes the times for the next run; one that has left tests out keeps what is known of them.
  private func keep(_ times: TestTimes, isWhole: Bool) throws {
    let file = buildFolder / TestTimes.file.string
    try (isWhole && selection.isEverything && changedSince == nil ? times : times.keeping(TestTimes.load(file))).save(file)
  }

  /// Builds all targets with their tests; a warning in our own sources fails, but does not stop.
  private func checkBuild(_ report: inout TestReport) throws -> Bool {
    Terminal.note("building everything\(sanitizer.map { " with the \($0.kind) sanitizer" } ?? "")")
    let logFile = buildFolder / "apus-warnings.json"
    var log = WarningLog(logFile)
    var printer = ProgressPrinter()
    let code = try swift(["build", "--build-tests"] + buildArguments).run { line in
      printer.show(line)
      log.read(line)
    }
    try log.save(logFile)
    report.add("build", code == 0 ? .passed : .failed, code == 0 ? "all targets and tests" : "exit code \(code)")
    for entry in log.entries { Terminal.note(entry.text) }
    let count = log.entries.count
    report.add("warnings", count == 0 ? .passed : .failed, count == 1 ? "1 warning, above" : "\(count) warnings")
    return code == 0
  }

  private func runTests(_ memory: TestMemory?) throws -> TestRun.Outcome {
    guard testArguments.isEmpty else { return try passOn() }
    for test in sanitizer == nil ? [] : Sanitizer.leftOut { Terminal.note("left out: \(test.name), \(test.reason)") }
    let run = TestRun(
      root: installation.root, buildFolder: buildFolder, environment: environment,
      selection: selection.skipping(sanitizer?.leftOutPatterns ?? []), changes: try changes(), memory: memory)
    return try run.run(fuzzSeconds: fuzzSeconds)
  }

  private func changes() throws -> TestRun.Changes? {
    guard let changedSince else { return nil }
    return TestRun.Changes(
      files: try ChangedFiles(since: changedSince, in: installation.root, environment: environment).files,
      tests: try Self.changedTests(installation))
  }

  private static func changedTests(_ installation: Installation) throws -> ChangedTests {
    let cache = try ManifestCache(installation: installation, toolchain: Toolchain(installation))
    return try ChangedTests(manifest: try cache.manifest(of: installation.root), root: installation.root)
  }

  private func memory() throws -> TestMemory? {
    let toolchain = try Toolchain(installation).version
    return try TestMemory(
      root: installation.root, buildFolder: buildFolder,
      surroundings: PassedSuites.surroundings(toolchain: toolchain, traits: traits, environment: environment),
      environment: environment, tests: { [installation] in try Self.changedTests(installation) })
  }

  /// Leaves it to `swift test` what its own arguments mean.
  private func passOn() throws -> TestRun.Outcome {
    Terminal.note("running the tests")
    var tally = TestTally()
    let chosen = selection.filters.flatMap { ["--filter", $0] } + selection.skips.flatMap { ["--skip", $0] }
    let arguments = buildArguments + (sanitizer?.leftOutPatterns.flatMap { ["--skip", $0] } ?? []) + chosen + testArguments
    let code = try swift(["test", "--skip-build"] + arguments).run { line in
      Terminal.progress(line + "\n")
      tally.read(line)
    }
    // A run that finds no test is a mistake in the set-up or in a filter, never a success.
    let listed = testArguments.contains("list")
    let hasPassed = code == 0 && (tally.total > 0 || listed)
    let note = tally.total == 0 && !listed ? "no test ran" : "\(tally.total) tests ran"
    let check = TestReport.Check(
      name: "tests", outcome: hasPassed ? .passed : .failed, note: code == 0 ? note : "\(note), exit code \(code)")
    return TestRun.Outcome(checks: [check])
  }

  /// What tells builds and runs of one kind from those of another.
  private var buildArguments: [String] { traits.swiftArguments + (sanitizer?.buildArguments ?? []) }

  private var buildFolder: Path { installation.root / (sanitizer?.scratchPath ?? ".build") }

  private var environment: [String: String] {
    let outer = installation.environment
    return outer.merging(sanitizer?.environment(over: outer, root: installation.root) ?? [:]) { $1 }
  }

  private func swift(_ arguments: [String]) -> Subprocess {
    Subprocess(program: "swift", arguments: arguments, environment: environment)
  }
}
