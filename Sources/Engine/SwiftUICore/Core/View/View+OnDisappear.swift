extension View {
  /// Calls an action after the view was removed; of a view that leaves in an animation, when it has left.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
