/// A mouse or a finger that presses, moves or lifts, as it comes: nothing is waited for.
///
///     {"do": "pointer", "phase": "down", "x": 40, "y": 90, "kind": "touch", "id": 1}
package struct RemotePointer: Equatable, Sendable {
  package enum Phase: String, LaunchChoice {
    /// It moves and nothing is pressed.
    case hover
    /// It has left the window.
    case exit
    case down, move, up, cancel
  }

  package enum Kind: String, LaunchChoice { case mouse, touch, pen }

  package var phase: Phase
  package var kind: Kind
  /// In points of the window; outside of it, too, while something is pressed.
  package var x: Double
  package var y: Double
  /// One for each finger; a mouse is 0.
  package var id: Int
  /// 0 primary, 1 secondary, 2 middle.
  package var button: Int
  package var modifiers: [RemoteAct.Modifier]

  package init(_ phase: Phase, kind: Kind = .mouse, x: Double, y: Double) {
    (self.phase, self.kind, self.x, self.y) = (phase, kind, x, y)
    (id, button, modifiers) = (0, 0, [])
  }

  static let members: Set = ["phase", "kind", "x", "y", "id", "button", "modifiers"]
  /// As many fingers as any screen tells apart, and a mouse.
  static let ids = 0...31
  static let buttons = 0...2
}

extension RemotePointer: Decodable {
  private enum CodingKeys: CodingKey { case phase, kind, x, y, id, button, modifiers }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func choice<Choice: LaunchChoice>(_ text: String, _ name: CodingKeys) throws(LaunchError) -> Choice {
      if let choice = Choice(text: text) { return choice }
      throw LaunchError("pointer: \"\(name.stringValue)\" is to be \(Choice.rule)")
    }
    phase = try choice(container.decode(String.self, forKey: .phase), .phase)
    kind = try container.decodeIfPresent(String.self, forKey: .kind).map { try choice($0, .kind) } ?? .mouse
    (x, y) = (try container.decode(Double.self, forKey: .x), try container.decode(Double.self, forKey: .y))
    id = try container.decodeIfPresent(Int.self, forKey: .id) ?? 0
    button = try container.decodeIfPresent(Int.self, forKey: .button) ?? 0
    modifiers = try (container.decodeIfPresent([String].self, forKey: .modifiers) ?? []).map { try choice($0, .modifiers) }
    guard abs(x) <= 1e6, abs(y) <= 1e6 else { throw LaunchError("pointer: \"x\" and \"y\" are points of the window") }
    guard Self.ids.contains(id) else { throw LaunchError("pointer: \"id\" is a number from 0 to \(Self.ids.upperBound)") }
    guard Self.buttons.contains(button) else { throw LaunchError("pointer: \"button\" is 0, 1 or 2") }
  }
}
