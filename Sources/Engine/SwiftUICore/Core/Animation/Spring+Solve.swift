public import Foundation

/// The closed form of a spring at a time: position and velocity as sums of what they were at the beginning.
///
/// With d the distance from the target and v the velocity: d(t) = `distance`·d₀ + `swing`·v₀, and v(t) is its derivative.
package struct SpringSolution {
  /// What is left of the distance at the beginning.
  package let distance: Double
  /// What the velocity at the beginning adds to the distance.
  package let swing: Double
  /// What the distance at the beginning adds to the velocity.
  package let pull: Double
  /// What is left of the velocity at the beginning.
  package let momentum: Double
}

extension Spring {
  /// The closed form at a time in seconds; before the beginning, the beginning.
  package func solution(at time: TimeInterval) -> SpringSolution {
    let t = max(time, 0)
    let (even, odd) = angularFrequency > decay ? oscillation(t) : creep(t)
    return SpringSolution(
      distance: even + decay * odd, swing: odd, pull: -angularFrequency * angularFrequency * odd,
      momentum: even - decay * odd)
  }

  /// e^(−at)·cos ωt and e^(−at)·sin ωt / ω.
  private func oscillation(_ t: Double) -> (Double, Double) {
    let frequency = ((angularFrequency - decay) * (angularFrequency + decay)).squareRoot()
    let fade = exp(-decay * t)
    let phase = frequency * t
    // Close to critical damping sin x / x is 1 to the last digit, where ω is too small to divide by.
    return (fade * cos(phase), fade * (phase < 1e-9 ? t : sin(phase) / frequency))
  }

  /// e^(−at)·cosh wt and e^(−at)·sinh wt / w, from the slow and the fast exponential so that neither overflows nor cancels.
  private func creep(_ t: Double) -> (Double, Double) {
    let spread = ((decay - angularFrequency) * (decay + angularFrequency)).squareRoot()
    let slowRate = decay + spread > 0 ? angularFrequency * angularFrequency / (decay + spread) : 0
    let slow = exp(-slowRate * t)
    let span = 2 * spread * t
    return (slow * (1 + exp(-span)) / 2, slow * (span < 1e-9 ? t : -expm1(-span) / (2 * spread)))
  }
}

// MARK: - Vectors

extension Spring {
  /// The position after a time in seconds of a spring that begins at zero.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let solution = solution(at: time)
    return target - target.scaled(by: solution.distance) + initialVelocity.scaled(by: solution.swing)
  }

  /// The velocity, per second, after a time in seconds of a spring that begins at zero.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let solution = solution(at: time)
    return initialVelocity.scaled(by: solution.momentum) - target.scaled(by: solution.pull)
  }

  /// Moves a position and a velocity on by a time in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let solution = solution(at: deltaTime)
    let distance = value - target
    value = target + distance.scaled(by: solution.distance) + velocity.scaled(by: solution.swing)
    velocity = distance.scaled(by: solution.pull) + velocity.scaled(by: solution.momentum)
  }

  /// The force on a position that moves with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// After how many seconds a spring that begins at zero stays within a distance of its target; infinite when it never does.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    SpringSettling(spring: self, distance: .zero - target, velocity: initialVelocity, epsilon: epsilon).duration
  }
}

// MARK: - Animatable values

extension Spring {
  /// The value between two after a time in seconds.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let origin = fromValue.animatableData
    var result = fromValue
    result.animatableData =
      origin
      + value(
        target: toValue.animatableData - origin, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The velocity, per second, after a time in seconds, as data of a value.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      time: time)
    return result
  }

  /// The force on a position that moves with a velocity, as data of a value.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }

  /// After how many seconds a spring between two values stays within a distance of the second; infinite when it never does.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
