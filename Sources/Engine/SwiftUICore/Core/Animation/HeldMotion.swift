import Foundation

/// A number that a finger holds, or that a spring brings to where it is to rest.
///
/// The spring takes over with the speed that the number has, so that what moves can be caught and let go at any moment. The number
/// has a unit of its owner's: points, or parts of a way.
struct HeldMotion {
  /// Where it is now.
  private(set) var value: CGFloat
  /// Where it is to rest.
  private(set) var target: CGFloat
  /// Where the finger that holds it took hold of it; `nil` while none does.
  private(set) var heldFrom: CGFloat?
  /// How the spring took over; `nil` while none moves it.
  private var flight: Flight?

  private struct Flight {
    /// Where it was, and how fast in units a second.
    var start: CGFloat
    var speed: CGFloat
    /// When that was, in seconds.
    var time: TimeInterval
    /// Whether that was the last frame, and it took over between that and the next one.
    var isBetweenFrames: Bool
    var way: SpringReturn
  }

  /// Seconds between two frames of something that moves: where more have passed before the first one, nothing has moved.
  private static let longestStep = 1.0 / 20

  /// Creates a number at rest.
  init(_ value: CGFloat) { (self.value, target) = (value, value) }

  /// Whether a spring moves it.
  var isMoving: Bool { flight != nil }

  /// Whether a finger holds it.
  var isHeld: Bool { heldFrom != nil }

  /// Whether a finger holds it that has not brought it anywhere else: one that only stopped it.
  var isOnlyStopped: Bool { heldFrom == value }

  /// Puts it somewhere at once, where it rests.
  mutating func jump(to new: CGFloat) { self = HeldMotion(new) }

  /// A finger takes hold of it where it is.
  mutating func hold() {
    heldFrom = value
    flight = nil
  }

  /// The finger that holds it brings it somewhere.
  mutating func drag(to new: CGFloat) { value = new }

  /// Lets a spring have it, from where it is.
  ///
  /// Where it is at its target already and has no speed, it rests at once.
  /// - Parameters:
  ///   - target: Where it is to rest.
  ///   - speed: How fast it is, in units a second; `nil`: as it was moving, and not at all under a finger.
  ///   - time: Now, in seconds.
  ///   - isBetweenFrames: Whether that is the time of the last frame, which may be long ago: input comes between frames.
  ///   - way: How the spring brings it there.
  mutating func release(
    to target: CGFloat, speed: CGFloat? = nil, at time: TimeInterval, isBetweenFrames: Bool = false, by way: SpringReturn
  ) {
    let speed = speed ?? self.speed(at: time)
    self.target = target
    heldFrom = nil
    let new = Flight(start: value, speed: speed, time: time, isBetweenFrames: isBetweenFrames, way: way)
    flight = value == target && speed == 0 ? nil : new
  }

  /// How fast the spring moves it, in units a second.
  func speed(at time: TimeInterval) -> CGFloat { flight.map { motion(of: $0, at: time).speed } ?? 0 }

  private func motion(of flight: Flight, at time: TimeInterval) -> (value: CGFloat, speed: CGFloat) {
    let solution = flight.way.spring.solution(at: time - flight.time)
    let (distance, speed) = (Double(flight.start - target), Double(flight.speed))
    return (
      target + CGFloat(distance * solution.distance + speed * solution.swing),
      CGFloat(distance * solution.pull + speed * solution.momentum)
    )
  }

  /// Moves it on to a time in seconds; returns whether it moves on.
  mutating func advance(to time: TimeInterval) -> Bool {
    guard var flight else { return false }
    if flight.isBetweenFrames {
      flight.isBetweenFrames = false
      if time - flight.time > Self.longestStep { flight.time = time }
      self.flight = flight
    }
    let (position, speed) = motion(of: flight, at: time)
    if flight.way.rests(at: position - target, speed: speed) {
      finish()
      return false
    }
    value = flight.way.shown(position)
    return true
  }

  /// Lets it rest where the spring was to bring it.
  mutating func finish() {
    guard flight != nil else { return }
    value = target
    flight = nil
  }
}
