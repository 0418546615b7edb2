import Foundation
import LaunchContract

/// An executable with what it is told about its screen.
struct Launch {
  var executable: Path
  /// What the app's project starts it with; the settings come after it.
  var arguments: [String] = []
  var environment: [EnvironmentVariable] = []
  var settings: DisplaySettings

  init(executable: Path, settings: DisplaySettings) {
    (self.executable, self.settings) = (executable, settings)
  }

  init(_ app: BuiltApp, settings: DisplaySettings) {
    self.init(executable: app.executable, settings: settings)
    (arguments, environment) = (app.arguments, app.environment)
  }

  /// The host that is used: the one asked for, else a window where there is a display and GTK was built.
  static func host(
    for settings: DisplaySettings, traits: Traits, environment: [String: String]
  ) -> LaunchRequest.Host {
    settings.request.host ?? .standard(in: environment, hasGTK: traits.hasGTK)
  }

  /// The variables that carry the settings; `--env` comes last and wins.
  func variables(host: LaunchRequest.Host, output: Path?) throws -> [EnvironmentVariable] {
    var request = settings.request
    request.host = host
    request.output = output?.string
    let variables = try request.variables().map { EnvironmentVariable(name: $0.variable.name, value: $0.value) }
    return variables + settings.variables
  }

  /// Becomes the app, in a window.
  ///
  /// Ctrl-C, signals and the exit code are the app's own.
  func openWindow(environment: [String: String]) throws -> Never {
    try process(host: .gtk, output: nil, environment: environment).replaceProcess()
  }

  /// Runs the app to its end, without a window.
  func run(environment: [String: String]) throws -> Int32 {
    try process(host: .image, output: nil, environment: environment).run()
  }

  /// Runs the app until it has drawn its picture.
  ///
  /// The app writes beside `output`; only a finished picture takes its name, so a failure leaves an earlier one alone.
  /// - Returns: The app's exit code; where it is 0 the file is there.
  func writeImage(to output: Path, environment: [String: String]) throws -> Int32 {
    guard access(output.parent.string, W_OK | X_OK) == 0 else {
      throw CommandError.failure("cannot write \(output): \(String(cString: strerror(errno)))")
    }
    // The app finds the kind of the file in its name.
    let unfinished = try Path.makeFile(
      in: output.parent, prefix: ".\(output.stem.shortened)-", suffix: ".\(output.fileExtension)")
    defer { try? unfinished.remove() }
    let code = try process(host: .image, output: unfinished, environment: environment).run(output: .standardError)
    guard code == 0 else { return code }
    guard let status = FileStatus(of: unfinished), status.kind == .file, status.size > 0 else {
      throw CommandError.failure("\(executable.name) ended without drawing its picture")
    }
    try unfinished.move(over: output)
    return 0
  }

  private func process(
    host: LaunchRequest.Host, output: Path?, environment: [String: String]
  ) throws -> Subprocess {
    var merged = environment
    for variable in try self.environment + variables(host: host, output: output) { merged[variable.name] = variable.value }
    return Subprocess(program: executable.string, arguments: arguments, environment: merged)
  }
}
