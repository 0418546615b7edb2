public import CoreGraphicsTypes
public import Foundation

/// A map of the plane as seen in perspective: row vectors (x, y, 1) times a 3 × 3 matrix, divided by the third component.
public struct ProjectionTransform: Equatable, Sendable {
  /// How much x counts in the new x, in the new y, and in what both are divided by.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// How much y counts in the new x, in the new y, and in what both are divided by.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// What is added to the new x and y, in points, and to what both are divided by.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// The transform that changes nothing.
  public init() {}
  /// Creates a transform without perspective from one of the plane.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether this changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether this has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// The transform without its perspective part.
  package var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  /// This transform, then another.
  public func concatenating(_ r: ProjectionTransform) -> ProjectionTransform {
    var p = ProjectionTransform()
    p.m11 = m11 * r.m11 + m12 * r.m21 + m13 * r.m31
    p.m12 = m11 * r.m12 + m12 * r.m22 + m13 * r.m32
    p.m13 = m11 * r.m13 + m12 * r.m23 + m13 * r.m33
    p.m21 = m21 * r.m11 + m22 * r.m21 + m23 * r.m31
    p.m22 = m21 * r.m12 + m22 * r.m22 + m23 * r.m32
    p.m23 = m21 * r.m13 + m22 * r.m23 + m23 * r.m33
    p.m31 = m31 * r.m11 + m32 * r.m21 + m33 * r.m31
    p.m32 = m31 * r.m12 + m32 * r.m22 + m33 * r.m32
    p.m33 = m31 * r.m13 + m32 * r.m23 + m33 * r.m33
    return p
  }

  /// Replaces this by the transform that undoes it; returns false, without a change, when nothing can.
  @discardableResult
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    var p = ProjectionTransform()
    p.m11 = c11 / determinant
    p.m21 = c12 / determinant
    p.m31 = c13 / determinant
    p.m12 = (m13 * m32 - m12 * m33) / determinant
    p.m22 = (m11 * m33 - m13 * m31) / determinant
    p.m32 = (m12 * m31 - m11 * m32) / determinant
    p.m13 = (m12 * m23 - m13 * m22) / determinant
    p.m23 = (m13 * m21 - m11 * m23) / determinant
    p.m33 = (m11 * m22 - m12 * m21) / determinant
    self = p
    return true
  }
  /// The transform that undoes this one; itself when nothing can.
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }
}

extension CGPoint {
  /// The point under a projective transform.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let w = m.m13 * x + m.m23 * y + m.m33
    return CGPoint(x: (m.m11 * x + m.m21 * y + m.m31) / w, y: (m.m12 * x + m.m22 * y + m.m32) / w)
  }
}

extension CGRect {
  /// The bounding box of the rectangle's corners after a projective transform.
  func applying(_ transform: ProjectionTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(boundingBoxOf: corners.map { $0.applying(transform) })
  }
}

extension ProjectionTransform: Animatable {
  package typealias Row = AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>

  /// The matrix, row by row; components that are no lengths × 128.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
      >
    >
  {
    get {
      .init(
        Row(m11 * unitScale, .init(m12 * unitScale, m13 * unitScale)),
        .init(Row(m21 * unitScale, .init(m22 * unitScale, m23 * unitScale)), Row(m31, .init(m32, m33 * unitScale))))
    }
    set {
      let (a, b, c) = (newValue.first, newValue.second.first, newValue.second.second)
      (m11, m12, m13) = (a.first / unitScale, a.second.first / unitScale, a.second.second / unitScale)
      (m21, m22, m23) = (b.first / unitScale, b.second.first / unitScale, b.second.second / unitScale)
      (m31, m32, m33) = (c.first, c.second.first, c.second.second / unitScale)
    }
  }
}
