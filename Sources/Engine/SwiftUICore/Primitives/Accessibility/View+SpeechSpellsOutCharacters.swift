extension View {
  /// Sets whether the texts here are read letter by letter.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(AccessibilityModifier { $0.speech.spellsOutCharacters = value })
  }
}
