/// A key, by the character that it types.
nonisolated public struct KeyEquivalent: Sendable, Hashable {
  /// The character; keys that type none have one for private use.
  public var character: Character
  /// Names the key that types a character.
  public init(_ character: Character) { self.character = character }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return, or Enter.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Names the key that types a character.
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}

extension KeyEquivalent {
  private static let named: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow, "Escape": .escape,
    "Backspace": .delete, "Delete": .deleteForward, "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
    "Clear": .clear, "Tab": .tab, "Enter": .return,
  ]

  /// The key with a name as hosts have it; `nil` for one that types nothing and has no character for private use.
  package init?(name: String) {
    if let known = Self.named[name] {
      self = known
    } else if name.count == 1 {
      self.init(Character(name))
    } else {
      return nil
    }
  }

  /// The key that stands for it where leading is on the right.
  var mirrored: KeyEquivalent {
    let pairs: [(KeyEquivalent, KeyEquivalent)] = [
      (.leftArrow, .rightArrow), ("[", "]"), ("{", "}"), ("(", ")"), ("<", ">"),
    ]
    for (one, other) in pairs {
      if self == one { return other }
      if self == other { return one }
    }
    return self
  }
}
