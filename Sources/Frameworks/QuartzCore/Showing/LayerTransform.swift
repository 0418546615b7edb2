import CoreGraphicsTypes
import DisplayModel
import Foundation
package import SwiftUICore

/// Turns, scales and moves a layer's view around its anchor point.
nonisolated struct LayerTransform: EffectModifier {
  typealias Body = Never
  private var own: TransformParts
  private var anchor: CGPoint
  /// The transform of all layers in the one around, in this layer's coordinates.
  private var outer: CATransform3D

  @MainActor init(_ layer: CALayer, _ delay: TimeInterval) {
    let shown = layer.shown(delay)
    own = TransformParts(shown.transform)
    anchor = shown.anchorPoint
    outer = CATransform3DIdentity
    if let around = layer.superlayer?.shown(delay), !CATransform3DIsIdentity(around.sublayerTransform) {
      layer.notePlacement()
      let frame = shown.untransformedFrame
      let x = around.bounds.minX + around.anchorPoint.x * around.bounds.width - frame.minX
      let y = around.bounds.minY + around.anchorPoint.y * around.bounds.height - frame.minY
      outer = Self.matrix(around.sublayerTransform, x, y)
    }
  }

  private static func matrix(_ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat) -> CATransform3D {
    let there = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), transform)
    return CATransform3DConcat(there, CATransform3DMakeTranslation(x, y, 0))
  }

  func transform(size: CGSize) -> ProjectionTransform? {
    let own = own.transform
    guard !CATransform3DIsIdentity(own) || !CATransform3DIsIdentity(outer) else { return nil }
    let around = Self.matrix(own, anchor.x * size.width, anchor.y * size.height)
    return ProjectionTransform(CATransform3DConcat(around, outer))
  }
  func effect(size: CGSize, environment: EnvironmentValues) -> DisplayEffect? {
    transform(size: size).map { .transform($0) }
  }
  var dependsOnSize: Bool { !CATransform3DIsIdentity(own.transform) }

  var animatableData: TransformParts.AnimatableData {
    get { own.animatableData }
    set { own.animatableData = newValue }
  }
}

extension ProjectionTransform {
  /// What a map of space does to the plane, seen from far above.
  nonisolated package init(_ t: CATransform3D) {
    self.init()
    (m11, m12, m13) = (t.m11, t.m12, t.m14)
    (m21, m22, m23) = (t.m21, t.m22, t.m24)
    (m31, m32, m33) = (t.m41, t.m42, t.m44)
  }
}

/// A transform as what it moves, turns, shears and scales by, so that one turn leads into another as a turn.
///
/// The decomposition is that of Spencer W. Thomas, "Decomposing a matrix into simple transformations", Graphics Gems II, 1991, for the
/// plane. Transforms that leave the plane go over number by number.
nonisolated struct TransformParts: Equatable, Sendable {
  private var parts: PlaneParts?
  private var space: SIMD16<Double>

  init(_ transform: CATransform3D) {
    let t = transform
    space = SIMD16(
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44)
    parts = CATransform3DIsAffine(t) ? PlaneParts(CATransform3DGetAffineTransform(t)) : nil
  }

  var transform: CATransform3D {
    if let parts { return CATransform3DMakeAffineTransform(parts.transform) }
    let s = space
    return CATransform3D(
      m11: s[0], m12: s[1], m13: s[2], m14: s[3], m21: s[4], m22: s[5], m23: s[6], m24: s[7], m31: s[8], m32: s[9], m33: s[10],
      m34: s[11], m41: s[12], m42: s[13], m43: s[14], m44: s[15])
  }

  /// The transform at a part of the way from one to another, number by number.
  static func mixedNumbers(_ a: CATransform3D, _ b: CATransform3D, _ part: Double) -> CATransform3D {
    var (step, end) = (TransformParts(a), TransformParts(b))
    (step.parts, end.parts) = (nil, nil)
    step.space += (end.space - step.space) * part
    return step.transform
  }

  typealias AnimatableData = AnimatablePair<PlaneParts.AnimatableData, TransformNumbers>
  var animatableData: AnimatableData {
    get { AnimatableData((parts ?? PlaneParts(.identity)).animatableData, TransformNumbers(values: space)) }
    set {
      space = newValue.second.values
      parts?.animatableData = newValue.first
    }
  }
}

/// The numbers of a transform, of which steps between two are made.
nonisolated struct TransformNumbers: VectorArithmetic, Sendable {
  var values: SIMD16<Double>
  static var zero: Self { Self(values: .zero) }
  static func + (a: Self, b: Self) -> Self { Self(values: a.values + b.values) }
  static func - (a: Self, b: Self) -> Self { Self(values: a.values - b.values) }
  mutating func scale(by factor: Double) { values *= factor }
  var magnitudeSquared: Double { (values * values).sum() }
}

/// A transform of the plane as its parts: scale, shear and turn, in this order, then a move.
nonisolated struct PlaneParts: Equatable, Sendable {
  private var scale: CGSize
  private var shear: CGFloat
  private var angle: CGFloat
  private var move: CGSize
  /// The transform itself while nothing has changed its parts, free of what taking it apart rounds.
  private var exact: CGAffineTransform?

  init(_ t: CGAffineTransform) {
    exact = t
    move = CGSize(width: t.tx, height: t.ty)
    let length = (t.a * t.a + t.b * t.b).squareRoot()
    angle = length > 0 ? atan2(t.b, t.a) : 0
    let (x, y) = (length > 0 ? t.a / length : 1, length > 0 ? t.b / length : 0)
    shear = x * t.c + y * t.d
    scale = CGSize(width: length, height: x * t.d - y * t.c)
  }

  var transform: CGAffineTransform {
    if let exact { return exact }
    let (x, y) = (cos(angle), sin(angle))
    return CGAffineTransform(
      a: scale.width * x, b: scale.width * y, c: shear * x - scale.height * y, d: shear * y + scale.height * x, tx: move.width,
      ty: move.height)
  }

  typealias AnimatableData = AnimatablePair<
    CGSize.AnimatableData, AnimatablePair<AnimatablePair<CGFloat, CGFloat>, CGSize.AnimatableData>
  >
  var animatableData: AnimatableData {
    get { .init(scale.animatableData, .init(.init(shear, angle), move.animatableData)) }
    set {
      guard newValue != animatableData else { return }
      exact = nil
      scale.animatableData = newValue.first
      shear = newValue.second.first.first
      angle = newValue.second.first.second
      move.animatableData = newValue.second.second
    }
  }
}
