extension View {
  /// Runs an action when Escape goes down, for which what has the focus inside has no use of its own.
  public nonisolated func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(
      KeyCommandModifier { press in
        guard let action, press.isAlone, press.key == .escape else { return false }
        if press.phase == .down { action() }
        return true
      })
  }
}
