/// `apus check`: says what is wrong with an app's sources, without building it.
struct CheckCommand: Command {
  static let syntax = CommandSyntax(
    name: "check",
    usage: "[PATH] [options]",
    summary: "Say what is wrong with an app's sources, without building it.",
    options: BuildSettings.options + [
      OptionSyntax("--no-tests", help: "Look at apps alone, not at the targets with their unit tests."),
      OptionSyntax("--json", help: "Print one JSON object, for scripts."),
      OptionSyntax("--sarif", help: "Print a log in SARIF 2.1.0, for editors and services that review changes."),
    ],
    details: """
      PATH is what apus run takes. Packages that an app uses are built as for apus build; its own sources become neither code
      nor a program. Where an app is right, the targets with its unit tests are looked at, too. A PATH that is a package itself is built, as its manifest says, and what was said of it is printed.

      --json has path, target, errors and warnings (how many), and diagnostics, each with file, line, column, severity (error,
      warning, note, remark), message, category, ranges, notes (file, line, column, message, fixIts) and fixIts (file, range,
      replacement). Lines and columns begin with 1; columns count bytes of UTF-8. The fixIts of one message belong together.

      Where a name is Apple's and Apus does not have it, that is said in a note. Symbols without a drawing are warned of once.

      Exit codes: 0 without errors, 1 with some.
      """)

  /// How the result is printed.
  enum Format: Equatable { case text, json, sarif }

  var location: AppLocation
  var build: BuildSettings
  var format = Format.text
  var checksTests: Bool
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let path = try arguments.onlyPath(of: "check")
    build = try BuildSettings(arguments, environment: installation.environment)
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    checksTests = arguments["--no-tests"] == nil
    switch (arguments["--json"], arguments["--sarif"]) {
    case (nil, nil): break
    case (_, nil): format = .json
    case (nil, _): format = .sarif
    default: throw CommandError.usage("--json and --sarif are two ways to print one result; give one of them")
    }
    self.installation = installation
  }

  func run() throws -> Int32 {
    let report = try ProjectCheck(
      location: location, settings: build, installation: installation, checksTests: checksTests
    ).run()
    switch format {
    case .text: for line in report.text() { Terminal.print(line) }
    case .json: Terminal.print(try report.json())
    case .sarif: Terminal.print(try report.sarif())
    }
    return report.errors == 0 ? 0 : 1
  }
}
