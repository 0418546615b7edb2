extension View {
  /// Lets the view be found by people who cannot see it as another one, which does not show.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    modifier(UnplacedViewModifier(unplaced: representation()) { elements, spoken in elements = spoken.spokenElements })
  }

  /// Gives the view children to be found by people who cannot see it, which do not show.
  public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    modifier(
      UnplacedViewModifier(unplaced: children()) { elements, spoken in
        if let only = elements.indices.first { elements[only].children = spoken.spokenElements }
      }
    )
    .accessibilityElement(children: .contain)
  }
}
