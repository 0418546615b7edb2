extension View {
  /// Sets what a keyboard on the screen writes on the key that ends typing in the fields inside.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.textInputTraits) { $0.submitLabel = submitLabel }
  }
}
