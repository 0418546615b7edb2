/// Something done to an app before its picture is taken.
package enum LaunchAction: Equatable, Sendable {
  /// Lets seconds of the app's clock pass.
  case after(Double)
  /// Lets seconds of the app's clock pass in as many real ones, in which networks and other programs go on.
  case wait(Double)
  /// Presses the element with a label or identifier.
  case tap(String)
  /// Moves the content in the middle of the screen by points; above zero shows what lies further down.
  case scroll(Double)
  /// Draws a finger over the middle of the screen.
  case swipe(Direction)
  /// Types a text into what has the focus.
  case type(String)
  /// Presses a key, by its name as in the W3C's `KeyboardEvent.key`.
  case key(String)
  /// Chooses a file in the dialog that is open, by its path; several with a line each, and none with an empty text.
  case choose(String)
  /// Paints the whole picture again, a number of times: only the costs can be seen of it.
  case repaint(Int)

  /// Where a finger goes.
  package enum Direction: String, LaunchChoice {
    case left, right, up, down

    package static var rule: String { "left, right, up or down" }
  }

  /// What is done; the name that JSON and the command line have for it.
  package enum Kind: String, CaseIterable, Sendable {
    case after, wait, tap, scroll, swipe, type, key, choose, repaint

    private static let seconds = 0.0...3_600
    private static let points = -1_000_000.0...1_000_000
    private static let counts = 1.0...10_000

    /// The numbers that it takes; `nil` where it takes a text.
    package var range: ClosedRange<Double>? {
      switch self {
      case .after, .wait: Self.seconds
      case .scroll: Self.points
      case .repaint: Self.counts
      case .tap, .swipe, .type, .key, .choose: nil
      }
    }

    /// What it takes; it completes "it needs …".
    package var rule: String {
      switch self {
      case .after, .wait: "seconds from \(Self.seconds.text)"
      case .tap: "a label that is not empty"
      case .scroll: "points from \(Self.points.text)"
      case .swipe: Direction.rule
      case .type: "a text"
      case .key: "a name that is not empty"
      case .choose: "the path of a file"
      case .repaint: "a count from \(Self.counts.text)"
      }
    }
  }

  /// What an action is done with.
  package enum Argument: Equatable, Sendable {
    case number(Double)
    case text(String)
    /// Nothing that an action takes.
    case other
  }

  /// Makes an action of its parts; `nil` where the argument breaks the kind's rule.
  package init?(_ kind: Kind, _ argument: Argument) {
    switch argument {
    case .number(let number):
      guard let range = kind.range, range.contains(number) else { return nil }
      self.init(kind, number)
    case .text(let text):
      guard kind.range == nil else { return nil }
      self.init(kind, text)
    case .other: return nil
    }
  }

  private init?(_ kind: Kind, _ number: Double) {
    switch kind {
    case .after: self = .after(number)
    case .wait: self = .wait(number)
    case .scroll: self = .scroll(number)
    case .repaint: self = .repaint(Int(number))
    case .tap, .swipe, .type, .key, .choose: return nil
    }
  }

  private init?(_ kind: Kind, _ text: String) {
    switch kind {
    case .type: self = .type(text)
    case .choose: self = .choose(text)
    case .tap where !text.isEmpty: self = .tap(text)
    case .key where !text.isEmpty: self = .key(text)
    case .swipe:
      guard let direction = Direction(text: text) else { return nil }
      self = .swipe(direction)
    case .tap, .key, .after, .wait, .scroll, .repaint: return nil
    }
  }

  /// The parts that make the action again.
  package var parts: (kind: Kind, argument: Argument) {
    switch self {
    case .after(let seconds): (.after, .number(seconds))
    case .wait(let seconds): (.wait, .number(seconds))
    case .tap(let label): (.tap, .text(label))
    case .scroll(let points): (.scroll, .number(points))
    case .swipe(let direction): (.swipe, .text(direction.text))
    case .type(let text): (.type, .text(text))
    case .key(let name): (.key, .text(name))
    case .choose(let paths): (.choose, .text(paths))
    case .repaint(let count): (.repaint, .number(Double(count)))
    }
  }
}
