import Foundation

/// A spring that takes over from whatever moved the value before, with its position and velocity.
struct SpringAnimation: CustomAnimation {
  /// Seconds.
  var response: Double
  var dampingRatio: Double
  /// How long a different response of the spring before is blended into this one, seconds.
  var blendDuration: TimeInterval = 0

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    var motion = context.state[SpringMotion<V>.self]
    let present = motion.advance(self, target: value, to: time)
    context.state[SpringMotion<V>.self] = motion
    if time - motion.beginTime >= motion.response(of: self, at: time) { context.isLogicallyComplete = true }
    let spring = Spring(response: response, dampingRatio: dampingRatio)
    return spring.isAtRest(target: value, position: present.position, velocity: present.velocity)
      ? nil : present.position
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    var motion = context.state[SpringMotion<V>.self]
    return motion.advance(self, target: value, to: time).velocity
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let old = context.state[SpringMotion<V>.self]
    var motion = SpringMotion<V>()
    motion.velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    var scratch = context
    if let position = previous.animate(value: value, time: time, context: &scratch) {
      motion.position = position
    } else {
      motion.position = value
      motion.velocity = .zero
    }
    motion.time = time
    motion.beginTime = time
    if blendDuration > 0, let spring = previous.spring {
      let present = old.response(of: spring, at: time)
      if present != response { motion.blend = .init(from: present, beginTime: time) }
    }
    context.state = AnimationState()
    context.state[SpringMotion<V>.self] = motion
    return true
  }
}

/// Where a spring's motion began, and with what velocity.
private struct SpringMotion<V: VectorArithmetic>: AnimationStateKey {
  /// A response that gives way to another one along a smooth step.
  struct Blend {
    var from: Double
    var beginTime: TimeInterval
  }
  var position = V.zero
  var velocity = V.zero
  /// When position and velocity were so.
  var time: TimeInterval = 0
  /// When the spring took over.
  var beginTime: TimeInterval = 0
  var blend: Blend?

  static var defaultValue: Self { Self() }

  /// The response at a time, which differs from the animation's own during a blend.
  func response(of animation: SpringAnimation, at time: TimeInterval) -> Double {
    guard let blend, animation.blendDuration > 0 else { return animation.response }
    let x = min(max((time - blend.beginTime) / animation.blendDuration, 0), 1)
    return blend.from + (animation.response - blend.from) * x * x * (3 - 2 * x)
  }

  /// The position and velocity at a time.
  ///
  /// During a blend the spring changes all the time. It is then followed in steps of about 1/300 s (Facts 7.1), each with the
  /// closed form of the spring in its middle; whole steps are kept, so that the frames' times have no influence on the result.
  mutating func advance(_ animation: SpringAnimation, target: V, to time: TimeInterval) -> (position: V, velocity: V) {
    if let blend {
      let count = max((animation.blendDuration * 300).rounded(.up), 1)
      let step = animation.blendDuration / count
      var index = ((self.time - blend.beginTime) / step).rounded()
      while index < count, blend.beginTime + (index + 1) * step <= time {
        (position, velocity) = moved(animation, target, at: self.time + step / 2, by: step)
        index += 1
        self.time = blend.beginTime + index * step
      }
      if index < count {
        return moved(animation, target, at: self.time + step / 2, by: time - self.time)
      }
      self.blend = nil
    }
    return moved(animation, target, at: time, by: time - self.time)
  }

  private func moved(
    _ animation: SpringAnimation, _ target: V, at time: TimeInterval, by duration: TimeInterval
  ) -> (position: V, velocity: V) {
    let spring = Spring(response: response(of: animation, at: time), dampingRatio: animation.dampingRatio)
    var result = (position: position, velocity: velocity)
    spring.update(value: &result.position, velocity: &result.velocity, target: target, deltaTime: duration)
    return result
  }
}

extension Spring {
  /// Whether a value is so slow, so little drawn and so close to its target that its motion may end.
  func isAtRest<V: VectorArithmetic>(target: V, position: V, velocity: V) -> Bool {
    // 0.06 points a second (Facts 7.1) is a pixel in several seconds; the same bound on the force keeps turning points from
    // counting.
    let limit = 0.06 * 0.06
    let unitForce = force(target: target, position: position, velocity: velocity).scaled(by: 1 / mass)
    guard velocity.magnitudeSquared <= limit, unitForce.magnitudeSquared <= limit else { return false }
    let nearby = target.magnitudeSquared * 0.01 * 0.01
    return nearby == 0 || (target - position).magnitudeSquared <= nearby
  }
}
