import Foundation

extension DrumNode: WheelTarget {
  package var followsTouchpad: Bool { wheelPan.isOn }

  /// A drum follows fingers on a touchpad; a notch of a wheel turns it by a row.
  package func wheel(_ event: WheelEvent) -> Bool {
    guard EnvironmentValues(scope: scope).isEnabled else { return false }
    if event.isPrecise { return wheelPan.take(event, for: self) }
    guard abs(event.delta.height) > abs(event.delta.width) else { return false }
    return roll(by: event.delta.height > 0 ? 1 : -1)
  }
}

extension DrumNode: FocusTarget {
  var canTakeFocus: Bool {
    let values = EnvironmentValues(scope: scope)
    return values.isEnabled && values.keyboardReachesControls
  }
  var textInput: TextInputState? { nil }
  func focusDidChange(isFocused: Bool) {}
  func handle(_ input: TextInput) {}

  /// How many rows a page is; a choice (Facts 4.14).
  private static let page = 4

  /// Arrows and pages turn it, and what is typed is looked for.
  func handle(_ key: KeyInput) -> Bool {
    guard EnvironmentValues(scope: scope).isEnabled else { return false }
    switch key.key {
    case "ArrowDown": return roll(by: 1) || true
    case "ArrowUp": return roll(by: -1) || true
    case "PageDown": return roll(by: Self.page) || true
    case "PageUp": return roll(by: -Self.page) || true
    case "Home": return rollToEnd(false)
    case "End": return rollToEnd(true)
    default:
      guard let find, key.key.count == 1, key.key != " ", key.modifiers.isSubset(of: [.capsLock, .shift]) else { return false }
      for text in typing.texts(after: key.key, at: key.time) {
        guard let tag = find(text) else { continue }
        typing.text = text
        roll(to: tag)
        return true
      }
      return false
    }
  }
}

/// What somebody types to find a row.
struct DrumTyping {
  /// What has been typed so far.
  var text = ""
  private var time: TimeInterval = 0
  /// Seconds after which something else is meant; a choice.
  private static let patience: TimeInterval = 1

  /// What may be meant with one character more: all of it, or the new one alone.
  mutating func texts(after key: String, at now: TimeInterval) -> [String] {
    if now - time > Self.patience { text = "" }
    time = now
    return text.isEmpty ? [key] : [text + key, key]
  }
}
