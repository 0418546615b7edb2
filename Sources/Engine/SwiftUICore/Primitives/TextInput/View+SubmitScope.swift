extension View {
  /// Keeps what is typed inside from the submit actions of the views around.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentWritingModifier { if isBlocking { $0.submitActions = [] } })
  }
}
