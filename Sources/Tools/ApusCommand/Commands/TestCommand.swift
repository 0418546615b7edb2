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
  var testArguments: [String]
  var installation: Installation

  /// Takes the words as they are: the options of `swift test` are not ours to check.
  init(words: [String], installation: Installation) throws {
    let chosen = Traits(environment: installation.environment)
    traits = words.contains("--no-gtk") ? chosen.withoutGTK : chosen
    testArguments = words.filter { $0 != "--no-gtk" && $0 != Self.noFuzz }
    sanitizer = try Sanitizer(takenFrom: &testArguments)
    wantsFuzz = !words.contains(Self.noFuzz) && testArguments.isEmpty && sanitizer == nil
    self.installation = installation
  }

  func run() throws -> Int32 {
    guard FileManager.default.changeCurrentDirectoryPath(installation.root.string) else {
      throw CommandError.failure("cannot enter the folder \(installation.root)")
    }
    var report = TestReport()
    try checkFormat(&report)
    try checkNames(&report)
    if try checkBuild(&report) {
      try runTests(&report)
      if wantsFuzz { try fuzz(&report) }
    } else {
      report.add("tests", .skipped, "nothing to run without a build")
    }
    Terminal.print(report.text)
    return report.hasPassed ? 0 : 1
  }

  private func checkFormat(_ report: inout TestReport) throws {
    Terminal.note("checking the sources' form")
    let places = ["Sources", "Tests", "Examples", "Benchmarks", "Package.swift"]
      .filter { (installation.root / $0).exists }
    let count = try places.reduce(0) { try $0 + SwiftFiles(below: installation.root / $1).files.count }
    let code = try swift(["format", "lint", "--strict", "--parallel", "--recursive"] + places).run(
      output: .standardError)
    let findings = "swift format lint found something; swift format --in-place mends most of it"
    report.add("form", code == 0 ? .passed : .failed, code == 0 ? "\(count) Swift files" : findings)
  }

  /// Whether tests name everything public, and names lead to files.
  private func checkNames(_ report: inout TestReport) throws {
    Terminal.note("looking for names that no test knows")
    let names = try NamesCheck(root: installation.root)
    for finding in names.findings { Terminal.note(finding) }
    report.add("names", names.findings.isEmpty ? .passed : .failed, names.summary)
  }

  /// Builds all targets with their tests; a warning in our own sources fails, but does not stop.
  private func checkBuild(_ report: inout TestReport) throws -> Bool {
    Terminal.note("building everything")
    let logFile = installation.root / (sanitizer?.scratchPath ?? ".build") / "apus-warnings.json"
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

  private func runTests(_ report: inout TestReport) throws {
    Terminal.note("running the tests")
    for test in sanitizer == nil ? [] : Sanitizer.leftOut { Terminal.note("left out: \(test.name), \(test.reason)") }
    var tally = TestTally()
    let arguments = buildArguments + (sanitizer?.testArguments ?? []) + testArguments
    let code = try swift(["test", "--skip-build"] + arguments).run { line in
      Terminal.progress(line + "\n")
      tally.read(line)
    }
    // A run that finds no test is a mistake in the set-up or in a filter, never a success.
    let listed = testArguments.contains("list")
    let hasPassed = code == 0 && (tally.total > 0 || listed)
    let note = tally.total == 0 && !listed ? "no test ran" : "\(tally.total) tests ran"
    report.add("tests", hasPassed ? .passed : .failed, code == 0 ? note : "\(note), exit code \(code)")
  }

  /// Tries bad input on all that reads formats from outside; the same in every run, so that it fails in every run or in none.
  private func fuzz(_ report: inout TestReport) throws {
    Terminal.note("trying bad input for \(Self.fuzzSeconds) s")
    let program = installation.root / ".build/debug/ApusFuzz"
    let fuzz = Subprocess(
      program: program.string, arguments: ["all", "--seconds", String(Self.fuzzSeconds)], environment: installation.environment)
    var count = 0
    let code = try fuzz.run { line in
      Terminal.progress("  \(line)\n")
      count += line.firstMatch(of: /: ([0-9]+) inputs/).flatMap { Int($0.1) } ?? 0
    }
    report.add("fuzz", code == 0 ? .passed : .failed, "\(count) inputs\(code == 0 ? "" : ", exit code \(code)")")
  }

  /// What tells builds and runs of one kind from those of another.
  private var buildArguments: [String] { traits.swiftArguments + (sanitizer?.buildArguments ?? []) }

  private func swift(_ arguments: [String]) -> Subprocess {
    let outer = installation.environment
    let own = sanitizer?.environment(over: outer, root: installation.root) ?? [:]
    return Subprocess(program: "swift", arguments: arguments, environment: outer.merging(own) { $1 })
  }
}
