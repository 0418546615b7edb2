package import Foundation

/// A critically damped spring that takes content to a position with the speed it has (Facts 6.3).
///
/// x(t) = target + (a + bt) e^(−ωt) with a = x₀ − target and b = v₀ + ωa.
package struct ScrollSpring: Equatable {
  /// Radians a second of the spring at the ends of content.
  package static let edgeFrequency: CGFloat = 10.9
  /// Radians a second of the spring that takes a page to its place, in three to four tenths of a second; a choice.
  package static let pageFrequency: CGFloat = 16

  package private(set) var target: CGFloat
  private let offset: CGFloat
  private let slope: CGFloat
  private let frequency: CGFloat

  package init(from start: CGFloat, velocity: CGFloat, to target: CGFloat, frequency: CGFloat = edgeFrequency) {
    self.target = target
    self.frequency = frequency
    offset = start - target
    slope = velocity + frequency * offset
  }

  /// The same motion somewhere else.
  package func shifted(by distance: CGFloat) -> ScrollSpring {
    var spring = self
    spring.target += distance
    return spring
  }

  package func position(after time: TimeInterval) -> CGFloat {
    target + (offset + slope * time) * exp(-frequency * time)
  }

  package func velocity(after time: TimeInterval) -> CGFloat {
    (slope - frequency * (offset + slope * time)) * exp(-frequency * time)
  }

  /// Whether it is so near and slow that nothing is seen of it any more.
  package func isSettled(after time: TimeInterval, tolerance: CGFloat) -> Bool {
    abs(position(after: time) - target) < tolerance && abs(velocity(after: time)) < tolerance * frequency
  }
}
