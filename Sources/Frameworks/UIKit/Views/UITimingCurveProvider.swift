public import CoreGraphicsTypes
public import Foundation
import QuartzCore
import SwiftUI
import SwiftUICore

/// How a movement goes over its time.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: AnyObject {
  /// Which kinds of curve there are.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A kind of curve.
public enum UITimingCurveType: Int, Sendable {
  /// One of the built-in ones.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// Both.
  case composed
}

/// A cubic curve.
@MainActor @preconcurrency
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The built-in curve, if it is one.
  public let animationCurve: UIView.AnimationCurve
  /// The inner control point at the beginning.
  public let controlPoint1: CGPoint
  /// The inner control point at the end.
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  /// Creates the usual curve.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Creates a built-in curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    controlPoint1 = CGPoint(x: curve == .easeIn || curve == .easeInOut ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: curve == .easeOut || curve == .easeInOut ? 0.58 : 1, y: 1)
    super.init()
  }

  /// Creates a curve by its inner control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// Whether it is a built-in one.
  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: UnitCurve {
    if isBuiltIn, animationCurve == .linear { return .linear }
    return .bezier(
      startControlPoint: UnitPoint(x: controlPoint1.x, y: controlPoint1.y),
      endControlPoint: UnitPoint(x: controlPoint2.x, y: controlPoint2.y))
  }
}

/// A spring.
@MainActor @preconcurrency
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it begins, in distances a second, of which the width counts.
  public let initialVelocity: CGVector
  private enum Kind {
    case ratio(CGFloat)
    case physics(Spring)
  }
  private let kind: Kind

  /// Creates the usual spring.
  public convenience override init() { self.init(dampingRatio: 1) }

  /// Creates a spring by the share of the damping that does not swing, which takes as long as its animator says.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    kind = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring by its physics, which takes as long as it takes.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    kind = .physics(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowOverDamping: true))
    initialVelocity = velocity
    super.init()
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for an animator's duration, and how long it takes.
  func spring(over duration: TimeInterval) -> (spring: Spring, duration: TimeInterval) {
    switch kind {
    case .ratio(let ratio):
      let values = SpringTiming.spring(settlingAfter: duration, dampingRatio: ratio)
      return (Spring(mass: 1, stiffness: values.stiffness, damping: values.damping), duration)
    case .physics(let spring):
      return (spring, spring.settlingDuration(target: 1.0, initialVelocity: Double(initialVelocity.dx), epsilon: 0.001))
    }
  }
}

extension UIView {
  /// A built-in curve.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Evenly.
    case linear
  }
}
