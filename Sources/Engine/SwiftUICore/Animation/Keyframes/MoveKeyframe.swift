/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: PrimitiveKeyframes {
  /// The engine shows it itself.
  public typealias Body = Never
  let target: Value

  /// Creates a keyframe that jumps to a value.
  public init(_ to: Value) { target = to }

  /// Adds what this keyframe contributes to its track; called when the timeline is made.
  public func _resolve(into resolved: inout _ResolvedKeyframeTrackContent<Value>) {
    resolved.keyframes.append(.move(to: target.animatableData))
  }
}
