package import Foundation

extension View {
  /// Draws the view as one picture before effects outside apply, so that a shadow or blend mode meets all of it at once.
  public nonisolated func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
}

/// Draws a view as one picture.
nonisolated public struct _CompositingGroupEffect: EffectModifier {
  public typealias Body = Never
  nonisolated init() {}
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? { .compositingGroup }
}
