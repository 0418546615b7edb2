import CoreGraphicsTypes
public import Foundation

extension View {
  /// Turns the view around an axis in space, without a change of layout.
  ///
  /// The eye is at the distance of the larger side divided by `perspective`; with 0 things further away look no smaller.
  /// `anchorZ` is the depth of the point that stays, in points.
  ///
  ///     Text("Kyoto").rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(
        angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}

/// Turns a view in space.
nonisolated public struct _Rotation3DEffect: EffectModifier, Equatable {
  public typealias Body = Never
  var angle: Angle
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
  nonisolated init(
    angle: Angle, x: CGFloat, y: CGFloat, z: CGFloat, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat
  ) {
    self.angle = angle.finite("rotation angle")
    self.x = x
    self.y = y
    self.z = z
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }
  package var dependsOnSize: Bool { true }
  /// The rotation by Rodrigues' formula, seen from a distance of the larger side divided by `perspective`.
  package func transform(size: CGSize) -> ProjectionTransform? {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let t = 1 - c
    let m11 = t * ux * ux + c, m12 = t * ux * uy + s * uz, m13 = t * ux * uz - s * uy
    let m21 = t * ux * uy - s * uz, m22 = t * uy * uy + c, m23 = t * uy * uz + s * ux
    let m31 = t * ux * uz + s * uy, m32 = t * uy * uz - s * ux, m33 = t * uz * uz + c
    let distance = perspective == 0 ? CGFloat.infinity : max(size.width, size.height) / perspective
    let fixed = CGRect(origin: .zero, size: size).point(anchor)
    // A point (px, py, −anchorZ) is turned, moved back by anchorZ and divided by its distance to the eye.
    var matrix = ProjectionTransform()
    matrix.m11 = m11
    matrix.m12 = m12
    matrix.m13 = -m13 / distance
    matrix.m21 = m21
    matrix.m22 = m22
    matrix.m23 = -m23 / distance
    matrix.m31 = -anchorZ * m31
    matrix.m32 = -anchorZ * m32
    matrix.m33 = 1 - (anchorZ - anchorZ * m33) / distance
    let toOrigin = ProjectionTransform(CGAffineTransform(translationX: -fixed.x, y: -fixed.y))
    let back = ProjectionTransform(CGAffineTransform(translationX: fixed.x, y: fixed.y))
    return toOrigin.concatenating(matrix).concatenating(back)
  }
  package func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    angle == .zero ? nil : transform(size: size).map { .transform($0) }
  }
}

extension _Rotation3DEffect {
  package typealias Axis3 = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The angle, the axis × 128, the anchor, its depth and the perspective × 128.
  public nonisolated var animatableData:
    AnimatablePair<
      AnimatablePair<Angle.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      .init(
        .init(angle.animatableData, Axis3(x * unitScale, .init(y * unitScale, z * unitScale))),
        .init(anchor.animatableData, .init(anchorZ, perspective * unitScale)))
    }
    set {
      let axis = newValue.first.second
      angle.animatableData = newValue.first.first
      (x, y, z) = (axis.first / unitScale, axis.second.first / unitScale, axis.second.second / unitScale)
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second / unitScale
    }
  }
}
