import LaunchContract
import RemoteControl

extension RemoteSession {
  /// Starts a built app; what it is told about its screen is where it begins.
  convenience init(_ app: BuiltApp, request: LaunchRequest, installation: Installation) throws {
    var settings = DisplaySettings()
    settings.request = request
    settings.request.preview = nil
    try self.init(app, settings: settings, showsWindows: false, installation: installation)
  }

  /// Starts a built app, in windows with its own output, or without both.
  convenience init(_ app: BuiltApp, settings: DisplaySettings, showsWindows: Bool, installation: Installation) throws {
    let launch = Launch(app, settings: settings)
    var environment = installation.environment
    for variable in try app.environment + launch.variables(host: showsWindows ? .gtk : .image, output: nil) {
      environment[variable.name] = variable.value
    }
    let program = ProgramStart(program: app.executable.string, arguments: app.arguments, environment: environment)
    do {
      try self.init(program, variable: showsWindows ? .dev : .remote, showsOutput: showsWindows)
    } catch let error as StartError {
      throw CommandError.failure(error.description)
    }
  }

  /// Writes what shows as a PNG file, or a part of it, in so many pixels a point.
  @discardableResult
  func picture(_ file: Path, scale: Double? = nil, region: RemoteRect? = nil) throws -> RemotePicture {
    try picture(file.string, scale: scale, region: region)
  }
}
