import Foundation

/// Finds the last time at which a spring is further from its target than a limit.
///
/// A curve that bounds the distance and only falls gives a time at which the spring surely rests; from there the search goes
/// backwards in steps too short to miss a swing.
struct SpringSettling {
  private let spring: Spring
  private let distanceSquared: Double
  private let velocitySquared: Double
  /// The scalar product of distance and velocity, which the squares of their sum and of themselves give.
  private let product: Double
  private let epsilon: Double

  init<V: VectorArithmetic>(spring: Spring, distance: V, velocity: V, epsilon: Double) {
    self.spring = spring
    self.epsilon = max(epsilon, .leastNormalMagnitude)
    distanceSquared = distance.magnitudeSquared
    velocitySquared = velocity.magnitudeSquared
    product = ((distance + velocity).magnitudeSquared - distanceSquared - velocitySquared) / 2
  }

  /// Seconds; infinite when the spring never rests.
  var duration: TimeInterval {
    guard spring.angularFrequency > 0 else { return bound(at: 0) > epsilon ? .infinity : 0 }
    guard let rest = restTime() else { return .infinity }
    var high = rest
    while high > 0 {
      let low = high - step(before: high)
      if low <= 0 { return isOutside(0) ? crossing(0, high) : 0 }
      if isOutside(low) { return crossing(low, high) }
      high = low
    }
    return 0
  }

  private func isOutside(_ time: Double) -> Bool { distance(at: time) > epsilon * epsilon }

  private func distance(at time: Double) -> Double {
    let solution = spring.solution(at: time)
    return solution.distance * solution.distance * distanceSquared + 2 * solution.distance * solution.swing * product
      + solution.swing * solution.swing * velocitySquared
  }

  /// Never below the distance at this time or later, once past the first 2 / frequency.
  private func bound(at time: Double) -> Double {
    let (length, speed) = (distanceSquared.squareRoot(), velocitySquared.squareRoot())
    guard spring.angularFrequency > spring.decay else {
      let solution = spring.solution(at: time)
      return abs(solution.distance) * length + abs(solution.swing) * speed
    }
    let frequency =
      ((spring.angularFrequency - spring.decay) * (spring.angularFrequency + spring.decay)).squareRoot()
    return exp(-spring.decay * time) * (length + (speed + spring.decay * length) * min(1 / frequency, time))
  }

  /// A time after which the bound, and so the spring, stays within the limit; `nil` when there is none worth waiting for.
  private func restTime() -> Double? {
    let start = 2 / spring.angularFrequency
    var high = start
    for _ in 0..<80 where bound(at: high) > epsilon { high *= 2 }
    guard bound(at: high) <= epsilon else { return nil }
    var low = high > start ? high / 2 : high
    for _ in 0..<60 where high - low > 1e-12 * high {
      let middle = low + (high - low) / 2
      if bound(at: middle) > epsilon { low = middle } else { high = middle }
    }
    return high
  }

  /// A spring without swings has features as wide as the time they come at.
  private func step(before time: Double) -> Double {
    let step = 1 / (64 * spring.angularFrequency)
    return spring.angularFrequency > spring.decay ? step : max(step, time / 128)
  }

  private func crossing(_ outside: Double, _ inside: Double) -> Double {
    var (low, high) = (outside, inside)
    for _ in 0..<60 where high - low > 1e-14 * high {
      let middle = low + (high - low) / 2
      if isOutside(middle) { low = middle } else { high = middle }
    }
    return high
  }
}
