import LaunchContract

extension MCPTool {
  static let elements = MCPTool(
    name: "elements", title: "Read the elements",
    description: """
      What a person, or a screen reader, finds in the window, as text: a line for each element with ref, role, label, value, frame \
      in points and state. Cheaper than a picture; the refs are what tap and the others take.
      """,
    input: [
      MCPField("contains", .string(), "Only those with this text in label, value, hint or identifier."),
      MCPField("role", .string(), "Only those with this role, such as button."),
    ],
    output: [.always("elements", .array(MCPField.element), "At most \(MCPToolbox.mostListed), in the order of reading.")],
    isReadOnly: true
  ) { toolbox, arguments, _ in
    try toolbox.look()
    let all = toolbox.elements.all
    var found = arguments.text("contains").map { all.containing($0) } ?? all
    if let role = arguments.text("role") { found = found.filter { $0.role.lowercased() == role.lowercased() } }
    let head = found.count == all.count ? "\(all.count) elements:" : "\(found.count) of \(all.count) elements:"
    var result = toolbox.listed(found, head: head)
    if found.isEmpty, !all.isEmpty { result.text += "\nRoles that there are: " + all.map(\.role).uniqued.joined(separator: ", ") }
    return result
  }

  static let picture = MCPTool(
    name: "picture", title: "Take a picture",
    description: """
      A picture of the window as it is now, small unless a scale is given. region or ref show a part of it, larger. Use it for \
      colours, layout and drawing; elements is cheaper for texts and states. The name that it returns is for compare_picture.
      """,
    input: MCPField.pictureChoice, output: MCPField.pictureResult, isReadOnly: true
  ) { toolbox, arguments, _ in
    let (picture, data) = try toolbox.takePicture(arguments)
    return MCPResult(
      "\(picture.name): \(picture.width)x\(picture.height) pixels, \(picture.scale.shortest) a point.", values: picture.values,
      picture: data)
  }
}
