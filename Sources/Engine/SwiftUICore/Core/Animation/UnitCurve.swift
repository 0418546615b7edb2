import Foundation

/// A function of 0…1 that begins at 0 and ends at 1: how far something is at a fraction of its time.
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    /// The inverse of the one above: fast at both ends, slow in the middle.
    case circularEaseOutIn
    case bezier(start: UnitPoint, end: UnitPoint)
  }
  private let function: Function

  private init(_ function: Function) { self.function = function }

  /// A cubic from (0, 0) to (1, 1) by its inner control points, whose x components are held in 0…1 in evaluation.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(.bezier(start: startControlPoint, end: endControlPoint))
  }

  /// The output for a fraction of the time, which is held in 0…1.
  public func value(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    return switch function {
    case .linear: x
    case .circularEaseIn: Self.arc(x)
    case .circularEaseOut: 1 - Self.arc(1 - x)
    case .circularEaseInOut: x < 0.5 ? Self.arc(2 * x) / 2 : 1 - Self.arc(2 * (1 - x)) / 2
    case .circularEaseOutIn: x < 0.5 ? (1 - Self.arc(1 - 2 * x)) / 2 : (1 + Self.arc(2 * x - 1)) / 2
    case .bezier(let start, let end): Self.solver(start, end).value(at: x)
    }
  }

  /// The slope of the curve at a fraction of the time, which is held in 0…1; infinite where the curve is vertical.
  public func velocity(at progress: Double) -> Double {
    let x = Self.clamped(progress)
    return switch function {
    case .linear: 1
    case .circularEaseIn: Self.arcSlope(x)
    case .circularEaseOut: Self.arcSlope(1 - x)
    case .circularEaseInOut: Self.arcSlope(x < 0.5 ? 2 * x : 2 * (1 - x))
    case .circularEaseOutIn: Self.arcSlope(abs(1 - 2 * x))
    case .bezier(let start, let end): Self.solver(start, end).slope(at: x)
    }
  }

  /// The curve with its x and y swapped: what time a value is reached at.
  ///
  /// A cubic whose control points leave 0…1 in y has no single inverse; it is evaluated with them held there.
  public var inverse: UnitCurve {
    switch function {
    case .linear: self
    case .circularEaseIn: UnitCurve(.circularEaseOut)
    case .circularEaseOut: UnitCurve(.circularEaseIn)
    case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
    case .circularEaseOutIn: UnitCurve(.circularEaseInOut)
    case .bezier(let start, let end):
      UnitCurve(.bezier(start: UnitPoint(x: start.y, y: start.x), end: UnitPoint(x: end.y, y: end.x)))
    }
  }

  private static func clamped(_ progress: Double) -> Double { min(max(progress, 0), 1) }

  /// 1 − √(1 − x²), written so that small x lose no digits.
  private static func arc(_ x: Double) -> Double { x * x / (1 + (1 - x * x).squareRoot()) }

  private static func arcSlope(_ x: Double) -> Double {
    let height = ((1 - x) * (1 + x)).squareRoot()
    return height > 0 ? x / height : .infinity
  }

  private static func solver(_ start: UnitPoint, _ end: UnitPoint) -> BezierSolver {
    BezierSolver(x1: start.x, y1: start.y, x2: end.x, y2: end.y)
  }
}

// Control points (Facts 7.1).
extension UnitCurve {
  /// Constant speed.
  public static let linear = UnitCurve(.linear)
  /// Begins and ends slowly.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)
  /// Begins slowly.
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// Begins slowly, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// Ends slowly, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Begins and ends slowly, along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)
  /// Begins and ends slowly.
  @available(*, deprecated, renamed: "easeInOut")
  public static var easeInEaseOut: UnitCurve { easeInOut }

  static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
  }
}
