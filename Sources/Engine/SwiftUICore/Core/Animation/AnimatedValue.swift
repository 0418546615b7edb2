package import Foundation

/// What became of an animated value in a frame.
package struct AnimationTick {
  /// Whether further frames are needed.
  package var isAnimating: Bool
  /// The completions that have one animation less to wait for, in order.
  package var ended: [AnimationCompletion]
}

/// An animated value whose type is not known.
package protocol AnyAnimatedValue {
  /// Whether frames are needed.
  var isAnimating: Bool { get }
  /// Moves on to a time.
  mutating func update(at time: TimeInterval, environment: EnvironmentValues) -> AnimationTick
  /// Stops at the model's value; the completions that waited.
  mutating func stop() -> [AnimationCompletion]
}

/// A value as it was set, and as it is shown while animations lead there.
///
///     var opacity = AnimatedValue(1.0)
///     opacity.set(0, animation: .default, at: time)
///     let tick = opacity.update(at: time)     // in every frame while `isAnimating`
///     draw(opacity.presentation)
package struct AnimatedValue<Value: Animatable> {
  /// The value that was set.
  package private(set) var model: Value
  private var animator: AnimatorState<Value.AnimatableData>?
  private var offset = Value.AnimatableData.zero
  /// Completions of animations that were cut off since the last frame.
  private var cutOff: [AnimationCompletion] = []

  /// Creates a value at rest.
  package init(_ value: Value) { model = value }

  /// The value that is shown.
  package var presentation: Value {
    guard animator != nil else { return model }
    var value = model
    value.animatableData += offset
    return value
  }

  /// The velocity of what is shown, per second.
  package var velocity: Value.AnimatableData { animator?.velocity() ?? .zero }

  /// Sets the value, at a time.
  ///
  /// Without an animation, what is shown jumps by the difference, and animations that are going on play on from there. The
  /// completions are only counted in when an animation begins.
  package mutating func set(
    _ value: Value, animation: Animation? = nil, at time: TimeInterval, completions: [AnimationCompletion] = [],
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    let old = model
    model = value
    if let structured = value as? any StructuredAnimatable, !Self.isReachable(structured, from: old) {
      cutOff += animator?.takeAllCompletions() ?? []
      animator = nil
      return
    }
    let change = value.animatableData - old.animatableData
    guard let animation, change != .zero else { return }
    for completion in completions { completion.animationBegan() }
    guard animator != nil else {
      animator = AnimatorState(interval: change, animation: animation, completions: completions)
      offset = .zero - change
      return
    }
    animator?.combine(
      interval: change, animation: animation, at: time, completions: completions, environment: environment)
    // Until the next frame is shown nothing moves.
    offset -= change
  }

  private static func isReachable<S: StructuredAnimatable>(_ value: S, from old: Value) -> Bool {
    (old as? S).map { value.hasSameStructure(as: $0) } ?? false
  }
}

extension AnimatedValue: AnyAnimatedValue {
  package var isAnimating: Bool { animator != nil || !cutOff.isEmpty }

  @discardableResult
  package mutating func update(
    at time: TimeInterval, environment: EnvironmentValues = EnvironmentValues()
  ) -> AnimationTick {
    var ended = cutOff
    cutOff = []
    if let update = animator?.update(at: time, environment: environment) {
      ended += update.ended
      offset = update.offset
      if update.isFinished { animator = nil }
    }
    return AnimationTick(isAnimating: animator != nil, ended: ended)
  }

  package mutating func stop() -> [AnimationCompletion] {
    defer {
      animator = nil
      cutOff = []
    }
    return cutOff + (animator?.takeAllCompletions() ?? [])
  }
}
