public import Foundation

/// An animation that waits before it begins.
struct DelayAnimation: CustomAnimation {
  var base: Animation
  /// Seconds.
  var delay: TimeInterval

  private func inner(_ time: TimeInterval) -> TimeInterval { max(0, time - delay) }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    guard time < delay else { return base.animate(value: value, time: inner(time), context: &context) }
    var waiting = context
    // An animation of no length is over at once; it still waits.
    return base.animate(value: value, time: 0, context: &waiting) ?? .zero
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: inner(time), context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? DelayAnimation, previous.delay == delay else { return false }
    return base.shouldMerge(previous: previous.base, value: value, time: inner(time), context: &context)
  }
}

extension Animation {
  /// Begins later, by a time in seconds; a time below zero begins on the way.
  ///
  ///     Circle().scaleEffect(isOn ? 1.2 : 1).animation(.snappy.delay(0.1), value: isOn)
  public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }
}
