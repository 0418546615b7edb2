import CoreGraphicsTypes
package import Foundation

extension View {
  /// Turns the view clockwise around a point of it, without a change of layout.
  ///
  /// Presses count where it shows, and where the motion ends while it animates. An angle that is no number is reported and counts
  /// as 0.
  ///
  ///     Text("Kyoto").rotationEffect(.degrees(-90), anchor: .topLeading)
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}

/// Turns a view.
nonisolated public struct _RotationEffect: EffectModifier, Equatable {
  public typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint
  nonisolated init(angle: Angle, anchor: UnitPoint) {
    self.angle = angle.finite("rotation angle")
    self.anchor = anchor
  }
  package var dependsOnSize: Bool { true }
  package func transform(size: CGSize) -> ProjectionTransform? {
    let fixed = CGRect(origin: .zero, size: size).point(anchor)
    return ProjectionTransform(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).rotated(by: angle.radians)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    angle == .zero ? nil : transform(size: size).map { .transform($0) }
  }
}

extension _RotationEffect {
  /// The angle and the anchor.
  public nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { .init(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}
