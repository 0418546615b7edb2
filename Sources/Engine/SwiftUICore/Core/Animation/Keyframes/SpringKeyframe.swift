public import Foundation

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: PrimitiveKeyframes {
  public typealias Body = Never
  let target: Value
  let duration: TimeInterval
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe that a spring pulls towards a value for a time in seconds, or until it has settled.
  ///
  /// Without a velocity at the start, per second, the spring takes over the one there is. What follows goes on from where the
  /// spring is when its time is over.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    target = to
    self.duration = duration ?? spring.settlingDuration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(
      .spring(
        to: target.animatableData, duration: duration, spring: spring,
        startVelocity: startVelocity?.animatableData))
  }
}
