package import Foundation

/// How far content shows beyond its end while a finger pulls it there: ever less, and never a whole view (Facts 6.2).
package enum RubberBand {
  private static let stiffness: CGFloat = 0.55

  /// The distance shown for a distance pulled, in a view of a length; both have the same sign.
  package static func shown(_ pulled: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let magnitude = (1 - 1 / (stiffness * abs(pulled) / length + 1)) * length
    return pulled < 0 ? -magnitude : magnitude
  }

  /// The distance pulled for a distance shown: the inverse of `shown`.
  package static func pulled(_ shown: CGFloat, in length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let fraction = min(abs(shown) / length, 0.999)
    let magnitude = length / stiffness * (1 / (1 - fraction) - 1)
    return shown < 0 ? -magnitude : magnitude
  }
}
