/// What a key does to a line of text.
enum TextEditCommand: Equatable {
  case insert(String)
  case move(EditableText.Direction, by: EditableText.Unit, extending: Bool)
  case delete(EditableText.Direction, by: EditableText.Unit)
  case selectAll, copy, cut, paste
  /// Ends with what was typed.
  case submit
  /// Ends the editing.
  case leave

  /// `nil` for keys that mean nothing to a line of text.
  ///
  /// Arrows go where they point, so that in text that runs from right to left the left one goes forward.
  init?(_ key: KeyInput, isRightToLeft: Bool) {
    let isCommand = !key.modifiers.isDisjoint(with: [.control, .command])
    let extending = key.modifiers.contains(.shift)
    let unit: EditableText.Unit = key.modifiers.isDisjoint(with: [.control, .option]) ? .character : .word
    switch key.key {
    case "ArrowLeft": self = .move(isRightToLeft ? .forward : .backward, by: unit, extending: extending)
    case "ArrowRight": self = .move(isRightToLeft ? .backward : .forward, by: unit, extending: extending)
    case "ArrowUp", "Home": self = .move(.backward, by: .all, extending: extending)
    case "ArrowDown", "End": self = .move(.forward, by: .all, extending: extending)
    case "Backspace": self = .delete(.backward, by: unit)
    case "Delete": self = .delete(.forward, by: unit)
    case "Enter": self = .submit
    case "Escape": self = .leave
    default:
      guard key.key.count == 1 else { return nil }
      if isCommand {
        switch key.key.lowercased() {
        case "a": self = .selectAll
        case "c": self = .copy
        case "x": self = .cut
        case "v": self = .paste
        default: return nil
        }
      } else if key.modifiers.contains(.option) {
        return nil
      } else {
        self = .insert(key.key)
      }
    }
  }
}
