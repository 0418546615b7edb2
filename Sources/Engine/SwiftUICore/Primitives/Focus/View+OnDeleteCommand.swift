extension View {
  /// Runs an action when Backspace or Delete goes down, for which what has the focus inside has no use of its own.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
    modifier(
      KeyCommandModifier { press in
        guard let action, press.isAlone, press.key == .delete || press.key == .deleteForward else { return false }
        if press.phase == .down { action() }
        return true
      })
  }
}
