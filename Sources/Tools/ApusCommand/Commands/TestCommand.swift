import Foundation

/// `apus test`: checks the sources' form and that tests name what is public, builds without a warning, runs every test, and tries
/// bad input for a minute.
struct TestCommand {
  static let syntax = CommandSyntax(
    name: "test",
    usage: "[--no-gtk] [--no-fuzz] [--sanitize thread] [arguments of swift test]",
    summary: "Check the sources' form and names, build everything without warnings, and run every test of Apus itself.",
    options: [
      OptionSyntax("--no-gtk", help: "Build and test without GTK."),
      OptionSyntax(noFuzz, help: "Do not try bad input (scripts/fuzz) for a minute after the tests."),
      OptionSyntax(
        Sanitizer.option, value: "thread",
        help: "Look for races (or with address or undefined for other faults) in a build of its own; it takes long."),
    ],
    details: """
      All other arguments go to swift test, such as --filter Layout; with any, no bad input is tried. Under a sanitizer these tests are left out:

      \(Sanitizer.table)

      Exit codes: 0 when everything passed, 1 when something failed.
      """)

  private static let noFuzz = "--no-fuzz"
  /// Seconds for which bad input is tried, all formats together.
  private static let fuzzSeconds = 60

  var traits: Traits
  var wantsFuzz: Bool
  var sanitizer: Sanitizer?
  var selection: TestSelection
  /// What `swift test` is called with, where it is asked for more than to run tests.
  var testArguments: [String]
  var installation: Installation

  /// Takes the words as they are: the options of `swift test` are not ours to check.
  init(words: [String], installation: Installation) throws {
    let chosen = Traits(environment: installation.environment)
    traits = words.contains("--no-gtk") ? chosen.withoutGTK : chosen
    var rest = words.filter { !["--no-gtk", Self.noFuzz].contains($0) }
    sanitizer = try Sanitizer(takenFrom: &rest)
    selection = try TestSelection(takenFrom: &rest)
    testArguments = rest
    wantsFuzz = !words.contains(Self.noFuzz) && rest.isEmpty && selection.isEverything && sanitizer == nil
    self.installation = installation
  }

  func run() throws -> Int32 {
    try installation.requireSources(for: "test")
    guard FileManager.default.changeCurrentDirectoryPath(installation.root.string) else {
      throw CommandError.failure("cannot enter the folder \(installation.root)")
    }
    var report = TestReport()
    var times = TestTimes()
    let form = SourceChecks(root: installation.root, environment: environment)
    // They need no build, which hardly ever keeps all processors busy.
    form.begin()
    let isBuilt = try times.measure("build") { try checkBuild(&report) }
    times.measure("form and names, beyond the build") { report.checks.insert(contentsOf: form.finish(), at: 0) }
    if isBuilt {
      let outcome = try times.measure("tests") { try runTests() }
      times.tests = outcome.tests
      times.processes = outcome.processes
      times.stages += outcome.stages
      report.checks += outcome.checks
      report.counts = outcome.counts
      if !outcome.tests.isEmpty { try keep(times) }
    } else {
      report.add("tests", .skipped, "nothing to run without a build")
    }
    Terminal.print(times.text)
    Terminal.print(report.text)
    return report.hasPassed ? 0 : 1
  }

  /// Writes the times for the next run; one that has left tests out keeps what is known of them.
  private func keep(_ times: TestTimes) throws {
    let file = buildFolder / TestTimes.file.string
    try (selection.isEverything ? times : times.keeping(TestTimes.load(file))).save(file)
  }

  /// Builds all targets with their tests; a warning in our own sources fails, but does not stop.
  private func checkBuild(_ report: inout TestReport) throws -> Bool {
    Terminal.note("building everything")
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

  private func runTests() throws -> TestRun.Outcome {
    guard testArguments.isEmpty else { return try passOn() }
    for test in sanitizer == nil ? [] : Sanitizer.leftOut { Terminal.note("left out: \(test.name), \(test.reason)") }
    let run = TestRun(
      root: installation.root, buildFolder: buildFolder, environment: environment,
      selection: selection.skipping(sanitizer?.leftOutPatterns ?? []))
    return try run.run(fuzzSeconds: wantsFuzz ? Self.fuzzSeconds : nil)
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
