public import Foundation

/// A keyframe that is reached along a curve of time.
public struct LinearKeyframe<Value: Animatable>: PrimitiveKeyframes {
  public typealias Body = Never
  let target: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a keyframe that reaches a value in a time in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    target = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(.linear(to: target.animatableData, duration: duration, curve: timingCurve))
  }
}
