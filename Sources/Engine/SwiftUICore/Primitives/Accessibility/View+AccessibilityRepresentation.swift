extension View {
  /// Lets the view be found by people who cannot see it as another one, which does not show.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(UnplacedViewModifier(unplaced: representation()) { elements, spoken in elements = spoken.spokenElements })
  }
}
