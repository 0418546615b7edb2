extension View {
  /// Sets whether the view shows as in a mirror where lines run from right to left; what is in it is laid out as it is.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroringModifier(behavior: enabled ? .mirrors : .fixed))
  }
}
