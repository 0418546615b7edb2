package import Foundation

/// The motion of content along one axis: under a finger, after it, and back from beyond its ends.
///
/// Offsets grow as what lies further on shows. Limits may change at any time; what is on adapts to them.
package struct ScrollMotion {
  package enum Phase: Equatable { case idle, dragging, decelerating, springing }

  private enum State {
    case idle
    /// The offset that the finger asks for is the first value plus how far it has moved.
    case dragging(CGFloat)
    case decelerating(ScrollDeceleration, since: TimeInterval)
    case springing(ScrollSpring, since: TimeInterval)
  }
  private var state = State.idle

  package init() {}

  package var phase: Phase {
    switch state {
    case .idle: .idle
    case .dragging: .dragging
    case .decelerating: .decelerating
    case .springing: .springing
    }
  }

  /// What the content's end and its view allow.
  package struct Limits: Equatable {
    package var range: ClosedRange<CGFloat>
    /// The length of the view along the axis.
    package var viewLength: CGFloat
    /// Whether content may be pulled beyond its ends.
    package var bounces: Bool
    /// The distance that nobody sees: half a pixel.
    package var tolerance: CGFloat
    package init(range: ClosedRange<CGFloat>, viewLength: CGFloat, bounces: Bool, tolerance: CGFloat) {
      self.range = range
      self.viewLength = viewLength
      self.bounces = bounces
      self.tolerance = tolerance
    }

    func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

    /// What shows where a finger asks for an offset.
    func shown(_ requested: CGFloat) -> CGFloat {
      let inside = clamped(requested)
      return bounces ? inside + RubberBand.shown(requested - inside, in: viewLength) : inside
    }

    /// What a finger would have asked for where an offset shows.
    func requested(_ shown: CGFloat) -> CGFloat {
      let inside = clamped(shown)
      return inside + RubberBand.pulled(shown - inside, in: viewLength)
    }
  }

  /// A finger takes hold of the content where it is.
  package mutating func beginDrag(at offset: CGFloat, limits: Limits) { state = .dragging(limits.requested(offset)) }

  /// The offset where the finger has moved by a distance since it took hold.
  package func offset(draggedBy distance: CGFloat, limits: Limits) -> CGFloat {
    guard case .dragging(let start) = state else { return 0 }
    return limits.shown(start - distance)
  }

  /// The finger lets go.
  ///
  /// `velocity` is how fast the offset grows, in points a second; `target` is where the content is to come to rest, `nil` where
  /// it decelerates to.
  package mutating func endDrag(
    at offset: CGFloat, velocity: CGFloat, time: TimeInterval, limits: Limits, target: CGFloat? = nil
  ) {
    let inside = limits.clamped(offset)
    if let target {
      state = .springing(
        ScrollSpring(from: offset, velocity: velocity, to: limits.clamped(target), frequency: ScrollSpring.pageFrequency),
        since: time)
    } else if inside != offset {
      state = .springing(ScrollSpring(from: offset, velocity: velocity, to: inside), since: time)
    } else {
      let deceleration = ScrollDeceleration(start: offset, velocity: velocity)
      state = deceleration.duration(leaving: limits.tolerance) == 0 ? .idle : .decelerating(deceleration, since: time)
    }
  }

  /// The finger lets go of content that rests at certain places only.
  ///
  /// Content that is fast enough decelerates to one of them, as free content does; else a spring takes it there.
  package mutating func endDrag(
    at offset: CGFloat, velocity: CGFloat, time: TimeInterval, limits: Limits, restingAt place: (CGFloat) -> CGFloat
  ) {
    let free = Self.projection(of: offset, velocity: velocity)
    let (way, target) = (free - offset, limits.clamped(place(limits.clamped(free))))
    if limits.clamped(offset) != offset || limits.clamped(free) != free {
      return endDrag(
        at: offset, velocity: velocity, time: time, limits: limits, target: abs(way) > limits.viewLength / 2 ? nil : target)
    }
    // The way to the place may be somewhat longer or shorter without being felt.
    guard way * (target - offset) > 0, (0.75...1.3).contains((target - offset) / way) else {
      return endDrag(at: offset, velocity: velocity, time: time, limits: limits, target: target)
    }
    state = .decelerating(ScrollDeceleration(from: offset, to: target), since: time)
  }

  /// Where a deceleration would come to rest, for those who choose targets.
  package static func projection(of offset: CGFloat, velocity: CGFloat) -> CGFloat {
    ScrollDeceleration(start: offset, velocity: velocity).end
  }

  /// The offset at a time; the motion ends by itself.
  package mutating func offset(at time: TimeInterval, current: CGFloat, limits: Limits) -> CGFloat {
    switch state {
    case .idle, .dragging: return current
    case .decelerating(let deceleration, let since): return follow(deceleration, since: since, at: time, limits)
    case .springing(let spring, let since):
      let elapsed = max(time - since, 0)
      if spring.isSettled(after: elapsed, tolerance: limits.tolerance) {
        state = .idle
        return limits.clamped(spring.target)
      }
      return spring.position(after: elapsed)
    }
  }

  private mutating func follow(
    _ deceleration: ScrollDeceleration, since: TimeInterval, at time: TimeInterval, _ limits: Limits
  ) -> CGFloat {
    let elapsed = max(time - since, 0)
    let position = deceleration.position(after: elapsed)
    let inside = limits.clamped(position)
    if inside != position {
      guard limits.bounces else {
        state = .idle
        return inside
      }
      // It went over the end between two frames: the spring takes over with the speed that it had there.
      let crossing = min(deceleration.time(reaching: inside) ?? elapsed, elapsed)
      let spring = ScrollSpring(from: inside, velocity: deceleration.velocity(after: crossing), to: inside)
      state = .springing(spring, since: since + crossing)
      return spring.position(after: elapsed - crossing)
    }
    if elapsed >= deceleration.duration(leaving: limits.tolerance) {
      state = .idle
      return limits.clamped(deceleration.end)
    }
    return position
  }

  /// Where the content is to come to rest, unless something is in the way; `nil` while it does not move by itself.
  package var goal: CGFloat? {
    switch state {
    case .idle, .dragging: nil
    case .decelerating(let deceleration, _): deceleration.end
    case .springing(let spring, _): spring.target
    }
  }

  /// Content that moves by itself is to rest elsewhere: a spring takes it there from where it is, with the speed that it has.
  package mutating func redirect(to target: CGFloat, from offset: CGFloat, at time: TimeInterval, limits: Limits) {
    let velocity: CGFloat
    switch state {
    case .idle, .dragging: return
    case .decelerating(let deceleration, let since): velocity = deceleration.velocity(after: max(time - since, 0))
    case .springing(let spring, let since): velocity = spring.velocity(after: max(time - since, 0))
    }
    endDrag(at: offset, velocity: velocity, time: time, limits: limits, target: target)
  }

  /// The content has become longer before what shows: the motion goes on from there.
  package mutating func shift(by distance: CGFloat) {
    switch state {
    case .idle: break
    case .dragging(let start): state = .dragging(start + distance)
    case .decelerating(let deceleration, let since): state = .decelerating(deceleration.shifted(by: distance), since: since)
    case .springing(let spring, let since): state = .springing(spring.shifted(by: distance), since: since)
    }
  }

  /// Stops where it is.
  package mutating func stop() { state = .idle }
}
