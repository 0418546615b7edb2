import LaunchContract

/// `apus snapshot`: builds an app, acts on it and takes its picture.
struct SnapshotCommand: Command {
  static let syntax = CommandSyntax(
    name: "snapshot",
    usage: "[PATH] -o OUT.png|pdf|svg [options] [actions in order]",
    summary: "Build an app, act on it in the order given, and write its picture. Needs no display.",
    options: [
      OptionSyntax("--output", "-o", value: "OUT.png", help: "The file to write: pixels (.png), or lines and texts (.pdf, .svg).")
    ]
      + FilmOptions.all + ActionOptions.all + DisplaySettings.options + BuildSettings.options,
    details: """
      The app's clock is virtual: --after 10 costs no ten seconds, and the same command gives the same picture. Only where
      the app itself waits for real time (a Timer, Task.sleep, asyncAfter), it is waited for; --wait waits for networks.

      Example: apus snapshot Examples/TownRanking -o buy.png --color-scheme dark --tap 買って住みたい --after 0.5
               apus snapshot Examples/TownRanking -o buy.png --swipe left --record swipe.gif --fps 30
      """)

  var location: AppLocation
  var output: Path
  var display: DisplaySettings
  var build: BuildSettings
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let path = try arguments.onlyPath(of: "snapshot")
    output = try Self.output(arguments["--output"], workingFolder: installation.workingFolder)
    display = try DisplaySettings(arguments)
    guard display.request.host != .gtk else {
      throw CommandError.usage("apus snapshot draws an image, without a window; leave --host gtk out")
    }
    build = try BuildSettings(arguments, environment: installation.environment)
    display.request.actions = try ActionOptions.actions(in: arguments)
    display.request.film = try FilmOptions.film(in: arguments, workingFolder: installation.workingFolder)
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    self.installation = installation
  }

  func run() throws -> Int32 {
    let app = try AppBuilder(location: location, settings: build, installation: installation)
      .build(forPreviews: display.request.preview != nil)
    let code = try Launch(app, settings: display)
      .writeImage(to: output, environment: installation.environment)
    if code == 0 {
      Terminal.print(output.string)
      if let film = display.request.film { Terminal.print(film.output) }
    }
    return code
  }

  private static func output(_ text: String?, workingFolder: Path) throws -> Path {
    guard let text, !text.isEmpty else { throw CommandError.usage("apus snapshot needs -o OUT.png") }
    let output = Path(text).absolute(in: workingFolder)
    guard ["png", "pdf", "svg"].contains(output.fileExtension) else {
      throw CommandError.usage("the picture is a PNG, PDF or SVG file; '\(text)' does not end in .png, .pdf or .svg")
    }
    guard output.parent.isFolder else { throw CommandError.usage("there is no folder \(output.parent) to write to") }
    guard !output.isFolder else { throw CommandError.usage("\(output) is a folder") }
    return output
  }
}
