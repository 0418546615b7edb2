import CoreGraphicsTypes
import Foundation

/// A number that a finger holds, or that a spring brings to where it is to rest.
///
/// The spring takes over with the speed that the number has, so that what moves can be caught and let go at any moment.
struct HeldMotion {
  /// Where it is now.
  private(set) var value: CGFloat
  /// Where it is to rest.
  private(set) var target: CGFloat
  /// Whether a finger holds it.
  private(set) var isHeld = false
  /// Where it was, how fast in units a second, and when, as the spring took over; `nil` while no spring moves it.
  private var start: (value: CGFloat, speed: CGFloat, time: TimeInterval)?

  /// Creates a number at rest.
  init(_ value: CGFloat) { (self.value, target) = (value, value) }

  /// Whether a spring moves it.
  var isMoving: Bool { start != nil }

  /// Puts it somewhere at once.
  mutating func jump(to new: CGFloat) {
    self = HeldMotion(new)
  }

  /// A finger takes hold of it where it is.
  mutating func hold() {
    isHeld = true
    start = nil
  }

  /// The finger that holds it brings it somewhere.
  mutating func drag(to new: CGFloat) { value = new }

  /// Lets a spring have it, from where it is.
  /// - Parameters:
  ///   - target: Where it is to rest.
  ///   - speed: How fast it is, in units a second; `nil`: as it was moving.
  ///   - time: Now, in seconds.
  ///   - spring: The spring.
  mutating func release(to target: CGFloat, speed: CGFloat? = nil, at time: TimeInterval, by spring: Spring) {
    let speed = speed ?? self.speed(at: time, by: spring)
    self.target = target
    isHeld = false
    start = value == target && speed == 0 ? nil : (value, speed, time)
  }

  /// How fast it is, in units a second.
  func speed(at time: TimeInterval, by spring: Spring) -> CGFloat {
    guard let start else { return 0 }
    return CGFloat(
      spring.velocity(target: Double(target - start.value), initialVelocity: Double(start.speed), time: time - start.time))
  }

  /// Moves it on; returns whether it moves on.
  ///
  /// It rests where it is nearer than the tolerance and hardly moves.
  mutating func advance(to time: TimeInterval, by spring: Spring, tolerance: CGFloat) -> Bool {
    guard let start else { return false }
    let way = Double(target - start.value)
    let speed = speed(at: time, by: spring)
    value = start.value + CGFloat(spring.value(target: way, initialVelocity: Double(start.speed), time: time - start.time))
    guard abs(value - target) < tolerance, abs(speed) < tolerance * 10 else { return true }
    value = target
    self.start = nil
    return false
  }
}
