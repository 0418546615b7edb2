/// A key that was pressed while a view had the focus.
nonisolated public struct KeyPress: Sendable {
  /// When a key matters: as it goes down, while it is held, as it goes up.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The value as it is stored.
    public let rawValue: Int
    /// Creates a value from the one stored.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key went up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a view took a key.
  public enum Result: Sendable, Hashable {
    /// The key was for the view.
    case handled
    /// The key goes on to what is around the view.
    case ignored
  }

  /// Whether the key went down, repeats, or went up.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key types.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

extension KeyPress {
  /// `nil` for keys that apps have no name for.
  init?(_ input: KeyInput) {
    guard let key = KeyEquivalent(name: input.key) else { return nil }
    self.key = key
    phase = !input.isDown ? .up : input.isRepeat ? .repeat : .down
    characters = String(key.character)
    modifiers = input.modifiers
  }
}

extension KeyPress: CustomDebugStringConvertible {
  /// The press for developers to read.
  public var debugDescription: String { "KeyPress(\(phase.debugDescription), key: \(characters.debugDescription))" }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
  /// The names of the phases.
  public var debugDescription: String {
    let names: [(KeyPress.Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
