import LaunchContract

/// `apus dev`: builds an app, shows it, and keeps what shows as its sources are while these are written.
struct DevCommand: Command {
  static let syntax = CommandSyntax(
    name: "dev",
    usage: "[PATH] [options]",
    summary: "Build an app, show it, and show each change of its sources at once, in the state that it was in.",
    options: [
      OptionSyntax("--serve", help: "Show it on a page for browsers of this machine instead; its address is printed."),
      OptionSyntax("--port", value: "N", help: "The page's port, 1024 to 65535; a free one unless given."),
    ] + DisplaySettings.options + BuildSettings.options,
    details: """
      Takes what apus run takes. Sources, resources, packages and the project are watched; a change is built, and the new build
      takes the old one's place with its state: what was typed, where it was scrolled to, which screens are open. What cannot be
      kept is named. Errors show over the last build that works, and here; the next good build takes them away.

      With --serve nothing is needed but a browser: the page takes mouse, touch and keys, and has dark mode, sizes of text,
      languages, devices and previews at hand. Only who has the printed address gets in.

      Keys: r restarts the app without its state, q quits. Closing the window ends, too. Without a display, or with --host image,
      each build writes NAME.png.

      Exit codes: 0 where the person has ended it, 1 where it could not begin, 2 for a wrong command line.
      """)

  var location: AppLocation
  var display: DisplaySettings
  var build: BuildSettings
  /// Whether it shows on a page, and on which port.
  var page: Page?
  var installation: Installation

  /// A page for browsers.
  struct Page: Equatable {
    /// `nil`: one that is free.
    var port: Int?
  }

  init(_ arguments: ParsedArguments, installation: Installation) throws {
    let path = try arguments.onlyPath(of: "dev")
    display = try DisplaySettings(arguments)
    build = try BuildSettings(arguments, environment: installation.environment)
    try display.checkHost(with: build.traits)
    page = try Self.page(arguments, display)
    location = try AppLocation(path, workingFolder: installation.workingFolder)
    self.installation = installation
  }

  private static func page(_ arguments: ParsedArguments, _ display: DisplaySettings) throws -> Page? {
    let port = try arguments["--port"].map { text in
      guard let port = Int(text), (1024...65_535).contains(port) else {
        throw CommandError.usage("--port is a number from 1024 to 65535, not '\(text)'")
      }
      return port
    }
    guard arguments["--serve"] != nil else {
      guard port == nil else { throw CommandError.usage("--port is that of a page; add --serve") }
      return nil
    }
    guard display.request.host == nil else { throw CommandError.usage("--serve shows a page, so leave --host out") }
    return Page(port: port)
  }

  func run() throws -> Int32 {
    let keys = DevKeys()
    defer { keys.end() }
    let folder = try Path.makeTemporaryFolder(for: "dev")
    defer { try? folder.remove() }
    let output = DevOutput(say: Terminal.note, show: { Terminal.progress($0 + "\n") })
    let builder = AppRebuilder(
      location, settings: build, preview: display.request.preview, installation: installation, output: output)
    let watch = try SourceWatches.watch(builder.places, say: Terminal.note)
    if keys.hasTerminal { Terminal.note("keys: r restarts without the state, q quits") }
    let loop = DevLoop(
      stage: try stage(in: folder), builder: builder, watch: watch, person: keys, saved: folder / "state.json", say: Terminal.note
    )
    try loop.run()
    return 0
  }

  /// Where the app is shown: on a page where one is asked for, in a window where there is a display, else as an image file.
  private func stage(in folder: Path) throws -> any DevStage {
    let hear = { (line: String) in Terminal.progress(line + "\n") }
    if let page {
      let stage = try PageStage(
        display, preview: display.request.preview, port: page.port, installation: installation, print: hear)
      Terminal.print(stage.address)
      return stage
    }
    switch Launch.host(for: display, traits: build.traits, environment: installation.environment) {
    case .gtk: return WindowStage(display: display, scratch: folder / "frame.png", installation: installation, hear: hear)
    case .image:
      let file = installation.workingFolder / "\(location.path.stem).png"
      return PictureStage(file: file, display: display, installation: installation, hear: hear)
    }
  }
}
