import CoreGraphicsTypes
package import SwiftUI
public import SwiftUICore

extension View {
  /// Leans the view over to the right by an angle, without a change of layout; the bottom stays where it is.
  public nonisolated func leaning(_ angle: Angle) -> some View { modifier(_LeaningEffect(angle: angle)) }
}

/// Leans a view over.
nonisolated public struct _LeaningEffect: EffectModifier, Equatable {
  /// The engine shows it itself.
  public typealias Body = Never
  var angle: Angle
  nonisolated init(angle: Angle) { self.angle = angle }

  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    angle == .zero ? nil : transform(size: size).map { .transform($0) }
  }

  // An effect that moves what it shows says how: presses are to land there too.
  package func transform(size: CGSize) -> ProjectionTransform? {
    let slope = tan(angle.radians)
    return ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: -slope, d: 1, tx: slope * size.height, ty: 0))
  }
  package var dependsOnSize: Bool { true }
}

extension _LeaningEffect {
  /// The angle.
  public nonisolated var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
}
