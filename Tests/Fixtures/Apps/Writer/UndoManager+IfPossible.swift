import Foundation

extension UndoManager {
  /// Takes the last step back, where there is one.
  func undoIfPossible() {
    if canUndo { undo() }
  }
}
