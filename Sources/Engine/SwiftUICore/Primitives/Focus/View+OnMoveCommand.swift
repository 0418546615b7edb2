/// Where an arrow key leads.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Runs an action when an arrow key goes down, or repeats, for which what has the focus inside has no use of its own.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return modifier(
      KeyCommandModifier { press in
        guard let action, press.isAlone, let direction = directions[press.key] else { return false }
        action(direction)
        return true
      })
  }
}

extension KeyPress {
  /// Whether no other key is held.
  var isAlone: Bool { modifiers.isSubset(of: [.capsLock, .numericPad]) }
}
