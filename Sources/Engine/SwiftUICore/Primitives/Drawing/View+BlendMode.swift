package import Foundation

extension View {
  /// Mixes the view's colours with those of what lies below.
  ///
  ///     Circle().fill(.yellow).blendMode(.multiply)
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { modifier(_BlendModeEffect(blendMode: blendMode)) }
}

/// Mixes a view with what lies below.
nonisolated public struct _BlendModeEffect: EffectModifier, Equatable {
  public typealias Body = Never
  let blendMode: BlendMode
  nonisolated init(blendMode: BlendMode) { self.blendMode = blendMode }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    blendMode == .normal ? nil : .blendMode(blendMode)
  }
}
