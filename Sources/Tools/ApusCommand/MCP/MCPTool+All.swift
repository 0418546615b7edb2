extension MCPTool {
  /// All tools, in the order in which they are mostly used.
  static let all: [MCPTool] = [
    openProject, check, listPreviews, renderPreview, startApp, elements, picture, tap, typeText, swipe, scroll, drag, pressKey,
    performAction, gesture, openURL, chooseFiles, setAppearance, waitForRest, recordFilm, startFilm, endFilm,
    comparePicture, logs, runTests, stop,
  ]

  /// What a client tells its model about the whole.
  static let instructions = """
    Apus builds SwiftUI apps and shows them on Linux, without a window. The way to work: open_project, then check after each \
    edit of the sources (errors with file and line), then render_preview or start_app, then elements (what is there, as text, \
    cheap) and picture (what it looks like), then tap, type_text, swipe, scroll… by the refs of elements. Each act waits \
    until the app rests and tells what changed. After an edit call render_preview or start_app again: they build what \
    changed. The app's clock is virtual: it moves on only by acts and wait_for_rest. A crash is a result and ends the app only.
    """
}

// MARK: - Fields that several tools have

extension MCPField {
  /// What each result tells.
  static let summary = always("summary", .string(), "What happened, and what to do next.")

  static let element: MCPSchema = .object(elementFields)

  private static let changedElement: MCPSchema = .known(elementFields, "As the tool elements tells it.")

  private static let elementFields = [
    .always("ref", .string(), "By what other tools take it; it stays the same while the element is there."),
    .always("role", .string(), "Such as button, text, textField, toggle, image."),
    MCPField("label", .string(), "Its accessibility label."),
    MCPField("value", .string(), "Its value, such as the text of a field."),
    MCPField("hint", .string(), "Its accessibility hint."),
    MCPField("identifier", .string(), "Its accessibility identifier."),
    .always("frame", rectangle, "Where it is, in points of the window."),
    MCPField("enabled", .boolean, "false where it is disabled; else left out."),
    MCPField("selected", .boolean, "true where it is selected."),
    MCPField("focused", .boolean, "true where it has the focus."),
    MCPField("actions", .array(.string()), "What can be done with it."),
    MCPField("colors", .array(.string()), "Of most of its pixels, the most frequent first; thin letters may be missing."),
    MCPField("level", .integer(), "How many elements it lies in, where it does."),
  ]

  static let rectangle: MCPSchema = .object(
    ["x", "y", "width", "height"].map { .always($0, .number(), "In points.") })

  /// What an act is done to.
  static let target = [
    MCPField("ref", .string(), "A ref from elements or an earlier result, such as e3."),
    MCPField("label", .string(), "Instead of ref: a label or identifier, else a part of one."),
    MCPField("x", .number(), "Instead of ref, with y: a point of the window."),
    MCPField("y", .number(), "With x."),
  ]

  /// What the result of each act tells.
  static let changes = [
    always("elements", .integer(), "How many elements there are now."),
    always("moving", .boolean, "Whether something still moves."),
    always("moved", .integer(), "How many elements only changed their places."),
    always("appeared", .array(changedElement), "Elements that are new."),
    always("changed", .array(changedElement), "Elements whose value or state changed."),
    always("gone", .array(.string()), "Refs of elements that are there no more."),
    always("logLines", .integer(), "How many lines logs has that were not seen."),
    MCPField("missed", .boolean, "true where nothing takes the tap there."),
    MCPField("nearest", .string(), "The ref of the nearest element that would."),
  ]

  /// How an app is shown.
  static let appearance = [
    MCPField("width", .number(1...10_000), "The window's width in points, 390 unless said."),
    MCPField("height", .number(1...10_000), "Its height in points, 844 unless said."),
    MCPField("colorScheme", .string(choices: ["light", "dark"]), "The system's appearance."),
    MCPField("contrast", .string(choices: ["standard", "increased"]), "The system's contrast."),
    MCPField(
      "textSize",
      .string(choices: [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3",
        "accessibility4", "accessibility5",
      ]), "Dynamic Type; large unless said."),
    MCPField("locale", .string(), "The person's language and region, such as ja_JP."),
    MCPField("rightToLeft", .boolean, "Whether the layout runs from right to left; else as the locale has it."),
  ]

  /// The parts of a picture that can be asked for.
  static let pictureChoice = [
    MCPField("scale", .number(0.25...4), "Pixels a point; chosen so that the picture is small unless said. 2 shows fine detail."),
    MCPField("region", rectangle, "Only this part of the window, in points."),
    MCPField("ref", .string(), "Only this element, with a little room around it."),
  ]

  /// What is told of a picture.
  static let pictureResult = [
    always("picture", .string(), "Its name, which compare_picture takes."),
    always("width", .integer(), "In pixels."),
    always("height", .integer(), "In pixels."),
    always("scale", .number(), "Pixels a point."),
    always("file", .string(), "Where the PNG file is, until the server ends."),
  ]

  static let diagnostic: MCPSchema = .object([
    always("file", .string(), "Below the project's folder."),
    always("line", .integer(), "Counted from 1."),
    always("column", .integer(), "Counted from 1."),
    always("severity", .string(choices: ["error", "warning", "note"]), "How grave it is."),
    always("message", .string(), "What is wrong."),
    MCPField("source", .string(), "The line, with a mark below the place."),
    MCPField("notes", .array(.string()), "What else the compiler says to it, and fixes."),
  ])
}
