public import Foundation

extension View {
  /// Blurs the view by a radius in points; 0 and less changes nothing.
  ///
  /// With `opaque` what lies beyond the edges looks like the edges, so that they stay opaque. The layout does not change.
  ///
  ///     Text("Kyoto").blur(radius: 4)
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}

/// Blurs a view.
nonisolated public struct _BlurEffect: EffectModifier, Equatable {
  public typealias Body = Never
  var radius: CGFloat
  let isOpaque: Bool
  nonisolated init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    radius <= 0 ? nil : .blur(radius: radius, isOpaque: isOpaque)
  }
}

extension _BlurEffect {
  /// The radius.
  public nonisolated var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}
