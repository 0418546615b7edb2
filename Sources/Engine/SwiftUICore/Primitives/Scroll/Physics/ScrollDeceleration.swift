package import Foundation

/// A content that keeps moving after a drag and loses the same fraction of its speed in every millisecond (Facts 6.1).
///
/// v(t) = v₀ dᵗ with t in milliseconds, hence x(t) = x₀ + v₀ (1 − e^(−kt)) / k with k = −1000 ln d a second.
package struct ScrollDeceleration: Equatable {
  /// What is left of the speed after a millisecond.
  package static let normalRate: CGFloat = 0.998
  /// What is left of the speed after a millisecond where content is to stop sooner.
  package static let fastRate: CGFloat = 0.99

  /// Where it began, in points.
  package private(set) var start: CGFloat
  /// Points a second at the beginning.
  package let velocity: CGFloat
  private let decay: CGFloat

  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat = normalRate) {
    self.start = start
    self.velocity = velocity
    decay = -1000 * log(rate)
  }

  /// The one that comes to rest at a place.
  package init(from start: CGFloat, to end: CGFloat, rate: CGFloat = normalRate) {
    self.init(start: start, velocity: (end - start) * -1000 * log(rate), rate: rate)
  }

  /// The same deceleration somewhere else.
  package func shifted(by distance: CGFloat) -> ScrollDeceleration {
    var deceleration = self
    deceleration.start += distance
    return deceleration
  }

  /// Where it comes to rest if nothing is in the way.
  package var end: CGFloat { start + velocity / decay }

  package func position(after time: TimeInterval) -> CGFloat { start + velocity * (1 - exp(-decay * time)) / decay }

  package func velocity(after time: TimeInterval) -> CGFloat { velocity * exp(-decay * time) }

  /// When less than a distance is left to go, in seconds; from there on it rests at `end`.
  package func duration(leaving rest: CGFloat) -> TimeInterval {
    let way = abs(velocity) / decay
    return way <= rest ? 0 : log(way / rest) / decay
  }

  /// When it passes a position, in seconds; `nil` if it never does.
  package func time(reaching position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return position == start ? 0 : nil }
    let fraction = (position - start) * decay / velocity
    guard fraction >= 0, fraction < 1 else { return nil }
    return -log(1 - fraction) / decay
  }
}
