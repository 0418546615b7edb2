public import Foundation

/// An animation that counts as done after a time of its own.
struct LogicalCompletionAnimation: CustomAnimation {
  var base: Animation
  /// Seconds.
  var duration: TimeInterval

  /// When this animation took over from another one.
  private struct BeginTime: AnimationStateKey {
    static var defaultValue: TimeInterval { 0 }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    let wasComplete = context.isLogicallyComplete
    let shown = base.animate(value: value, time: time, context: &context)
    context.isLogicallyComplete = wasComplete || time - context.state[BeginTime.self] >= duration
    return shown
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let unwrapped = (previous.base as? LogicalCompletionAnimation)?.base ?? previous
    guard base.shouldMerge(previous: unwrapped, value: value, time: time, context: &context) else { return false }
    context.state[BeginTime.self] = time
    return true
  }
}

extension Animation {
  /// Counts as done, for completions that wait for that, after a time in seconds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
