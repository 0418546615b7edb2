extension View {
  /// Sets whether every punctuation mark of the texts here is read.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(AccessibilityModifier { $0.speech.includesPunctuation = value })
  }
}
