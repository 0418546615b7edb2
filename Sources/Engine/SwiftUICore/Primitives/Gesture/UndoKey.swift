import FoundationAdditions

/// A key that takes something back, or makes it again: Control or Command with Z, and with Shift.
enum UndoKey {
  case undo, redo

  init?(_ key: KeyInput) {
    guard key.key.lowercased() == "z", !key.modifiers.isDisjoint(with: [.control, .command]),
      !key.modifiers.contains(.option)
    else { return nil }
    self = key.modifiers.contains(.shift) ? .redo : .undo
  }

  /// Answers whether there was something to do.
  func perform(in manager: UndoManager) -> Bool {
    switch self {
    case .undo:
      guard manager.canUndo else { return false }
      manager.undo()
    case .redo:
      guard manager.canRedo else { return false }
      manager.redo()
    }
    return true
  }
}
