import LaunchContract
import RemoteControl

extension RemoteSession {
  /// Starts a built app; what it is told about its screen is where it begins.
  convenience init(_ app: BuiltApp, request: LaunchRequest, installation: Installation) throws {
    var settings = DisplaySettings()
    settings.request = request
    settings.request.preview = nil
    var environment = installation.environment
    for variable in try app.environment + Launch(app, settings: settings).variables(host: .image, output: nil) {
      environment[variable.name] = variable.value
    }
    let program = ProgramStart(program: app.executable.string, arguments: app.arguments, environment: environment)
    do { try self.init(program) } catch let error as StartError { throw CommandError.failure(error.description) }
  }

  /// Writes what shows as a PNG file, or a part of it, in so many pixels a point.
  @discardableResult
  func picture(_ file: Path, scale: Double? = nil, region: RemoteRect? = nil) throws -> RemotePicture {
    try picture(file.string, scale: scale, region: region)
  }
}
