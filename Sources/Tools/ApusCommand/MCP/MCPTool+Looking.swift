import LaunchContract

extension MCPTool {
  static let elements = MCPTool(
    name: "elements", title: "Read the elements",
    description: """
      What a person, or a screen reader, finds in the window, as text: a line for each element with ref, role, label, value, \
      frame in points, state and main colours. Cheaper than a picture; the refs are what tap and the others take.
      """,
    input: [
      MCPField("contains", .string(), "Only those with this text in label, value, hint or identifier."),
      MCPField("role", .string(), "Only those with this role, such as button."),
      MCPField("from", .integer(1...1_000_000), "The first one to tell, counted from 1: for the next page of many."),
      MCPField("count", .integer(1...Double(MCPToolbox.mostListed)), "How many to tell, \(MCPToolbox.mostListed) unless said."),
    ],
    output: [.always("elements", .array(MCPField.element), "At most \(MCPToolbox.mostListed), in the order of reading.")],
    isReadOnly: true
  ) { toolbox, arguments, _ in
    try toolbox.look()
    let all = toolbox.elements.all
    var found = arguments.text("contains").map { all.containing($0) } ?? all
    if let role = arguments.text("role") { found = found.filter { $0.role.lowercased() == role.lowercased() } }
    let head = found.count == all.count ? "\(all.count) elements:" : "\(found.count) of \(all.count) elements:"
    let page = MCPPage(from: arguments.integer("from") ?? 1, count: arguments.integer("count") ?? MCPToolbox.mostListed)
    guard found.isEmpty || page.from <= found.count else {
      throw CommandError.failure("there are \(found.count) elements, so none from \(page.from) on")
    }
    var result = toolbox.listed(found, page, head: head)
    if found.isEmpty, !all.isEmpty { result.text += "\nRoles that there are: " + all.map(\.role).uniqued.joined(separator: ", ") }
    return result
  }

  static let picture = MCPTool(
    name: "picture", title: "Take a picture",
    description: """
      A picture of the window as it is now, small unless a scale is given. region or ref show a part of it, larger. Use it for \
      colours, layout and drawing; elements is cheaper for texts and states. The name that it returns is for compare_picture.
      """,
    input: MCPField.pictureChoice, output: MCPField.pictureResult, isReadOnly: true, hasPicture: true
  ) { toolbox, arguments, _ in
    let (picture, data) = try toolbox.takePicture(arguments)
    return MCPResult(
      "\(picture.name): \(picture.width)x\(picture.height) pixels, \(picture.scale.shortest) a point, in \(picture.file).",
      values: picture.values,
      picture: data)
  }
}

extension MCPTool {
  static let comparePicture = MCPTool(
    name: "compare_picture", title: "Compare with an earlier picture",
    description: """
      Takes the same picture as an earlier one (same part, same scale) and tells whether it differs, by how much and where in \
      the window; shows the new one faint with what differs in red. Take a picture before an edit or act, then compare after it.
      """,
    input: [
      .always("with", .string(), "The name of an earlier picture, such as p1, or the path of a PNG file of the whole window."),
      MCPField("tolerance", .integer(0...255), "How much a pixel's component may be off; 0 unless said."),
    ],
    output: [
      .always("isEqual", .boolean, "Whether no pixel differs."),
      .always("pixels", .integer(), "How many differ."),
      .always("percent", .number(), "How many of a hundred."),
      .always("greatest", .integer(), "The most that a component is off, 0 to 255."),
      MCPField("region", MCPField.rectangle, "What holds all differences, in points of the window; picture shows it larger."),
    ] + MCPField.pictureResult,
    isReadOnly: true, hasPicture: true
  ) { toolbox, arguments, _ in
    try toolbox.compare(with: arguments.text("with") ?? "", tolerance: arguments.integer("tolerance") ?? 0)
  }

  static let recordFilm = MCPTool(
    name: "record_film", title: "See a movement",
    description: """
      Takes pictures at equal distances of time, from now on or after a tap, and returns them side by side in one picture, \
      first at the left: for animations and transitions. Each is kept as a file too. The clock is virtual, so nothing is missed.
      """,
    input: [
      .always("seconds", .number(0.05...10), "How much time the film covers."),
      MCPField("frames", .integer(2...24), "How many pictures; 6 unless said."),
      MCPField("region", MCPField.rectangle, "Only this part of the window, in points."),
    ] + MCPField.target,
    output: [
      .always("files", .array(.string()), "The pictures, until the server ends."),
      .always("interval", .number(), "Seconds between two of them."),
    ] + MCPField.changes, hasPicture: true
  ) { toolbox, arguments, call in try toolbox.film(arguments, call) }
}
