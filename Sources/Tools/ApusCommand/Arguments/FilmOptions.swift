import LaunchContract

/// The options that ask for a film of an app.
enum FilmOptions {
  static let all: [OptionSyntax] = [
    OptionSyntax(
      "--record", value: "OUT", help: "Also write a film of the actions: OUT.gif, OUT.apng, or a folder of PNG files."),
    OptionSyntax("--fps", value: "N", help: "Pictures a second of the film, 1 to 120; 60 unless said."),
  ]

  /// The film that a command line asks for; `nil` where it asks for none.
  static func film(in arguments: ParsedArguments, workingFolder: Path) throws -> Film? {
    let rate = try arguments["--fps"].map { text in
      guard let rate = FrameRate(text: text) else {
        throw CommandError.usage("--fps is \"\(text)\"; use \(FrameRate.rule)")
      }
      return rate
    }
    guard let text = arguments["--record"] else {
      guard rate == nil else { throw CommandError.usage("--fps says how fast a film is; add --record OUT") }
      return nil
    }
    guard !text.isEmpty else { throw CommandError.usage("--record needs a name: OUT.gif, OUT.apng or a folder") }
    let output = Path(text).absolute(in: workingFolder)
    guard output.parent.isFolder else { throw CommandError.usage("there is no folder \(output.parent) to write to") }
    guard let film = Film(output: output.string, rate: rate ?? .standard) else {
      throw CommandError.usage("a film ends in .gif or .apng, or is a folder; '\(text)' does neither")
    }
    return film
  }
}
