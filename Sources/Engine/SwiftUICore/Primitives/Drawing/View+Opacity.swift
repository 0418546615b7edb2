package import Foundation

extension View {
  /// Makes the view translucent: 0 hides it, 1 changes nothing; less and more count as these.
  ///
  /// What overlaps inside stays one picture. At 0 the view takes no presses; it keeps its place and its state.
  ///
  ///     Text("Kyoto").opacity(0.5)
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
}

/// Draws a view as one translucent picture.
nonisolated public struct _OpacityEffect: EffectModifier, Equatable {
  public typealias Body = Never
  var opacity: Double
  nonisolated init(opacity: Double) { self.opacity = opacity }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    opacity >= 1 ? nil : .opacity(max(opacity, 0))
  }
  package func accepts(_ point: CGPoint, size: CGSize, _ direction: LayoutDirection) -> Bool { opacity > 0 }
}

extension _OpacityEffect {
  /// The opacity × 128.
  public nonisolated var animatableData: Double {
    get { opacity * unitScale }
    set { opacity = newValue / unitScale }
  }
}
