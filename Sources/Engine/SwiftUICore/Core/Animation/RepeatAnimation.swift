import Foundation

/// An animation that is played several times, in turn there and back if asked for.
struct RepeatAnimation: CustomAnimation {
  var base: Animation
  /// How often, each direction counting as one (Facts 7.2); `nil`: without end.
  var count: Int?
  var autoreverses: Bool

  /// The round that is being played.
  private struct Round<V: VectorArithmetic>: AnimationStateKey {
    var index = 0
    var beginTime: TimeInterval = 0
    /// What the base remembers of this round.
    var state = AnimationState<V>()
    static var defaultValue: Self { Self() }
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var round = context.state[Round<V>.self]
    defer { context.state[Round<V>.self] = round }
    let isReversed = autoreverses && round.index % 2 == 1
    var inner = AnimationContext(state: round.state, environment: context.environment)
    let shown = base.animate(value: value, time: time - round.beginTime, context: &inner)
    let isLast = count.map { round.index + 1 >= $0 } ?? false
    guard let shown else {
      if isLast { return nil }
      round = Round(index: round.index + 1, beginTime: time)
      return isReversed ? .zero : value
    }
    round.state = inner.state
    if isLast, inner.isLogicallyComplete { context.isLogicallyComplete = true }
    return isReversed ? value - shown : shown
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let round = context.state[Round<V>.self]
    let inner = AnimationContext(state: round.state, environment: context.environment)
    let velocity = base.velocity(value: value, time: time - round.beginTime, context: inner)
    return autoreverses && round.index % 2 == 1 ? velocity?.scaled(by: -1) : velocity
  }
}

extension Animation {
  /// Runs several times, each second one backwards unless said otherwise.
  ///
  /// Each direction counts as one.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }
  /// Runs again and again, each second time backwards unless said otherwise.
  ///
  ///     Circle().scaleEffect(isOn ? 1.2 : 1).animation(.easeInOut.repeatForever(), value: isOn)
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }
}
