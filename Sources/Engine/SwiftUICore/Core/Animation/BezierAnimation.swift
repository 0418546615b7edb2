public import Foundation

/// An animation along a curve, for a fixed time.
struct BezierAnimation: CustomAnimation {
  var curve: UnitCurve
  /// Seconds.
  var duration: TimeInterval

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    guard time >= 0, time < duration else { return .zero }
    // A vertical tangent has no finite velocity to hand on.
    let slope = curve.velocity(at: time / duration)
    return slope.isFinite ? value.scaled(by: slope / duration) : .zero
  }
}

// Lengths without a word of the app (Facts 7.1).
extension Animation {
  /// Constant speed, 0.35 s.
  public static var linear: Animation { timingCurve(.linear, duration: 0.35) }
  /// Constant speed, for a time in seconds.
  ///
  ///     Circle().offset(x: isOn ? 40 : 0).animation(.linear(duration: 1), value: isOn)
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  /// Begins slowly, 0.35 s.
  public static var easeIn: Animation { timingCurve(.easeIn, duration: 0.35) }
  /// Begins slowly, for a time in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  /// Ends slowly, 0.35 s.
  public static var easeOut: Animation { timingCurve(.easeOut, duration: 0.35) }
  /// Ends slowly, for a time in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }
  /// Begins and ends slowly, 0.35 s.
  public static var easeInOut: Animation { timingCurve(.easeInOut, duration: 0.35) }
  /// Begins and ends slowly, for a time in seconds.
  ///
  ///     Circle().opacity(isOn ? 1 : 0).animation(.easeInOut(duration: 0.2), value: isOn)
  public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

  /// Along a cubic by its inner control points, for a time in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.cubic(p1x, p1y, p2x, p2y), duration: duration)
  }
  /// Along a curve, for a time in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(BezierAnimation(curve: curve, duration: duration))
  }
}
