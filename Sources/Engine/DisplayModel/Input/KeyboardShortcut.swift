/// A key, and those to be held with it, that does what a control does.
nonisolated public struct KeyboardShortcut: Sendable, Hashable {
  /// How a shortcut adapts to languages.
  public struct Localization: Sendable, Hashable {
    fileprivate let kind: Int
    /// Where leading is on the right, arrows and brackets are the opposite ones.
    public static let automatic = Localization(kind: 0)
    /// The keys stay the same where leading is on the right.
    public static let withoutMirroring = Localization(kind: 1)
    /// The keys are what they are.
    public static let custom = Localization(kind: 2)
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys to be held.
  public var modifiers: EventModifiers
  /// How it adapts to languages.
  public var localization: Localization

  /// Return: what is done unless another thing is chosen.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leaves without a change.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut of a key and those to be held with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  /// Creates a shortcut of a key and those to be held with it, that adapts to languages in some way.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
  }

  /// Whether two shortcuts are the same keys.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers && lhs.localization == rhs.localization
  }
  /// Adds the keys to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
    hasher.combine(localization)
  }
}

extension KeyboardShortcut {
  /// Whether a key that went down is this shortcut.
  ///
  /// Control stands for Command, which keyboards here do not have by that name. Shift counts with letters alone: with other keys it
  /// may be needed to type the character.
  package func matches(_ input: KeyInput, isRightToLeft: Bool) -> Bool {
    guard let typed = KeyEquivalent(name: input.key) else { return false }
    let requested = isRightToLeft && localization == .automatic ? key.mirrored : key
    guard requested.character.lowercased() == typed.character.lowercased() else { return false }
    let relevant: EventModifiers = [.shift, .control, .option, .command]
    var (needed, held) = (modifiers.intersection(relevant), input.modifiers.intersection(relevant))
    let isTyped = !requested.character.isLetter && requested.character > " " && requested.character < "\u{7F}"
    if isTyped {
      needed.remove(.shift)
      held.remove(.shift)
    }
    if needed == held { return true }
    guard needed.contains(.command), !needed.contains(.control), held.remove(.control) != nil else { return false }
    return needed == held.union(.command)
  }
}
