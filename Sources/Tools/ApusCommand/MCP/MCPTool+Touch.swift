import LaunchContract
import RemoteControl

extension MCPTool {
  static let tap = MCPTool(
    name: "tap", title: "Tap",
    description: """
      Taps the middle of an element, or a point, waits until the app rests, and tells which elements changed. Refs that are not \
      told as gone stay good. Where nothing takes the tap there, the result says so and names the nearest element that would: a \
      row's button may reach only as far as its text.
      """,
    input: MCPField.target + [
      MCPField("kind", .string(choices: ["tap", "doubleTap", "longPress"]), "How; tap unless said.")
    ],
    output: MCPField.changes
  ) { toolbox, arguments, _ in
    let target = try toolbox.neededTarget(arguments)
    let kind = arguments.text("kind") ?? "tap"
    let word = ["doubleTap": "Double-tapped", "longPress": "Pressed long on"][kind] ?? "Tapped"
    return try toolbox.act(kind, target.parameters, as: "\(word) \(target.name)")
  }

  static let typeText = MCPTool(
    name: "type_text", title: "Type a text",
    description: """
      Types a text, letter by letter, behind what is in the field that has the focus, or with replace in its place; with ref or \
      label it taps that field first. Returns what changed, such as the field's value. press_key has Enter, Backspace and others.
      """,
    input: [.always("text", .string(), "What is typed.")] + MCPField.target
      + [
        MCPField("replace", .boolean, "Whether the field is emptied first; with an empty text that is all."),
        MCPField("submit", .boolean, "Whether Enter is pressed after it."),
      ],
    output: MCPField.changes
  ) { toolbox, arguments, _ in
    let (text, isReplacing) = (arguments.text("text") ?? "", arguments.isOn("replace"))
    guard !text.isEmpty || isReplacing else {
      throw CommandError.failure("text is empty; with replace true that empties the field")
    }
    let target = try toolbox.target(arguments)
    let place = target.map { " \($0.name)" } ?? " the field with the focus"
    let into = isReplacing ? " in place of what was in\(place)" : target.map { " into \($0.name)" } ?? ""
    let what = text.isEmpty ? "Emptied\(place)" : "Typed \"\(text.onOneLine)\"\(into)"
    var typing = (target?.parameters ?? [:]).merging(["text": .string(text)]) { $1 }
    if isReplacing { typing["replace"] = true }
    guard arguments.isOn("submit") else { return try toolbox.act("type", typing, as: what) }
    try toolbox.lookWhereUnknown()
    _ = try toolbox.ask("act", typing.merging(["kind": "type"]) { $1 })
    return try toolbox.act("key", ["key": "Enter"], as: "\(what) and pressed Enter")
  }

  static let swipe = MCPTool(
    name: "swipe", title: "Swipe",
    description: """
      Draws a finger over an element, a point, or the middle of the window, with a fling: left and right turn pages and open a \
      row's actions, up shows what is further down. For a certain distance use scroll.
      """,
    input: [.always("direction", .string(choices: ["left", "right", "up", "down"]), "Where the finger goes.")] + MCPField.target,
    output: MCPField.changes
  ) { toolbox, arguments, _ in
    let target = try toolbox.target(arguments)
    let direction = arguments.text("direction") ?? ""
    return try toolbox.act(
      "swipe", (target?.parameters ?? [:]).merging(["direction": .string(direction)]) { $1 },
      as: "Swiped \(direction)" + (target.map { " over \($0.name)" } ?? ""))
  }

  static let scroll = MCPTool(
    name: "scroll", title: "Scroll",
    description: """
      Scrolls by points what is under an element, a point, or the middle of the window: y above zero shows what is further \
      down, x what is further right. Elements that come into reach are told as new.
      """,
    input: [
      MCPField("dy", .number(-1_000_000...1_000_000), "Points downwards."),
      MCPField("dx", .number(-1_000_000...1_000_000), "Points to the right."),
    ] + MCPField.target,
    output: MCPField.changes
  ) { toolbox, arguments, _ in
    let target = try toolbox.target(arguments)
    let (dx, dy) = (arguments.number("dx") ?? 0, arguments.number("dy") ?? 0)
    guard dx != 0 || dy != 0 else { throw CommandError.failure("give dy, dx or both, in points") }
    return try toolbox.act(
      "scroll", (target?.parameters ?? [:]).merging(["dx": .number(dx), "dy": .number(dy)]) { $1 },
      as: "Scrolled by \(dx.shortest),\(dy.shortest)" + (target.map { " over \($0.name)" } ?? ""))
  }

  static let drag = MCPTool(
    name: "drag", title: "Drag",
    description: """
      Presses on an element or a point, moves by points (dx, dy) or to another element (toRef), and lets go: for sliders, drag \
      gestures, rows that are reordered. With hold it rests before it moves, as drag and drop wants.
      """,
    input: MCPField.target + [
      MCPField("dx", .number(-10_000...10_000), "Points to the right."),
      MCPField("dy", .number(-10_000...10_000), "Points downwards."),
      MCPField("toRef", .string(), "Instead of dx and dy: the element where it ends."),
      MCPField("hold", .number(0...5), "Seconds that the press rests before it moves; 0 unless said."),
      MCPField("seconds", .number(0...5), "How long the movement takes; 0.3 unless said."),
    ],
    output: MCPField.changes
  ) { toolbox, arguments, _ in
    let target = try toolbox.neededTarget(arguments)
    let end = try toolbox.dragEnd(arguments)
    let parameters = target.parameters.merging(end.parameters) { $1 }.merging(arguments.only(["hold", "seconds"])) { $1 }
    return try toolbox.act("drag", parameters, as: "Dragged \(target.name) \(end.name)")
  }

  static let pressKey = MCPTool(
    name: "press_key", title: "Press a key",
    description: """
      Presses a key, with modifiers where they are given, and lets it go: Enter, Tab, Escape, Backspace, ArrowDown, or a \
      letter for keyboard shortcuts. It goes to what has the focus.
      """,
    input: [
      .always("key", .string(), "Its name as in the W3C's KeyboardEvent.key."),
      MCPField(
        "modifiers", .array(.string(choices: ["command", "shift", "option", "control"])), "Keys that are held meanwhile."),
    ],
    output: MCPField.changes
  ) { toolbox, arguments, _ in
    let key = arguments.text("key") ?? ""
    guard !key.isEmpty else { throw CommandError.failure("key is empty; it is a name such as Enter or ArrowDown") }
    if let complaint = MCPKeys.complaint(about: key) { throw CommandError.failure(complaint) }
    var parameters: [String: JSONValue] = ["key": .string(key)]
    parameters["modifiers"] = arguments["modifiers"]
    let held = (arguments["modifiers"]?.array ?? []).compactMap(\.string).map { $0 + "-" }.joined()
    return try toolbox.act("key", parameters, as: "Pressed \(held)\(key)")
  }

  static let performAction = MCPTool(
    name: "perform_action", title: "Do what an element offers",
    description: """
      Does one of the actions that elements lists for an element: increment and decrement for sliders, steppers and pickers, \
      or a custom action by its name, such as a row's Delete; focus gives it the focus, hover moves the pointer there, \
      activate is what a screen reader does.
      """,
    input: [
      .always("action", .string(), "The action's name, from the element's actions."),
      MCPField("times", .integer(1...100), "How many steps increment and decrement go; 1 unless said."),
    ] + MCPField.target,
    output: MCPField.changes
  ) { toolbox, arguments, _ in
    let target = try toolbox.neededTarget(arguments)
    let action = arguments.text("action") ?? ""
    let what = "Did \(action.onOneLine) on \(target.name)"
    switch action {
    case "increment", "decrement":
      let step = (arguments.integer("times") ?? 1) * (action == "increment" ? 1 : -1)
      return try toolbox.act("adjust", target.parameters.merging(["by": JSONValue(step)]) { $1 }, as: what)
    case "tap", "doubleTap", "longPress", "focus", "activate", "hover":
      return try toolbox.act(action, target.parameters, as: what)
    default: return try toolbox.act("action", target.parameters.merging(["name": .string(action)]) { $1 }, as: what)
    }
  }

  static let gesture = MCPTool(
    name: "gesture", title: "Pinch or turn",
    description: "Spreads or turns two fingers over an element, a point, or the middle of the window.",
    input: [
      MCPField("scale", .number(0.05...20), "Pinch: how many times the distance grows; below 1 it shrinks."),
      MCPField("degrees", .number(-3_600...3_600), "Instead of scale: turn, clockwise."),
    ] + MCPField.target,
    output: MCPField.changes
  ) { toolbox, arguments, _ in
    let place = try toolbox.target(arguments)
    let over = place.map { " over \($0.name)" } ?? ""
    switch (arguments["scale"], arguments["degrees"]) {
    case (let scale?, nil):
      return try toolbox.act(
        "pinch", (place?.parameters ?? [:]).merging(["scale": scale]) { $1 }, as: "Pinched to \(scale.text)" + over)
    case (nil, let degrees?):
      return try toolbox.act(
        "rotate", (place?.parameters ?? [:]).merging(["degrees": degrees]) { $1 }, as: "Turned by \(degrees.text)°" + over)
    default: throw CommandError.failure("give scale, or degrees")
    }
  }

  static let openURL = MCPTool(
    name: "open_url", title: "Open an address in the app",
    description: "Asks the app that runs to open an address (deep link, onOpenURL), or the file at a path.",
    input: [.always("url", .string(), "An address, or an absolute path.")], output: MCPField.changes
  ) { toolbox, arguments, _ in
    let url = arguments.text("url") ?? ""
    return try toolbox.act("open", ["url": .string(url)], as: "Opened \(url.onOneLine)")
  }

  static let chooseFiles = MCPTool(
    name: "choose_files", title: "Answer a dialog for files",
    description: "Chooses files in the dialog that is open (fileImporter, fileExporter); without paths the dialog is cancelled.",
    input: [.always("paths", .array(.string()), "Absolute paths.")], output: MCPField.changes
  ) { toolbox, arguments, _ in
    let paths = arguments["paths"] ?? []
    return try toolbox.act("choose", ["paths": paths], as: "Chose \(paths.array?.count ?? 0) files")
  }
}

extension MCPToolbox {
  /// Where a drag ends, from the arguments.
  fileprivate func dragEnd(_ arguments: MCPArguments) throws -> (parameters: [String: JSONValue], name: String) {
    let (dx, dy) = (arguments.number("dx"), arguments.number("dy"))
    if let ref = arguments.text("toRef") {
      guard dx == nil, dy == nil else { throw CommandError.failure("give toRef, or dx and dy, not both") }
      try lookWhereUnknown()
      return (["toRef": .string(try elements.appRef(ref))], "to \(ref)")
    }
    guard dx != nil || dy != nil else { throw CommandError.failure("say where the drag ends: dx and dy in points, or toRef") }
    let start = try point(arguments)
    let (x, y) = (dx ?? 0, dy ?? 0)
    return (["toX": .number(start.x + x), "toY": .number(start.y + y)], "by \(x.shortest),\(y.shortest)")
  }

  /// The point of the arguments, or the middle of the element that they name.
  private func point(_ arguments: MCPArguments) throws -> (x: Double, y: Double) {
    if let x = arguments.number("x"), let y = arguments.number("y") { return (x, y) }
    try lookWhereUnknown()
    let label = arguments.text("label")
    let element =
      try arguments.text("ref").map { try elements.element($0) } ?? label.flatMap { elements.named($0).first }
    guard let element else { throw CommandError.failure("there is no element \"\(label ?? "")\"; call elements") }
    return (element.frame.x + element.frame.width / 2, element.frame.y + element.frame.height / 2)
  }
}
