import Foundation

/// An executable with what it is told about its screen.
///
/// The app gets its settings as variables: `APUS_HOST` (gtk or image), `APUS_SIZE` (390x844), `APUS_SCALE`,
/// `APUS_COLOR_SCHEME`, `APUS_LOCALE`, `APUS_TEXT_SIZE`, `APUS_OUTPUT` (a PNG file's path) and `APUS_ACTIONS` (JSON).
struct Launch {
  var executable: Path
  var settings: DisplaySettings
  var actions: [SnapshotAction] = []
  var film: Film?

  /// The host that is used: the one asked for, else a window where there is a display and GTK was built.
  static func host(for settings: DisplaySettings, traits: Traits, environment: [String: String]) -> DisplaySettings.Host {
    if let host = settings.host { return host }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
    return hasDisplay && traits.hasGTK ? .gtk : .image
  }

  /// The variables that carry the settings; `--env` comes last and wins.
  func variables(host: DisplaySettings.Host, output: Path?) throws -> [EnvironmentVariable] {
    var variables = [EnvironmentVariable(name: "APUS_HOST", value: host.rawValue)]
    func add(_ name: String, _ value: String?) {
      if let value { variables.append(EnvironmentVariable(name: name, value: value)) }
    }
    add("APUS_SIZE", settings.size?.description)
    add("APUS_SCALE", settings.scale.map(shortest))
    add("APUS_COLOR_SCHEME", settings.colorScheme?.rawValue)
    add("APUS_LOCALE", settings.locale)
    add("APUS_TEXT_SIZE", settings.textSize?.rawValue)
    add("APUS_OUTPUT", output?.string)
    add("APUS_ACTIONS", actions.isEmpty ? nil : try SnapshotAction.json(actions))
    add("APUS_RECORD_FILM", film?.output.string)
    add("APUS_RECORD_RATE", film.map { "\($0.rate)" })
    return variables + settings.variables
  }

  /// Becomes the app, in a window.
  ///
  /// Ctrl-C, signals and the exit code are the app's own.
  func openWindow(environment: [String: String]) throws -> Never {
    try process(host: .gtk, output: nil, environment: environment).replaceProcess()
  }

  /// Runs the app until it has drawn its picture.
  ///
  /// The app writes beside `output`; only a finished picture takes its name, so a failure leaves an earlier one alone.
  /// - Returns: The app's exit code; where it is 0 the file is there.
  func writeImage(to output: Path, environment: [String: String]) throws -> Int32 {
    let unfinished = output.parent / ".\(output.stem)-\(getpid()).png"
    defer { try? unfinished.remove() }
    let code = try process(host: .image, output: unfinished, environment: environment).run(output: .standardError)
    guard code == 0 else { return code }
    guard unfinished.isFile else {
      throw CommandError.failure("\(executable.name) ended without drawing its picture")
    }
    try unfinished.move(over: output)
    return 0
  }

  private func process(
    host: DisplaySettings.Host, output: Path?, environment: [String: String]
  ) throws -> Subprocess {
    var merged = environment
    for variable in try variables(host: host, output: output) { merged[variable.name] = variable.value }
    return Subprocess(program: executable.string, environment: merged)
  }
}
