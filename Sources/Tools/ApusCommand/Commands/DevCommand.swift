import Foundation
import LaunchContract

/// `apus dev`: builds an app, shows it, and keeps what shows as its sources are while these are written.
struct DevCommand: Command {
  static let syntax = CommandSyntax(
    name: "dev",
    usage: "[PATH] [options]",
    summary: "Build an app, show it, and show each change of its sources at once, in the state that it was in.",
    options: DisplaySettings.options + BuildSettings.options,
    details: """
      Takes what apus run takes. Sources, resources, packages and the project are watched; a change is built, and the new build
      takes the old one's place with its state: what was typed, where it was scrolled to, which screens are open. What cannot be
      kept is named. Errors show over the last build that works, and here; the next good build takes them away.

      Keys: r begins with the app's first screen, q ends. Closing the window ends, too. Without a display, or with --host image,
      each build writes NAME.png.

      Exit codes: 0 where the person has ended it, 1 where it could not begin, 2 for a wrong command line.
      """)

  var location: AppLocation
  var display: DisplaySettings
  var build: BuildSettings
  var installation: Installation

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let path = try arguments.onlyPath(of: "dev")
    display = try DisplaySettings(arguments)
    build = try BuildSettings(arguments, environment: installation.environment)
    if display.request.host == .gtk, !build.traits.hasGTK {
      throw CommandError.usage("--host gtk needs GTK, which --no-gtk or APUS_TRAITS leaves out")
    }
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    self.installation = installation
  }

  func run() throws -> Int32 {
    let keys = DevKeys()
    defer { keys.end() }
    let folder = try temporaryFolder()
    defer { try? folder.remove() }
    let output = DevOutput(say: Terminal.note, show: { Terminal.progress($0 + "\n") })
    let builder = AppRebuilder(
      location, settings: build, preview: display.request.preview, installation: installation, output: output)
    let watch = try SourceWatches.watch(builder.places, say: Terminal.note)
    if keys.hasTerminal { Terminal.note("keys: r begins anew, q ends") }
    let loop = DevLoop(
      stage: stage, builder: builder, watch: watch, person: keys, saved: folder / "state.json", say: Terminal.note)
    try loop.run()
    return 0
  }

  /// Where the app is shown: in a window where there is a display, else as an image file.
  private var stage: any DevStage {
    let hear = { (line: String) in Terminal.progress(line + "\n") }
    switch Launch.host(for: display, traits: build.traits, environment: installation.environment) {
    case .gtk: return WindowStage(display: display, installation: installation, hear: hear)
    case .image:
      let file = installation.workingFolder / "\(location.path.stem).png"
      return PictureStage(file: file, display: display, installation: installation, hear: hear)
    }
  }

  /// A folder for what the app saves, which only this person can read.
  private func temporaryFolder() throws -> Path {
    var name = Array((Path(FileManager.default.temporaryDirectory.path) / "apus-dev-XXXXXX").string.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw CommandError.failure("cannot make a temporary folder: \(String(cString: strerror(errno)))")
    }
    return Path(String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}
