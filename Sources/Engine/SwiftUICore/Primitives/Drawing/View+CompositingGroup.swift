package import Foundation

extension View {
  /// Draws the view as one picture before effects outside apply, so that a shadow or blend mode meets all of it at once.
  ///
  ///     ZStack {
  ///       Circle().fill(.red)
  ///       Text("Kyoto")
  ///     }
  ///     .compositingGroup().shadow(radius: 4)
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
}

/// Draws a view as one picture.
nonisolated public struct _CompositingGroupEffect: EffectModifier {
  public typealias Body = Never
  nonisolated init() {}
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? { .compositingGroup }
}
