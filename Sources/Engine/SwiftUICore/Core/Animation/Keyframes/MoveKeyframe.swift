/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframes {
  public typealias Body = Never
  let target: Value

  /// Creates a keyframe that jumps to a value.
  public init(_ to: Value) { target = to }

  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(.move(to: target.animatableData))
  }
}
