/// `apus build`: builds an app without showing it.
struct BuildCommand: Command {
  static let syntax = CommandSyntax(
    name: "build",
    usage: "PATH [options]",
    summary: "Build an app without showing it, and print where its executable lies.",
    options: BuildSettings.options,
    details: """
      PATH is what apus run takes. The executable reads its screen from the variables APUS_HOST (gtk or image), APUS_SIZE, \
      APUS_SCALE,
      APUS_COLOR_SCHEME, APUS_LOCALE, APUS_TEXT_SIZE and APUS_OUTPUT; APUS_TRACE=frames prints what each frame cost.
      """)

  var location: AppLocation
  var build: BuildSettings
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let path = try arguments.onlyPath(of: "build")
    build = try BuildSettings(arguments, environment: installation.environment)
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    self.installation = installation
  }

  func run() throws -> Int32 {
    Terminal.print(try AppBuilder(location: location, settings: build, installation: installation).build().executable.string)
    return 0
  }
}
