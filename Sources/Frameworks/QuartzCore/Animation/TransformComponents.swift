import CoreGraphicsTypes
import Foundation

/// A transform of space as what it scales, turns and moves by, in this order, and what perspective comes then.
struct TransformComponents {
  var scale: SIMD3<Double>
  /// Angles around x, then y, then z, in radians.
  var angles: SIMD3<Double>
  var move: SIMD3<Double>
  private var perspective: CATransform3D

  init(_ t: CATransform3D) {
    move = [t.m41, t.m42, t.m43]
    var affine = t
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    perspective = CATransform3DIsIdentity(affine) ? t : CATransform3DConcat(CATransform3DInvert(affine), t)
    var rows: [SIMD3<Double>] = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
    let lengths = rows.map { ($0 * $0).sum().squareRoot() }
    scale = [lengths[0], lengths[1], lengths[2]]
    for index in 0..<3 where lengths[index] > 0 { rows[index] /= lengths[index] }
    let (a, b, c) = (rows[0], rows[1], rows[2])
    let crossed: SIMD3<Double> = [b.y * c.z - b.z * c.y, b.z * c.x - b.x * c.z, b.x * c.y - b.y * c.x]
    if (a * crossed).sum() < 0 {
      scale.x = -scale.x
      rows[0] = -rows[0]
    }
    let sine = min(max(-rows[0].z, -1), 1)
    angles = [0, asin(sine), 0]
    if abs(sine) < 1 - 1e-9 {
      angles.x = atan2(rows[1].z, rows[2].z)
      angles.z = atan2(rows[0].y, rows[0].x)
    } else {
      angles.z = atan2(-rows[1].x, rows[1].y)
    }
  }

  var transform: CATransform3D {
    var result = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    for (angle, axis) in [(angles.x, (1.0, 0.0, 0.0)), (angles.y, (0, 1, 0)), (angles.z, (0, 0, 1))] where angle != 0 {
      result = CATransform3DConcat(result, CATransform3DMakeRotation(angle, axis.0, axis.1, axis.2))
    }
    result = CATransform3DConcat(result, CATransform3DMakeTranslation(move.x, move.y, move.z))
    return CATransform3DConcat(result, perspective)
  }
}

extension TransformComponents {
  /// A part by its name: `scale.x`, `rotation`, `translation.y`; `nil` where there is none of that name.
  subscript(_ name: String) -> LayerValue? {
    get {
      switch name {
      case "scale": .numbers(.number, [(scale.x + scale.y + scale.z) / 3])
      case "translation": .numbers(.size, [move.x, move.y])
      case "rotation": .numbers(.number, [angles.z])
      default: Self.axis(of: name).map { .numbers(.number, [self[keyPath: $0][$1]]) }
      }
    }
    set {
      guard case .numbers(let kind, let numbers)? = newValue else { return }
      switch name {
      case "scale": if kind == .number { scale = SIMD3(repeating: numbers[0]) }
      case "translation": if kind == .size || kind == .point { (move.x, move.y) = (numbers[0], numbers[1]) }
      case "rotation": if kind == .number { angles.z = numbers[0] }
      default: if kind == .number, let (path, index) = Self.axis(of: name) { self[keyPath: path][index] = numbers[0] }
      }
    }
  }

  private static func axis(of name: String) -> (WritableKeyPath<TransformComponents, SIMD3<Double>>, Int)? {
    let words = name.split(separator: ".")
    guard words.count == 2, let index = ["x", "y", "z"].firstIndex(of: words[1]) else { return nil }
    switch words[0] {
    case "scale": return (\.scale, index)
    case "rotation": return (\.angles, index)
    case "translation": return (\.move, index)
    default: return nil
    }
  }
}
