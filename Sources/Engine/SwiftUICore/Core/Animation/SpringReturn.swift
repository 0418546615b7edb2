import Foundation

/// How a spring brings a number to where it is to rest, after a finger has let it go.
struct SpringReturn {
  let spring: Spring
  /// It has arrived where it is nearer to its target than this, in its own unit, and no faster than `restingSpeed` units a second.
  let tolerance: CGFloat
  let restingSpeed: CGFloat
  /// Where it may show on the way; what the spring leads beyond shows at the end that it crosses.
  let range: ClosedRange<CGFloat>

  /// - Parameters:
  ///   - spring: The spring.
  ///   - tolerance: How near to its target the number comes to rest: a distance that nobody sees.
  ///   - restingSpeed: How slow it must be for that, in units a second; `nil`: such that it would need a tenth of a second for the
  ///     tolerance.
  ///   - range: Where it may show on the way; `nil`: anywhere.
  init(
    by spring: Spring, tolerance: CGFloat, restingSpeed: CGFloat? = nil, within range: ClosedRange<CGFloat>? = nil
  ) {
    self.spring = spring
    self.tolerance = tolerance
    self.restingSpeed = restingSpeed ?? tolerance * 10
    self.range = range ?? -.infinity ... .infinity
  }

  /// Whether a number at a distance from its target has arrived.
  func rests(at distance: CGFloat, speed: CGFloat) -> Bool { abs(distance) < tolerance && abs(speed) < restingSpeed }

  /// What shows where the spring has brought the number to a position.
  func shown(_ position: CGFloat) -> CGFloat { min(max(position, range.lowerBound), range.upperBound) }
}
