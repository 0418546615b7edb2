package import Foundation

extension View {
  /// Multiplies the view's colours by a colour: white changes nothing, black gives black.
  public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(_ColorMultiplyEffect(color: color)) }
}

/// Multiplies the colours of a view by a colour.
nonisolated public struct _ColorMultiplyEffect: EffectModifier, Equatable {
  public typealias Body = Never
  var color: Color
  nonisolated init(color: Color) { self.color = color }
  var resolvedColor = Color.Resolved(red: 1, green: 1, blue: 1)
  package func resolved(in environment: EnvironmentValues) -> Self {
    var result = self
    result.resolvedColor = color.resolve(in: environment)
    return result
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    .colorFilter(.multiply(resolvedColor.displayColor))
  }
}

extension _ColorMultiplyEffect {
  /// The colour's light.
  public nonisolated var animatableData: Color.Resolved.AnimatableData {
    get { resolvedColor.animatableData }
    set { resolvedColor.animatableData = newValue }
  }
}
