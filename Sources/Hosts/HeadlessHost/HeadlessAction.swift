import Foundation

/// Something done to an app without a display.
package enum HeadlessAction: Equatable {
  /// Lets seconds pass.
  case wait(TimeInterval)
  /// Presses the element with a label or identifier.
  case tap(String)
  /// Moves the content in the middle of the screen by points; above zero shows what lies further down.
  case scroll(CGFloat)
  /// Draws a finger over the middle of the screen.
  case swipe(Direction)
  /// Types a text into what has the focus.
  case type(String)
  /// Presses a key, by its name as in the W3C's `KeyboardEvent.key`.
  case key(String)
  /// Paints the whole picture again, a number of times: only the costs can be seen of it.
  case repaint(Int)

  /// Whether it is something that a person does.
  var isInput: Bool {
    switch self {
    case .tap, .scroll, .swipe, .type, .key: true
    case .wait, .repaint: false
    }
  }

  /// Where a finger goes.
  package enum Direction: String, CaseIterable, Sendable {
    case left, right, up, down

    /// Six tenths of the screen around its middle.
    func line(in size: CGSize) -> (CGPoint, CGPoint) {
      let near = CGPoint(x: size.width * 0.2, y: size.height * 0.2)
      let far = CGPoint(x: size.width * 0.8, y: size.height * 0.8)
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      return switch self {
      case .left: (CGPoint(x: far.x, y: middle.y), CGPoint(x: near.x, y: middle.y))
      case .right: (CGPoint(x: near.x, y: middle.y), CGPoint(x: far.x, y: middle.y))
      case .up: (CGPoint(x: middle.x, y: far.y), CGPoint(x: middle.x, y: near.y))
      case .down: (CGPoint(x: middle.x, y: near.y), CGPoint(x: middle.x, y: far.y))
      }
    }
  }

  private static let byteLimit = 1 << 20
  private static let countLimit = 10_000

  /// Reads a JSON array such as `[{"after":1.5},{"tap":"Close"},{"scroll":120}]`.
  package static func list(from text: String) throws(LaunchError) -> [HeadlessAction] {
    guard text.utf8.count <= byteLimit else { throw LaunchError("APUS_ACTIONS is longer than \(byteLimit) bytes") }
    guard let objects = try? JSONDecoder().decode([[String: Argument]].self, from: Data(text.utf8)) else {
      throw LaunchError("APUS_ACTIONS is no JSON array of actions such as [{\"tap\":\"Close\"}]")
    }
    guard objects.count <= countLimit else { throw LaunchError("APUS_ACTIONS has more than \(countLimit) actions") }
    var actions: [HeadlessAction] = []
    for (index, object) in objects.enumerated() { actions.append(try action(object, number: index + 1)) }
    return actions
  }

  private static func action(_ object: [String: Argument], number: Int) throws(LaunchError) -> HeadlessAction {
    guard object.count == 1, let (name, argument) = object.first else {
      throw LaunchError(
        "APUS_ACTIONS: action \(number) has \(object.count) names; it needs one of after, tap, scroll, swipe, type, key and repaint"
      )
    }
    switch (name, argument) {
    case ("after", .number(let seconds)) where (0...3_600).contains(seconds): return .wait(seconds)
    case ("after", _): throw LaunchError("APUS_ACTIONS: action \(number), after, needs seconds from 0 to 3600")
    case ("tap", .text(let label)) where !label.isEmpty: return .tap(label)
    case ("tap", _): throw LaunchError("APUS_ACTIONS: action \(number), tap, needs a label that is not empty")
    case ("scroll", .number(let points)) where abs(points) <= 1_000_000: return .scroll(points)
    case ("scroll", _): throw LaunchError("APUS_ACTIONS: action \(number), scroll, needs points from -1000000 to 1000000")
    case ("swipe", .text(let text)):
      guard let direction = Direction(rawValue: text) else {
        throw LaunchError("APUS_ACTIONS: action \(number), swipe, needs left, right, up or down")
      }
      return .swipe(direction)
    case ("type", .text(let text)): return .type(text)
    case ("type", _): throw LaunchError("APUS_ACTIONS: action \(number), type, needs a text")
    case ("key", .text(let name)) where !name.isEmpty: return .key(name)
    case ("key", _): throw LaunchError("APUS_ACTIONS: action \(number), key, needs a name that is not empty")
    case ("repaint", .number(let count)) where (1...10_000).contains(count): return .repaint(Int(count))
    case ("repaint", _): throw LaunchError("APUS_ACTIONS: action \(number), repaint, needs a count from 1 to 10000")
    default:
      throw LaunchError(
        "APUS_ACTIONS: action \(number) is \"\(name.prefix(40))\"; after, tap, scroll, swipe, type, key and repaint are known")
    }
  }

  private enum Argument: Decodable {
    case number(Double)
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .other
      }
    }
  }
}
