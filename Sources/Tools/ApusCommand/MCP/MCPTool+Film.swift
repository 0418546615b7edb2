import LaunchContract
import RemoteControl

extension MCPTool {
  static let startFilm = MCPTool(
    name: "start_film", title: "Begin a film",
    description: """
      Films the window from now on, into a file for people: for a pull request, a bug, a demonstration. Then act (tap, swipe, \
      wait_for_rest with seconds …) and call end_film, which writes it. record_film shows you a movement at once instead.
      """,
    input: [
      MCPField(
        "file", .string(),
        "Where it is written, .gif or .apng, from the project's folder; else a .gif that is kept until the server ends."
      ),
      MCPField("rate", .integer(1...60), "Pictures a second, \(RemoteFilmRequest.standardRate) unless said."),
      MCPField("scale", .number(0.25...4), "Pixels a point, 1 unless said."),
    ],
    output: [.always("file", .string(), "What end_film will write.")]
  ) { toolbox, arguments, _ in
    let file = try toolbox.filmFile(arguments.text("file"))
    var parameters: [String: JSONValue] = ["file": .string(file.string), "scale": .number(arguments.number("scale") ?? 1)]
    if let rate = arguments.integer("rate") { parameters["rate"] = JSONValue(rate) }
    _ = try toolbox.ask("film", parameters)
    toolbox.ownFiles.insert(file)
    return MCPResult(
      "The film has begun. Next: act, let time pass by wait_for_rest with seconds, then end_film.",
      values: ["file": .string(file.string)])
  }

  static let endFilm = MCPTool(
    name: "end_film", title: "End the film",
    description: "Ends the film that start_film began, writes its file, and tells how long it is.",
    output: [
      .always("file", .string(), "The film."), .always("seconds", .number(), "How long it lasts."),
      .always("pictures", .integer(), "How many different pictures it has."),
      .always("width", .integer(), "In pixels."), .always("height", .integer(), "In pixels."),
      .always("bytes", .integer(), "How large its file is."),
    ]
  ) { toolbox, _, _ in
    // Finding the colours of many pictures takes its time.
    let film = try toolbox.ask("film", seconds: 300).decoded(as: RemoteFilm.self)
    let bytes = FileStatus(of: Path(film.file))?.size ?? 0
    let note = film.note.map { " It ends early: \($0)." } ?? ""
    return MCPResult(
      "\(film.file): \(film.seconds.shortened) s, \(film.pictures) pictures of \(film.width)x\(film.height) pixels, \(bytes) bytes.\(note)",
      values: [
        "file": .string(film.file), "seconds": .number(film.seconds), "pictures": JSONValue(film.pictures),
        "width": JSONValue(film.width), "height": JSONValue(film.height), "bytes": JSONValue(Int(bytes)),
      ])
  }
}

extension MCPToolbox {
  /// Where a film is written: at a path from the project's folder, or in a place of the server's own.
  fileprivate func filmFile(_ text: String?) throws -> Path {
    guard let text else { return try pictures.nextFilm() }
    let file = Path(text).absolute(in: try openProject().folder)
    guard ["gif", "apng"].contains(file.fileExtension.lowercased()) else {
      throw CommandError.failure("a film's name ends in .gif or .apng, unlike \"\(text.shortened)\"")
    }
    guard file.parent.isFolder else { throw CommandError.failure("there is no folder \(file.parent)") }
    guard !file.isFolder else { throw CommandError.failure("\(file) is a folder") }
    return file
  }
}
