public import SwiftUICore

extension View {
  /// Sets how the screen, the sheet or the cover that the view is comes and goes.
  ///
  /// It is said of the whole view that is shown: outside of its stacks, also of a `NavigationStack`.
  ///
  ///     NavigationLink {
  ///       TownView().navigationTransition(.zoom(sourceID: "kyoto", in: space))
  ///     } label: {
  ///       Image("kyoto").matchedTransitionSource(id: "kyoto", in: space)
  ///     }
  ///
  /// - Parameter style: The way; `.automatic` is that of a view of which none is said.
  /// - Returns: The view, which a finger can pull back into its source where it has one.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    preference(key: ScreenTransitionKey.self, value: style._outputs(for: _NavigationTransitionInputs()).transition)
      .modifier(ScreenPullModifier())
  }
}
