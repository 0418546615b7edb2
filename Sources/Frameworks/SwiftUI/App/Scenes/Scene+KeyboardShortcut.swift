public import SwiftUICore

extension Scene {
  /// Sets the keys that open a window of the scene, or bring its only one to the front.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization = .automatic
  ) -> some Scene {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the keys that open a window of the scene, or bring its only one to the front; `nil` for none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
    trait(\.shortcut, .some(shortcut))
  }
}
