import Foundation

/// Something that happens to an app before its picture is taken.
enum SnapshotAction: Equatable, Encodable {
  /// The app's clock moves on by seconds.
  case after(Double)
  /// The element with this accessibility label is tapped.
  case tap(String)
  /// The content moves by points; above zero it shows what is further down.
  case scroll(Double)

  /// A finger goes over the middle of the screen: left, right, up or down.
  case swipe(String)
  /// A text is typed into what has the focus.
  case type(String)
  /// A key is pressed, by its W3C name.
  case key(String)

  static let options: [OptionSyntax] = [
    OptionSyntax("--after", value: "SECONDS", help: "Let the app's clock move on, 0 to 3600; may be repeated."),
    OptionSyntax("--tap", value: "LABEL", help: "Tap the element with this accessibility label; may be repeated."),
    OptionSyntax("--scroll", value: "DY", help: "Scroll by points, down above zero; may be repeated."),
    OptionSyntax("--swipe", value: "DIRECTION", help: "Swipe left, right, up or down over the middle; may be repeated."),
    OptionSyntax("--type", value: "TEXT", help: "Type a text into the field that was tapped; may be repeated."),
    OptionSyntax("--key", value: "NAME", help: "Press a key, such as Enter, Tab or ArrowLeft; may be repeated."),
  ]

  /// The actions of a command line in the order they were written.
  static func all(_ arguments: ParsedArguments) throws -> [SnapshotAction] {
    try arguments.options.compactMap { option in
      switch option.name {
      case "--after": return .after(try number(option, in: 0...3_600))
      case "--scroll": return .scroll(try number(option, in: -1_000_000...1_000_000))
      case "--tap":
        guard !option.value.isEmpty else { throw CommandError.usage("--tap needs a label that is not empty") }
        return .tap(option.value)
      case "--swipe":
        guard ["left", "right", "up", "down"].contains(option.value) else {
          throw CommandError.usage("--swipe is \"\(option.value)\"; use left, right, up or down")
        }
        return .swipe(option.value)
      case "--type": return .type(option.value)
      case "--key":
        guard !option.value.isEmpty else { throw CommandError.usage("--key needs a name that is not empty") }
        return .key(option.value)
      default: return nil
      }
    }
  }

  /// The form in which an app gets its actions: `[{"after":1.5},{"tap":"label"},{"scroll":120}]`.
  static func json(_ actions: [SnapshotAction]) throws -> String {
    String(decoding: try JSONEncoder().encode(actions), as: UTF8.self)
  }

  private enum CodingKeys: String, CodingKey { case after, tap, scroll, swipe, type, key }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .after(let seconds): try container.encode(seconds, forKey: .after)
    case .tap(let label): try container.encode(label, forKey: .tap)
    case .scroll(let points): try container.encode(points, forKey: .scroll)
    case .swipe(let direction): try container.encode(direction, forKey: .swipe)
    case .type(let text): try container.encode(text, forKey: .type)
    case .key(let name): try container.encode(name, forKey: .key)
    }
  }
}
