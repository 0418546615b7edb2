extension View {
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
