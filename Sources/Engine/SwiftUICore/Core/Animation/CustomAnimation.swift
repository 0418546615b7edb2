public import Foundation

/// A way for a value to change over time.
///
/// An animation moves a vector from zero to `value`, which is the change of the animated value; whoever plays it adds what is
/// missing. Times count in seconds from the start.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
  /// The vector at a time, or `nil` when the animation is over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity at a time, per second; `nil` when it is not known.
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation takes over from one that still runs, whose change, time and state are given.
  ///
  /// After `true` only this one is asked, with the time going on, the change from the old one's beginning to the new target and
  /// the state as left in the context. After `false` this one runs on top of the old one.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Runs on top of the old animation.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}
