import Foundation

/// `apus test`: checks the sources' form and that tests name what is public, builds without a warning, and runs every test while it
/// tries bad input for a minute.
struct TestCommand {
  static let syntax = CommandSyntax(
    name: "test",
    usage: "[PATH] [--no-gtk] [--no-fuzz] [--all] [--changed [REVISION]] [--sanitize thread] [arguments of swift test]",
    summary: "Run the tests of a project or a package; without a PATH, check, build and test Apus itself.",
    options: [
      OptionSyntax(TestOptions.noGTK, help: "Build and test without GTK."),
      OptionSyntax(TestOptions.noFuzz, help: "Do not try bad input (scripts/fuzz) for a minute beside the tests."),
      OptionSyntax(TestOptions.all, help: "Run what has passed before, too, though nothing has changed that it can see."),
      OptionSyntax(
        TestOptions.changed, value: "REVISION",
        help: "Run only what can be reached by what differs from a revision, or from what was committed last."),
      OptionSyntax(
        Sanitizer.option, value: "thread",
        help: "Look for races (or with address or undefined for other faults) in a build of its own; it takes long."),
      OptionSyntax(
        TestOptions.thorough,
        help: "Try all seeds of random tests and ten minutes of bad input, then all sanitizers; write docs/Quality.md."),
      OptionSyntax(
        TestOptions.mutants, value: "SEED",
        help: "Change a line in each of twenty sources, in a copy, and see whether tests notice each; it takes long."),
      OptionSyntax(
        TestOptions.buildTimes, help: "Build in a folder of its own, and list the slowest modules, functions and expressions."),
    ],
    details: """
      With the PATH of an Xcode project or a Swift Playgrounds app, the unit tests of its app are built against it and run:
      XCTest's, then Swift Testing's; then the tests of its interface (XCUITest), which start the app and use it without a window;
      of a package, those that swift test runs. --filter and --skip choose tests by regular expressions for names such as
      AppTests.RowTests/testTitle; --list prints the names and runs nothing; --junit FILE writes the outcomes as JUnit's XML;
      --attachments FOLDER keeps what tests of the interface attach. --target, --scheme, --configuration, --os, --package, --allow-plugins and --no-gtk are those of
      apus run; all other arguments go to the tests' program. What follows is for Apus itself.

      --filter and --skip choose tests as for swift test; with them no bad input is tried. All other arguments go to swift test.
      A suite that has passed is run again when something has changed that it can see: sources, by the targets that it depends on
      and the files that it names, the toolchain, the system's packages, the environment, or the day, which chooses seeds. One of
      which a test was skipped runs each time. .build/apus-passed-tests.json knows of those that passed; --all runs all.

      Tests run in several processes. Times of stages, targets, suites and tests are kept in .build/apus-test-times.json, what the
      processes wrote in .build/apus-test-runs. Random tests try a tenth of their seeds, chosen by the day;
      APUS_SEEDS=2026-11-23 apus test repeats that day's choice, and APUS_SEEDS=all tries all.

      Under a sanitizer these tests are left out:

      \(Sanitizer.table)

      Exit codes: 0 when everything passed, 1 when something failed.
      """)

  /// Seconds for which bad input is tried, all formats together.
  private static let fuzzSeconds = 60

  var options: TestOptions
  /// The tests of an app, where a PATH was given.
  var appTests: AppTestRun?
  var installation: Installation

  init(words: [String], installation: Installation) throws {
    self.installation = installation
    guard let path = words.first, !path.hasPrefix("-"),
      let place = Path(path).absolute(in: installation.workingFolder).real, place != installation.root.real
    else {
      options = try TestOptions(words: words)
      return
    }
    options = try TestOptions(words: [])
    appTests = try AppTestRun(path: path, words: Array(words.dropFirst()), installation: installation)
  }

  var traits: Traits {
    let chosen = Traits(environment: installation.environment)
    return options.withoutGTK ? chosen.withoutGTK : chosen
  }

  func run() throws -> Int32 {
    if let appTests { return try appTests.run() }
    try installation.requireSources(for: "test")
    guard FileManager.default.changeCurrentDirectoryPath(installation.root.string) else {
      throw CommandError.failure("cannot enter the folder \(installation.root)")
    }
    if options.wantsBuildTimes { return try BuildTimesRun(installation: installation, traits: traits).run() }
    if let seed = options.mutants { return try MutationRun(installation: installation, traits: traits, seed: seed).run() }
    if options.isThorough { return try ThoroughRun(installation: installation, traits: traits).run() }
    if let sanitizer = options.sanitizer,
      try !sanitizer.isSupported(root: installation.root, environment: installation.environment)
    {
      throw CommandError.failure("the compiler has no \(sanitizer.kind) sanitizer for this system")
    }
    let pass = TestPass(
      installation: installation, traits: traits, sanitizer: options.sanitizer, selection: options.selection,
      changedSince: options.changedSince, remembers: options.remembers, testArguments: options.rest,
      fuzzSeconds: options.wantsFuzz ? Self.fuzzSeconds : nil)
    let result = try pass.run(beside: SourceChecks(root: installation.root, environment: installation.environment))
    Terminal.print(result.times.text)
    Terminal.print(result.report.text)
    return result.report.hasPassed ? 0 : 1
  }
}
