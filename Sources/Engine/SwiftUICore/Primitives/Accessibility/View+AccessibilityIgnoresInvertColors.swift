extension View {
  /// Says whether the view keeps its colours where a system inverts all; no desktop says that it does, so they are kept anyway.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
