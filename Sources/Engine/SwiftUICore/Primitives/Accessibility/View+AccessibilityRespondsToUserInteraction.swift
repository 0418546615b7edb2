extension View {
  /// Says whether the view does something when it is touched, for those who go through what does.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View {
    modifier(AccessibilityModifier { $0.respondsToUserInteraction = respondsToUserInteraction })
  }
}
