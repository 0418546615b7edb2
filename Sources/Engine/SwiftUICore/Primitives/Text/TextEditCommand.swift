/// What a key does to a text.
enum TextEditCommand: Equatable {
  case insert(String)
  case move(EditableText.Direction, by: EditableText.Unit, extending: Bool)
  case delete(EditableText.Direction, by: EditableText.Unit)
  case selectAll, copy, cut, paste, undo, redo
  /// Ends the line: with what was typed, or to begin another one.
  case enter
  /// Ends the editing.
  case leave

  /// `nil` for keys that mean nothing to a text of a form.
  ///
  /// Arrows go where they point, so that in text that runs from right to left the left one goes forward.
  init?(_ key: KeyInput, isRightToLeft: Bool, sizing: TextInputSizing = .line) {
    let extending = key.modifiers.contains(.shift)
    if let (direction, unit) = Self.move(key, isRightToLeft: isRightToLeft, sizing: sizing) {
      self = .move(direction, by: unit, extending: extending)
      return
    }
    let unit = Self.unit(key)
    switch key.key {
    case "Backspace": self = .delete(.backward, by: unit)
    case "Delete": self = .delete(.forward, by: unit)
    case "Enter": self = .enter
    case "Escape": self = .leave
    case "Tab" where sizing.isEditor && key.modifiers.isSubset(of: [.capsLock]): self = .insert("\t")
    default:
      if let undo = UndoKey(key) {
        self = undo == .undo ? .undo : .redo
        return
      }
      guard key.key.count == 1 else { return nil }
      if !key.modifiers.isDisjoint(with: [.control, .command]) {
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

  /// Control and Option mean words, Command the ends of the line.
  private static func unit(_ key: KeyInput) -> EditableText.Unit {
    if key.modifiers.contains(.command) { return .lineEdge }
    return key.modifiers.isDisjoint(with: [.control, .option]) ? .character : .word
  }

  private static func move(
    _ key: KeyInput, isRightToLeft: Bool, sizing: TextInputSizing
  ) -> (EditableText.Direction, EditableText.Unit)? {
    let isWide = !key.modifiers.isDisjoint(with: [.control, .option])
    let vertical: EditableText.Unit = key.modifiers.contains(.command) ? .all : isWide ? .paragraph : .line
    switch key.key {
    case "ArrowLeft": return (isRightToLeft ? .forward : .backward, unit(key))
    case "ArrowRight": return (isRightToLeft ? .backward : .forward, unit(key))
    case "ArrowUp": return (.backward, vertical)
    case "ArrowDown": return (.forward, vertical)
    case "Home": return (.backward, isWide ? .all : .lineEdge)
    case "End": return (.forward, isWide ? .all : .lineEdge)
    case "PageUp" where sizing != .line: return (.backward, .page)
    case "PageDown" where sizing != .line: return (.forward, .page)
    default: return nil
    }
  }
}
