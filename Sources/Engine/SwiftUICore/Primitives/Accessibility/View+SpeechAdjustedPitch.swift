extension View {
  /// Raises or lowers the voice that reads the texts here, -1…1.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    modifier(AccessibilityModifier { $0.speech.pitch = value.isNaN ? 0 : min(max(value, -1), 1) })
  }
}
