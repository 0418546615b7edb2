import Foundation

/// A cubic from (0, 0) to (1, 1) by its two inner control points, read as a function of x.
///
/// The x components are held in 0…1, so that there is one y for each x.
package struct BezierSolver: Hashable, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Creates a cubic from its inner control points.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The y for an x in 0…1.
  package func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.component(y1, y2, at: parameter(at: x))
  }

  /// The slope dy/dx at an x in 0…1; infinite where the curve is vertical.
  package func slope(at x: Double) -> Double {
    if x <= 0 { return startSlope }
    if x >= 1 { return endSlope }
    let u = parameter(at: x)
    let dx = Self.derivative(x1, x2, at: u)
    let dy = Self.derivative(y1, y2, at: u)
    return dx > 0 ? dy / dx : Self.ratio(dy, dx)
  }

  /// Where a control point lies on an end the curve rests there in its parameter, and has no direction of its own: it counts as
  /// running evenly at the start and as standing still at the end (Facts 7.1).
  private var startSlope: Double { x1 == 0 && y1 == 0 ? 1 : Self.ratio(y1, x1) }

  private var endSlope: Double {
    if isLine { return 1 }
    return x2 == 1 && y2 == 1 ? 0 : Self.ratio(1 - y2, 1 - x2)
  }

  private var isLine: Bool { x1 == y1 && x2 == y2 }

  private static func ratio(_ dy: Double, _ dx: Double) -> Double {
    if dx > 0 { return dy / dx }
    return dy == 0 ? 0 : (dy < 0 ? -Double.infinity : .infinity)
  }

  /// The curve's parameter for an x: Newton's steps, kept in a bracket that is halved whenever one leaves it or gains little.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var u = x
    var lastError = Double.infinity
    for _ in 0..<200 {
      let error = Self.component(x1, x2, at: u) - x
      if error == 0 { return u }
      if error < 0 { low = u } else { high = u }
      let slope = Self.derivative(x1, x2, at: u)
      var next = slope > 0 ? u - error / slope : low
      if next <= low || next >= high || abs(error) > lastError / 2 { next = low + (high - low) / 2 }
      lastError = abs(error)
      if next == u || next <= low || next >= high { return u }
      u = next
    }
    return u
  }

  private static func component(_ p1: Double, _ p2: Double, at u: Double) -> Double {
    let v = 1 - u
    return u * (3 * v * (v * p1 + u * p2) + u * u)
  }

  private static func derivative(_ p1: Double, _ p2: Double, at u: Double) -> Double {
    let v = 1 - u
    return 3 * (v * v * p1 + 2 * u * v * (p2 - p1) + u * u * (1 - p2))
  }
}
