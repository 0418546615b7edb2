import LaunchContract

/// The options that say what happens to an app before its picture is taken.
enum ActionOptions {
  static let all: [OptionSyntax] = [
    option(.after, value: "SECONDS", help: "Let the app's clock move on, 0 to 3600; may be repeated."),
    option(.wait, value: "SECONDS", help: "The same in real time, for what comes over a network; may be repeated."),
    option(
      .tap, value: "LABEL",
      help: "Tap the element with this accessibility label; LABEL-Increment and LABEL-Decrement step sliders and steppers."),
    option(.scroll, value: "DY", help: "Scroll by points, down above zero; may be repeated."),
    option(.swipe, value: "DIRECTION", help: "Swipe left, right, up or down over the middle; may be repeated."),
    option(.type, value: "TEXT", help: "Type a text, letter by letter, into the field that was tapped; may be repeated."),
    option(.key, value: "NAME", help: "Press a key, such as Enter, Tab or ArrowLeft; may be repeated."),
    option(.choose, value: "FILE", help: "Choose a file in the dialog that is open, several with a line each; may be repeated."),
  ]

  private static func option(_ kind: LaunchAction.Kind, value: String, help: String) -> OptionSyntax {
    OptionSyntax("--" + kind.rawValue, value: value, help: help)
  }

  /// The actions of a command line in the order they were written.
  static func actions(in arguments: ParsedArguments) throws -> [LaunchAction] {
    try arguments.options.compactMap { option in
      guard let kind = LaunchAction.Kind(rawValue: String(option.name.dropFirst(2))) else { return nil }
      let number = kind.range == nil ? nil : Double(option.value)
      if let action = LaunchAction(kind, number.map { .number($0) } ?? .text(option.value)) { return action }
      throw CommandError.usage(complaint(kind, option))
    }
  }

  private static func complaint(_ kind: LaunchAction.Kind, _ option: ParsedArguments.Option) -> String {
    if let range = kind.range { return "\(option.name) is a number from \(range.text), not '\(option.value)'" }
    if kind == .swipe { return "\(option.name) is \"\(option.value)\"; use \(kind.rule)" }
    return "\(option.name) needs \(kind.rule)"
  }
}
