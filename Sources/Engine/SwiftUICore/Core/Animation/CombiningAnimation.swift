import Foundation

/// Animations of one value that run on top of each other (Facts 7.2).
///
/// Each layer moves from where the ones below it are at that moment towards its own target:
/// shown(t) = below(t) + f(t − begin) · (target − below(t)). The newest layer's end is the end of all.
struct CombiningAnimation: CustomAnimation {
  struct Layer: Hashable, Sendable {
    var animation: Animation
    /// Seconds after the beginning of the lowest layer that there ever was.
    var beginTime: TimeInterval
  }
  private(set) var layers: [Layer]

  /// What the layers remember, in the same order.
  private struct Memory<V: VectorArithmetic>: AnimationStateKey {
    /// The targets of all layers but the newest, whose target is the one that is asked for.
    var targets: [V] = []
    var states: [AnimationState<V>] = []
    /// How many of the lowest layers are over, and where they ended.
    var overCount = 0
    var ground = V.zero
    static var defaultValue: Self { Self() }
  }

  /// Puts an animation on top of another one, which has a target and has run for a time.
  static func adding<V: VectorArithmetic>(
    _ new: Animation, to old: Animation, target: V, time: TimeInterval, state: inout AnimationState<V>
  ) -> Animation {
    var combining: CombiningAnimation
    var memory: Memory<V>
    if let base = old.base as? CombiningAnimation {
      combining = base
      memory = state[Memory<V>.self]
      combining.layers.removeFirst(memory.overCount)
      memory.targets.removeFirst(memory.overCount)
      memory.states.removeFirst(memory.overCount)
      memory.overCount = 0
    } else {
      combining = CombiningAnimation(layers: [Layer(animation: old, beginTime: 0)])
      memory = Memory(states: [state])
    }
    combining.layers.append(Layer(animation: new, beginTime: time))
    memory.targets.append(target)
    memory.states.append(AnimationState())
    state = AnimationState()
    state[Memory<V>.self] = memory
    return Animation(combining)
  }

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var memory = context.state[Memory<V>.self]
    defer { context.state[Memory<V>.self] = memory }
    var shown = memory.ground
    for index in memory.overCount..<layers.count {
      let isNewest = index == layers.count - 1
      let target = isNewest ? value : memory.targets[index]
      var inner = AnimationContext(state: memory.states[index], environment: context.environment)
      let step = layers[index].animation.animate(
        value: target - shown, time: time - layers[index].beginTime, context: &inner)
      memory.states[index] = inner.state
      if isNewest, inner.isLogicallyComplete { context.isLogicallyComplete = true }
      if let step {
        shown += step
      } else if isNewest {
        return nil
      } else {
        shown = target
        memory.ground = target
        memory.overCount = index + 1
      }
    }
    return shown
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    let memory = context.state[Memory<V>.self]
    var shown = memory.ground
    var velocity = V.zero
    for index in memory.overCount..<layers.count {
      let target = index == layers.count - 1 ? value : memory.targets[index]
      let way = target - shown
      let inner = AnimationContext(state: memory.states[index], environment: context.environment)
      let elapsed = time - layers[index].beginTime
      let animation = layers[index].animation
      var scratch = inner
      guard let step = animation.animate(value: way, time: elapsed, context: &scratch) else {
        (shown, velocity) = (target, .zero)
        continue
      }
      // The product rule: the layer's own velocity, and what it has left of the velocity below.
      scratch = inner
      let taken = animation.animate(value: velocity, time: elapsed, context: &scratch) ?? velocity
      velocity += (animation.velocity(value: way, time: elapsed, context: inner) ?? .zero) - taken
      shown += step
    }
    return velocity
  }
}
