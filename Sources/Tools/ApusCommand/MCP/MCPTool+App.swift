import Foundation
import LaunchContract
import RemoteControl

extension MCPTool {
  static let listPreviews = MCPTool(
    name: "list_previews", title: "List the previews",
    description: """
      Lists the previews (#Preview, PreviewProvider) with file and line: from the app where it runs, with numbers, else from the \
      sources without a build. render_preview shows one by its name or number.
      """,
    output: [
      .always(
        "previews",
        .array(
          .object([
            MCPField("number", .integer(), "For render_preview; known while the app runs."),
            MCPField("name", .string(), "For render_preview, where it has one."),
            .always("file", .string(), "Where it is written."),
            .always("line", .integer(), "Counted from 1."),
          ])), "In the order of the sources.")
    ], isReadOnly: true, isOfApp: false
  ) { toolbox, _, call in
    let rows = try toolbox.previews(call)
    let lines = rows.map { row in
      let number = row["number"]?.integer.map { "\($0). " } ?? ""
      return "\(number)\(row["name"]?.string ?? "(no name)")  \(row["file"]?.string ?? ""):\(row["line"]?.integer ?? 0)"
    }
    let head =
      rows.isEmpty ? "There are no previews; write #Preview { … } in a source, or call start_app." : "\(rows.count) previews:"
    return MCPResult(([head] + lines).joined(separator: "\n"), values: ["previews": .array(rows)])
  }

  static let renderPreview = MCPTool(
    name: "render_preview", title: "Show a preview",
    description: """
      Builds what changed, shows a preview anew, and returns its picture and its elements; it needs no app, so that packages and \
      frameworks can be seen, too. It goes on running: tap, type_text, \
      picture and the others act on it. Size and appearance hold from then on, as with set_appearance.
      """,
    input: [
      .always("preview", .either(.string(), .integer(0...100_000)), "Its name, or its number from list_previews.")
    ] + MCPField.appearance + [
      MCPField("scale", .number(0.25...4), "Pixels a point of the picture; small unless said."),
      MCPField("withoutPicture", .boolean, "true leaves the picture out, where the elements are enough."),
    ],
    output: shownResult, hasPicture: true, isOfApp: false
  ) { toolbox, arguments, call in
    try toolbox.setAppearance(arguments)
    _ = try toolbox.start(anew: false, forPreviews: true, call)
    guard let preview = arguments["preview"] else { throw CommandError.failure("preview is missing") }
    return try toolbox.show(preview, arguments, "Preview \(preview.string ?? preview.text) shows")
  }

  static let startApp = MCPTool(
    name: "start_app", title: "Build and start the app",
    description: """
      Builds what changed, starts the app anew from its first screen, waits until it rests, and returns a picture and the \
      elements. Call it again after each edit. Then act by the refs of the elements; earlier ones do not count any more.
      """,
    input: MCPField.appearance + [
      MCPField("scale", .number(0.25...4), "Pixels a point of the picture; small unless said."),
      MCPField("withoutPicture", .boolean, "true leaves the picture out, where the elements are enough."),
    ],
    output: shownResult, hasPicture: true, isOfApp: false
  ) { toolbox, arguments, call in
    try toolbox.setAppearance(arguments)
    _ = try toolbox.start(anew: true, call)
    return try toolbox.show(nil, arguments, "The app runs")
  }

  private static let shownResult =
    [MCPField.always("elements", .array(MCPField.element), "What shows, in the order of reading.")]
    + MCPField.pictureResult.map { field in
      var field = field
      field.isRequired = false
      return field
    }

  static let setAppearance = MCPTool(
    name: "set_appearance", title: "Change size and appearance",
    description: """
      Changes the window's size, colour scheme, contrast, text size, locale or direction, for the app that runs and for those \
      that are started later. What is left out stays. The result tells which elements changed; call picture to see it.
      """,
    input: MCPField.appearance, output: MCPField.changes
  ) { toolbox, arguments, _ in
    guard !arguments.values.isEmpty else {
      throw CommandError.failure("nothing is to be changed; give colorScheme, width or another")
    }
    let words = arguments.values.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.string ?? $0.value.text)" }
    guard toolbox.running != nil else {
      try toolbox.setAppearance(arguments)
      return toolbox.told("Apps start with \(words.joined(separator: ", "))", MCPElements.Changes(), isMoving: false)
    }
    try toolbox.lookWhereUnknown()
    try toolbox.setAppearance(arguments)
    return try toolbox.settled("Set \(words.joined(separator: ", "))")
  }

  static let waitForRest = MCPTool(
    name: "wait_for_rest", title: "Let time pass",
    description: """
      Waits until nothing moves, or lets seconds of the app's virtual clock pass (which cost almost no real time), or waits \
      until an element with a text is there. realTime true lets real seconds pass, for what comes over a network. Acts wait \
      for rest by themselves.
      """,
    input: [
      MCPField("seconds", .number(0...60), "How much time passes, or how much at most with until; else until rest."),
      MCPField("realTime", .boolean, "Whether they are real seconds."),
      MCPField("until", .string(), "A text that the label, value or identifier of an element has to contain."),
    ],
    output: MCPField.changes
  ) { toolbox, arguments, call in
    try toolbox.lookWhereUnknown()
    return try toolbox.wait(
      seconds: arguments.number("seconds"), realTime: arguments.isOn("realTime"), until: arguments.text("until"), call)
  }

  static let logs = MCPTool(
    name: "logs", title: "Read the log",
    description: """
      The lines that the app printed (print, Logger, standard error) and what Apus tells its developer, such as values \
      without an effect here, since they were read last. They count as read then.
      """,
    input: [MCPField("lines", .integer(1...500), "How many of the last lines; 50 unless said.")],
    output: [
      .always("lines", .array(.string()), "Oldest first."),
      .always("left", .integer(), "How many lines before these were left out."),
    ], isReadOnly: true
  ) { toolbox, arguments, _ in
    if toolbox.running != nil { try toolbox.takeMessages() }
    let (lines, left) = toolbox.log.take(arguments.integer("lines") ?? 50)
    let short = lines.map { String($0.prefix(1_000)) }
    let text = short.isEmpty ? "Nothing new was printed." : short.joined(separator: "\n")
    return MCPResult(
      left > 0 ? "(\(left) lines before these were left out)\n\(text)" : text,
      values: ["lines": .array(short.map { .string($0) }), "left": JSONValue(left)])
  }

  static let stop = MCPTool(
    name: "stop", title: "End the app",
    description: "Ends the app that runs; the project stays open, and appearance and pictures stay. start_app starts it again.",
    output: [.always("wasRunning", .boolean, "Whether an app ran.")], isOfApp: false
  ) { toolbox, _, _ in
    let wasRunning = toolbox.running != nil
    toolbox.stop()
    return MCPResult(wasRunning ? "The app has ended." : "No app ran.", values: ["wasRunning": .bool(wasRunning)])
  }
}

extension MCPToolbox {
  /// The previews as the app lists them, else as the sources have them.
  fileprivate func previews(_ call: MCPCall) throws -> [JSONValue] {
    let project = try openProject()
    if running?.app.hasEnded == nil, running != nil {
      return try ask("previews").decoded(as: RemotePreviews.self).previews.map { preview in
        [
          "number": JSONValue(preview.number), "name": .string(preview.name), "file": .string(project.short(preview.file)),
          "line": JSONValue(preview.line),
        ]
      }
    }
    return try listing(of: project, call).previews.map { preview in
      var row: JSONValue = ["file": .string(preview.file), "line": JSONValue(preview.line)]
      row["name"] = preview.name.map { .string($0) }
      return row
    }
  }

  /// Shows a preview, or the app where there is none, and tells what is there.
  fileprivate func show(_ preview: JSONValue?, _ arguments: MCPArguments, _ what: String) throws -> MCPResult {
    _ = try ask("show", ["preview": preview ?? .null])
    elements.removeAll()
    let rest = try settle()
    try look()
    var result = listed(elements.all, head: "\(what) (\(elements.all.count) elements):")
    if rest.moving { result.text += "\nSomething still moves; wait_for_rest lets time pass." }
    if !log.lines.isEmpty { result.text += "\n\(log.lines.count) new lines in logs." }
    result.text += "\nNext: act by these refs (tap, type_text, …), or picture with a region or a scale."
    guard !arguments.isOn("withoutPicture") else { return result }
    let (kept, data) = try takePicture(MCPArguments(arguments.only(["scale"])))
    result.picture = data
    result.values?.merge(kept.values) { $1 }
    result.text += "\nThe picture is \(kept.name), \(kept.width)x\(kept.height) pixels."
    return result
  }

  /// A list of elements, as long as it may be.
  func listed(_ found: [RemoteElement], _ page: MCPPage = MCPPage(), head: String) -> MCPResult {
    let told = found.dropFirst(page.from - 1).prefix(page.count)
    let lines = told.map { String(repeating: "  ", count: min($0.level, 8)) + $0.lineWithRef }
    let rest = found.count - told.endIndex
    let more = rest > 0 ? ["… and \(rest) more; call elements with from \(told.endIndex + 1), or with contains or role."] : []
    return MCPResult(
      ([head] + lines + more).joined(separator: "\n"), values: ["elements": .array(told.map(\.values))])
  }

  /// Shows apps from now on as the arguments say.
  fileprivate func setAppearance(_ arguments: MCPArguments) throws {
    let new = arguments.only(MCPField.appearance.map(\.name))
    guard !new.isEmpty else { return }
    if let locale = new["locale"]?.string, LocaleIdentifier(text: locale) == nil {
      throw CommandError.failure("locale is \(LocaleIdentifier.rule), not \"\(locale.shortened)\"")
    }
    if running?.app.hasEnded == nil, running != nil { _ = try ask("configure", new) }
    appearance.merge(new) { $1 }
  }

  /// Lets time pass, or waits for a text.
  fileprivate func wait(seconds: Double?, realTime: Bool, until text: String?, _ call: MCPCall) throws -> MCPResult {
    // Real seconds pass in small steps, so that a cancellation is noticed soon.
    let longest = realTime ? 1 : RemoteLimits.seconds
    guard text != nil || seconds ?? 0 > longest else {
      return try settled(seconds.map { "\($0.shortest) s have passed" } ?? "It rests", seconds: seconds, realTime: realTime)
    }
    let before = elements
    let (limit, step) = (seconds ?? RemoteLimits.seconds, text == nil ? longest : 0.5)
    var (passed, rest) = (0.0, RemoteRest(time: 0, moving: false))
    var isFound = text.map { elements.all.contains(text: $0) } ?? false
    while !isFound, passed < limit {
      try call.checkCancellation()
      let now = min(step, limit - passed)
      rest = try settle(seconds: now, realTime: realTime)
      passed += now
      try look()
      isFound = text.map { elements.all.contains(text: $0) } ?? false
    }
    let what = text.map { "\"\($0.onOneLine)\" is \(isFound ? "" : "not ")there after \(passed.shortest) s" }
    return told(what ?? "\(passed.shortest) s have passed", elements.changes(since: before), isMoving: rest.moving)
  }
}

extension [RemoteElement] {
  /// Those that have a text in label, value, identifier or hint, whatever the case of its letters.
  func containing(_ text: String) -> [RemoteElement] {
    filter { element in
      [element.label, element.value, element.identifier, element.hint].contains {
        $0?.localizedCaseInsensitiveContains(text) == true
      }
    }
  }

  fileprivate func contains(text: String) -> Bool { !containing(text).isEmpty }
}

/// A part of many elements.
struct MCPPage {
  /// The first one, counted from 1.
  var from = 1
  var count = MCPToolbox.mostListed
}
