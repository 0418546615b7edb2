extension View {
  /// Sets the names by which the view is called with the voice, the best one first.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(AccessibilityModifier { $0.inputLabels = inputLabels.map(\.plainString) })
  }
  /// Sets the names by which the view is called with the voice, the best one first.
  public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }
  /// Sets the names by which the view is called with the voice, the best one first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }
  /// Sets the names by which the view is called with the voice.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
