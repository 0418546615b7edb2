import Foundation

/// Something that a person does with an app, and where.
///
/// Where it is done is said by one of `ref` (of an element that was found), `label` (a label or an identifier) and `x` with `y` (in
/// points of the window).
///
///     {"do": "act", "kind": "tap", "ref": "e4"}
///     {"do": "act", "kind": "type", "ref": "e2", "text": "Kyoto"}
///     {"do": "act", "kind": "drag", "x": 40, "y": 90, "toX": 40, "toY": 300, "hold": 0.5}
package struct RemoteAct: Equatable, Sendable {
  package var target: Target?
  package var kind: Kind

  /// Where something is done.
  package enum Target: Equatable, Sendable {
    case element(ref: String)
    case named(String)
    case point(x: Double, y: Double)
  }

  /// What is done.
  package enum Kind: Equatable, Sendable {
    /// Presses and lifts a finger.
    case tap
    case doubleTap
    /// Leaves the finger there for seconds.
    case longPress(seconds: Double)
    /// Draws a finger over an element, or over the middle of the screen.
    case swipe(LaunchAction.Direction)
    /// Moves a finger to another place, after it has rested for `hold` seconds.
    case drag(to: Target, seconds: Double, hold: Double)
    /// Moves the content by points, as a wheel does; above zero shows what lies further down or right.
    case scroll(x: Double, y: Double)
    /// Types a text, into an element where one is named; where it replaces what is there, that is taken away first.
    case type(String, replacing: Bool)
    /// Shows a text that an input method composes, with the caret after so many of its characters; an empty one ends that.
    case compose(String, caret: Int)
    /// Presses a key, by its name as in the W3C's `KeyboardEvent.key`.
    case key(String, modifiers: [Modifier])
    /// Changes a value by steps, as a screen reader does.
    case adjust(by: Int)
    /// Gives the focus to an element.
    case focus
    /// Does what an element offers to a screen reader under a name.
    case action(String)
    /// Does what choosing an element with a screen reader does.
    case activate
    /// Spreads two fingers to so many times the distance.
    case pinch(scale: Double)
    /// Turns two fingers by degrees, clockwise.
    case rotate(degrees: Double)
    /// Moves a mouse's pointer there, with no button down.
    case hover
    /// Answers the dialog for files that is open; no paths close it.
    case choose(paths: [String])
    /// Asks the app to open an address, or the path of a file.
    case open(url: String)
  }

  /// A key that is held.
  package enum Modifier: String, LaunchChoice { case shift, control, option, command }

  /// The names of what can be done.
  package enum Name: String, LaunchChoice {
    case tap, doubleTap, longPress, swipe, drag, scroll, type, key, adjust, focus, action, activate, pinch, rotate, hover, choose
    case open, compose

    /// The names that it takes beside those that say where.
    var members: Set<String> {
      switch self {
      case .tap, .doubleTap, .focus, .activate, .hover: []
      case .longPress: ["seconds"]
      case .swipe: ["direction"]
      case .drag: ["toX", "toY", "toRef", "toLabel", "seconds", "hold"]
      case .scroll: ["dx", "dy"]
      case .type: ["text", "replace"]
      case .compose: ["text", "caret"]
      case .key: ["key", "modifiers"]
      case .adjust: ["by"]
      case .action: ["name"]
      case .pinch: ["scale"]
      case .rotate: ["degrees"]
      case .choose: ["paths"]
      case .open: ["url"]
      }
    }

    /// Whether it has to be said where.
    var needsTarget: Bool {
      switch self {
      case .tap, .doubleTap, .longPress, .drag, .adjust, .focus, .action, .activate, .hover: true
      case .swipe, .scroll, .type, .compose, .key, .pinch, .rotate, .choose, .open: false
      }
    }
  }

  private static let places: Set = ["ref", "label", "x", "y"]
  /// All names that a request may have.
  static var members: Set<String> { Name.allCases.reduce(places.union(["kind"])) { $0.union($1.members) } }
}

// MARK: - Reading

extension RemoteAct {
  static let textLimit = 10_000

  /// Reads the members of a request.
  init(of line: Data) throws {
    let members = try JSONDecoder().decode(Members.self, from: line)
    guard let text = members.kind else { throw LaunchError("act: \"kind\" is missing; use \(Name.rule)") }
    guard let name = Name(text: text) else { throw LaunchError("act: \"kind\" is \"\(text.prefix(40))\"; use \(Name.rule)") }
    target = try members.target
    kind = try members.kind(name)
    if target == nil, name.needsTarget {
      throw LaunchError("act: \(name.text) needs \"ref\" of an element, \"label\", or \"x\" and \"y\"")
    }
  }

  /// Everything that a request may say.
  private struct Members: Decodable {
    var kind, ref, label, direction, text, key, name, url, toRef, toLabel: String?
    var x, y, toX, toY, seconds, hold, dx, dy, scale, degrees, by, caret: Double?
    var modifiers, paths: [String]?
    var replace: Bool?

    var target: Target? { get throws(LaunchError) { try Self.target(ref, label, x, y, "") } }

    private static func target(
      _ ref: String?, _ label: String?, _ x: Double?, _ y: Double?, _ prefix: String
    ) throws(LaunchError) -> Target? {
      if let ref { return .element(ref: ref) }
      if let label { return .named(label) }
      if x == nil, y == nil { return nil }
      guard let x, let y, abs(x) <= 1e6, abs(y) <= 1e6 else {
        throw LaunchError("act: a place needs both \"x\" and \"y\", in points of the window")
      }
      return .point(x: x, y: y)
    }

    func kind(_ name: Name) throws(LaunchError) -> Kind {
      switch name {
      case .tap: .tap
      case .doubleTap: .doubleTap
      case .focus: .focus
      case .activate: .activate
      case .hover: .hover
      case .longPress: .longPress(seconds: try number(seconds, "seconds", in: 0...RemoteLimits.seconds, else: 0.8))
      case .swipe: .swipe(try choice(direction, "direction"))
      case .drag: try drag()
      case .scroll: try scroll()
      case .type: try typing()
      case .compose: try composition()
      case .key: .key(try self.text(key, "key"), modifiers: try held())
      case .adjust: .adjust(by: try steps())
      case .action: .action(try self.text(self.name, "name", limit: textLimit))
      case .pinch: .pinch(scale: try number(scale, "scale", in: 0.05...20))
      case .rotate: .rotate(degrees: try number(degrees, "degrees", in: -3_600...3_600))
      case .choose: .choose(paths: Array((paths ?? []).prefix(1_000)))
      case .open: .open(url: try self.text(url, "url", limit: textLimit))
      }
    }

    private func typing() throws(LaunchError) -> Kind {
      let isReplacing = replace ?? false
      // What is there can be taken away without anything in its place.
      if isReplacing, text == "" { return .type("", replacing: true) }
      return .type(try self.text(text, "text", limit: textLimit), replacing: isReplacing)
    }

    private func composition() throws(LaunchError) -> Kind {
      let composed = text == "" ? "" : try self.text(text, "text", limit: textLimit)
      let place = try number(caret, "caret", in: 0...Double(composed.count), else: Double(composed.count))
      guard let whole = Int(exactly: place) else { throw LaunchError("act: \"caret\" is to be a whole number") }
      return .compose(composed, caret: whole)
    }

    private func drag() throws(LaunchError) -> Kind {
      guard let end = try Self.target(toRef, toLabel, toX, toY, "to") else {
        throw LaunchError("act: drag needs \"toRef\", \"toLabel\", or \"toX\" and \"toY\"")
      }
      return .drag(
        to: end, seconds: try number(seconds, "seconds", in: 0...RemoteLimits.seconds, else: 0.3),
        hold: try number(hold, "hold", in: 0...RemoteLimits.seconds, else: 0))
    }

    private func scroll() throws(LaunchError) -> Kind {
      guard dx != nil || dy != nil else { throw LaunchError("act: scroll needs \"dy\" or \"dx\", in points") }
      let points = -1_000_000.0...1_000_000
      return .scroll(x: try number(dx, "dx", in: points, else: 0), y: try number(dy, "dy", in: points, else: 0))
    }

    private func steps() throws(LaunchError) -> Int {
      let steps = try number(by, "by", in: -1_000...1_000, else: 1)
      guard let whole = Int(exactly: steps) else { throw LaunchError("act: \"by\" is to be a whole number") }
      return whole
    }

    private func held() throws(LaunchError) -> [Modifier] {
      var held: [Modifier] = []
      for word in modifiers ?? [] { held.append(try choice(word, "modifiers")) }
      return held
    }

    private func number(
      _ given: Double?, _ name: String, in range: ClosedRange<Double>, else standard: Double? = nil
    ) throws(LaunchError) -> Double {
      guard let number = given ?? standard, range.contains(number) else {
        throw LaunchError("act: \"\(name)\" is to be a number from \(range.text)")
      }
      return number
    }

    private func text(_ given: String?, _ name: String, limit: Int = 100) throws(LaunchError) -> String {
      guard let given, !given.isEmpty else { throw LaunchError("act: \"\(name)\" is to be a text that is not empty") }
      guard given.count <= limit else { throw LaunchError("act: \"\(name)\" is longer than \(limit) characters") }
      return given
    }

    private func choice<Choice: LaunchChoice>(_ given: String?, _ name: String) throws(LaunchError) -> Choice {
      guard let given, let choice = Choice(text: given) else { throw LaunchError("act: \"\(name)\" is to be \(Choice.rule)") }
      return choice
    }
  }
}
