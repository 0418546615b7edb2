import LaunchContract

/// `apus run`: builds an app and shows it.
struct RunCommand: Command {
  static let syntax = CommandSyntax(
    name: "run",
    usage: "[PATH] [options]",
    summary: "Build an app and show it: in a window where there is a display, else as an image file.",
    options: DisplaySettings.options + BuildSettings.options,
    details: """
      PATH is an Xcode project or workspace, a folder that holds one, a Swift package with an executable target, a folder of
      Swift sources with an @main App, or one Swift file; the folder here where none is given. apus list tells what a project
      has. Sources without a project are compiled as Swift 5 unless a comment line // swift-version: 6 says otherwise.

      Every Package.swift that is used runs to be read, with your rights and without a sandbox: look at packages of others
      first. Their macros and build tools run only with --allow-plugins, a project's scripts only with --run-scripts; of all
      else nothing runs before the app.

      Exit codes: 0 or the app's own, 1 when it does not compile, 2 for a wrong command line.
      """)

  var location: AppLocation
  var display: DisplaySettings
  var build: BuildSettings
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let path = try arguments.onlyPath(of: "run")
    display = try DisplaySettings(arguments)
    build = try BuildSettings(arguments, environment: installation.environment)
    try display.checkHost(with: build.traits)
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    self.installation = installation
  }

  func run() throws -> Int32 {
    let app = try AppBuilder(location: location, settings: build, installation: installation)
      .build(forPreviews: display.request.preview != nil)
    let launch = Launch(app, settings: display)
    switch Launch.host(for: display, traits: build.traits, environment: installation.environment) {
    case .gtk: try launch.openWindow(environment: installation.environment)
    case .image:
      let output = installation.workingFolder / "\(app.name).png"
      let code = try launch.writeImage(to: output, environment: installation.environment)
      if code == 0 { Terminal.print(output.string) }
      return code
    }
  }
}
