extension View {
  /// Shows what is inside, whatever reasons there are around it to hide it.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
