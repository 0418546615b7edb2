extension View {
  /// Lets a key, while others are held, do what the control does; of several controls inside, what the first does that can be used.
  ///
  ///     Button("Save") {}.keyboardShortcut("s")
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a shortcut do what the control does; of several controls inside, what the first does that can be used.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Lets a shortcut do what the control does; `nil` takes away one from outside.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    transformEnvironment(\.shortcut) { $0 = shortcut }
  }

  /// Lets a key, while others are held, do what the control does, and says how it adapts to languages.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// What does the same as the control here.
  public var keyboardShortcut: KeyboardShortcut? { shortcut }

  fileprivate var shortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// A control that shortcuts may use.
protocol ShortcutTarget: ViewNode {
  /// Whether it can be used now.
  var canBeUsed: Bool { get }
  func use()
}

extension ViewGraph {
  /// Lets the first control use a key whose shortcut it is, among those that can be reached; answers whether there is one.
  func performShortcut(_ key: KeyInput) -> Bool {
    guard let root = reachableRoot else { return false }
    let found: (any ShortcutTarget)? = root.first(passingOver: \.isOutOfReach) { node in
      guard let target = node as? any ShortcutTarget, target.canBeUsed,
        let shortcut = EnvironmentValues(scope: node.scope).keyboardShortcut,
        shortcut.matches(key, isRightToLeft: node.isRightToLeft)
      else { return nil }
      return target
    }
    guard let found else { return false }
    if !key.isRepeat { found.use() }
    return true
  }
}

extension ViewNode {
  /// Whether neither it nor what is below can be used by keys: it goes, sleeps, or is covered.
  var isOutOfReach: Bool { isInactive || isAsleep || (self as? CoverableNode)?.isCovered == true }
}
