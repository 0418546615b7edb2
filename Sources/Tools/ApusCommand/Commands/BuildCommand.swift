import LaunchContract
import RemoteControl

/// `apus build`: builds an app without showing it.
struct BuildCommand: Command {
  static let syntax = CommandSyntax(
    name: "build",
    usage: "[PATH] [--json] [--previews] [options]",
    summary: "Build an app without showing it, and print where its executable lies.",
    options: [
      OptionSyntax("--json", help: "Print name, executable, arguments and environment of the app as JSON in one line."),
      OptionSyntax("--previews", help: "Build what shows the previews, which needs no app."),
    ] + BuildSettings.options,
    details: """
      PATH is what apus run takes; a package's Package.swift runs while it is built (see apus run --help). The executable reads
      how it is to show itself from these variables:

      \(LaunchVariable.table)
      """)

  var location: AppLocation
  var build: BuildSettings
  var printsJSON: Bool
  var isForPreviews: Bool
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let path = try arguments.onlyPath(of: "build")
    build = try BuildSettings(arguments, environment: installation.environment)
    printsJSON = arguments["--json"] != nil
    isForPreviews = arguments["--previews"] != nil
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    self.installation = installation
  }

  func run() throws -> Int32 {
    let app = try AppBuilder(location: location, settings: build, installation: installation)
      .build(forPreviews: isForPreviews)
    Terminal.print(printsJSON ? try JSONValue(encoding: app.description).text : app.executable.string)
    return 0
  }
}

extension LaunchVariable {
  /// A line for each variable.
  fileprivate static var table: String {
    let width = (allCases.map(\.name.count).max() ?? 0) + 2
    return allCases.map { "  " + $0.name + String(repeating: " ", count: width - $0.name.count) + $0.meaning }
      .joined(separator: "\n")
  }
}
