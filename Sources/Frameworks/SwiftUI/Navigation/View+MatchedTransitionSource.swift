public import SwiftUICore

extension View {
  /// Marks the view as the one out of which a screen, a sheet or a cover grows that has the same id.
  ///
  /// While that shows or moves, the view is not to be seen.
  ///
  ///     Button("Kyoto") { isShown = true }
  ///       .matchedTransitionSource(id: "kyoto", in: space)
  ///       .sheet(isPresented: $isShown) { TownView().navigationTransition(.zoom(sourceID: "kyoto", in: space)) }
  ///
  /// - Parameters:
  ///   - id: What the view has in common with what comes out of it.
  ///   - namespace: The `@Namespace` in which the id means that.
  /// - Returns: The view; neither size nor place change.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    modifier(TransitionSourceModifier(MatchedGeometryKey(namespace: namespace, id: AnyHashable(id))))
  }

  /// Marks the view as the one out of which a screen, a sheet or a cover grows, and sets how it looks.
  ///
  ///     Image("kyoto").matchedTransitionSource(id: "kyoto", in: space) { source in
  ///       source.background(.yellow).clipShape(.rect(cornerRadius: 12)).shadow(radius: 4)
  ///     }
  ///
  /// - Parameters:
  ///   - id: What the view has in common with what comes out of it.
  ///   - namespace: The `@Namespace` in which the id means that.
  ///   - configuration: Adds to the look of the view, with which what comes out of it begins.
  /// - Returns: The view with that look; neither size nor place change.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look.look
    return modifier(
      TransitionSourceModifier(MatchedGeometryKey(namespace: namespace, id: AnyHashable(id)), look: look))
  }
}
