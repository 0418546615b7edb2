extension View {
  /// Says whether words that are typed into the fields inside are left as they are.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }
}
