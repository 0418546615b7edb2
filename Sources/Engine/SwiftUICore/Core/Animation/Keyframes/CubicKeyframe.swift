public import Foundation

/// A keyframe that is reached along a cubic, without a bend at either end unless one is asked for.
///
/// Cubic keyframes that follow each other make a Catmull–Rom spline. Beside keyframes of another kind the velocity there is taken
/// over, and the first begins and the last ends at rest.
public struct CubicKeyframe<Value: Animatable>: PrimitiveKeyframes {
  public typealias Body = Never
  let target: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe that reaches a value in a time in seconds; velocities are per second.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    target = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(
      .cubic(
        to: target.animatableData, duration: duration, startVelocity: startVelocity?.animatableData,
        endVelocity: endVelocity?.animatableData))
  }
}
