import LaunchContract

/// `apus previews`: builds an app and lists its previews.
struct PreviewsCommand: Command {
  static let syntax = CommandSyntax(
    name: "previews",
    usage: "[PATH] [options]",
    summary: "Build an app and list its previews: number, name and where each was written.",
    options: BuildSettings.options,
    details: """
      Previews are what #Preview and PreviewProvider declare; they need no app (see apus preview --help). apus snapshot PATH --preview NAME -o OUT.png takes the picture of
      one, apus run PATH --preview NAME shows it.
      """)

  var location: AppLocation
  var build: BuildSettings
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let path = try arguments.onlyPath(of: "previews")
    build = try BuildSettings(arguments, environment: installation.environment)
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    self.installation = installation
  }

  func run() throws -> Int32 {
    let app = try AppBuilder(location: location, settings: build, installation: installation).build(forPreviews: true)
    var display = DisplaySettings()
    display.request.preview = LaunchRequest.allPreviews
    return try Launch(app, settings: display).run(environment: installation.environment)
  }
}
