public import Foundation

extension View {
  /// Casts a shadow behind the view, at a distance in points.
  ///
  /// The blur is a Gaussian of sigma `radius / 2`, in points; a radius below 0 counts as 0. Parts of the view have one shadow.
  /// A clear colour casts none. The layout does not change.
  ///
  ///     Circle().shadow(color: .black.opacity(0.3), radius: 6, y: 2)
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }
}

/// Casts a shadow behind a view.
nonisolated public struct _ShadowEffect: EffectModifier, Equatable {
  public typealias Body = Never
  var color: Color
  var radius: CGFloat
  var offset: CGSize
  nonisolated init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
  var resolvedColor = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
  package func resolved(in environment: EnvironmentValues) -> Self {
    var result = self
    result.resolvedColor = color.resolve(in: environment)
    return result
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    let color = resolvedColor.displayColor
    return color.alpha == 0 ? nil : .shadow(color: color, radius: max(radius, 0), offset: offset)
  }
}

extension _ShadowEffect {
  /// The colour's light, the radius and the distance.
  public nonisolated var animatableData:
    AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
  {
    get { .init(resolvedColor.animatableData, .init(radius, offset.animatableData)) }
    set {
      resolvedColor.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}
