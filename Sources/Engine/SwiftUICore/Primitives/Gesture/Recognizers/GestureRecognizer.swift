package import Foundation

/// A finger or pointer as recognisers see it.
package struct GestureEvent: Sendable {
  package enum Phase: Sendable { case down, move, up, cancel }
  package var phase: Phase
  /// Which finger.
  package var id: Int
  /// Points of the window.
  package var location: CGPoint
  /// Seconds of the host's clock.
  package var time: TimeInterval
  /// Whether it is a mouse, which needs no time to say what it means.
  package var isMouse: Bool

  /// The keys that are held meanwhile.
  package var modifiers: EventModifiers

  package init(
    phase: Phase, id: Int = 0, location: CGPoint, time: TimeInterval, isMouse: Bool = false, modifiers: EventModifiers = []
  ) {
    self.phase = phase
    self.id = id
    self.location = location
    self.time = time
    self.isMouse = isMouse
    self.modifiers = modifiers
  }
}

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// Not recognised; with a value if there is one already, as while a long press waits.
  case possible(Value?)
  /// Recognised and going on.
  case active(Value)
  /// Recognised and over.
  case ended(Value)
  /// Not this gesture, or cancelled.
  case failed

  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
}

/// Where a gesture is in its course, without its value.
package enum GestureStage { case possible, active, ended, failed }

/// Recognises a gesture in a stream of events; the ground of all of them.
///
/// `handle` and `advance` only find out; what a gesture's owner is told, `fire` tells, and only where the arena lets the gesture
/// win. Time is told, never measured: a recogniser that waits says until when.
package class GestureRecognizer {
  /// The node the gesture is attached to: the origin of local coordinates.
  package final weak var node: ViewNode?

  package init() {}

  package var stage: GestureStage { .failed }
  /// When `advance(to:)` is to be called if nothing happens before.
  package var deadline: TimeInterval? { nil }
  /// Takes an event.
  package func handle(_ event: GestureEvent) {}
  /// Says that time has passed without an event.
  package func advance(to time: TimeInterval) {}
  /// Tells owners what has become of the gesture since the last time.
  /// - Parameter isWinner: Whether the gesture has won; before that only previews are told.
  package func fire(isWinner: Bool) {}
  /// Gives the gesture up; owners are told by the next `fire`.
  package func cancel() {}
  /// Begins anew.
  package func reset() {}
  /// Takes the closures of a newer value of the same gesture, while this one goes on.
  package func adopt(_ new: GestureRecognizer) {}
  /// Hands the recogniser to a node.
  package func attach(to node: ViewNode) { self.node = node }
  /// Whether it takes several fingers.
  package var usesSeveralFingers: Bool { false }
  /// Whether it is not to win before another one has failed; `nil`: their places decide.
  package func waits(for other: GestureRecognizer) -> Bool? { nil }
  /// Whether another one loses where this one wins.
  package func prevents(_ other: GestureRecognizer) -> Bool { true }
}

/// A recogniser with a value.
package class TypedRecognizer<Value>: GestureRecognizer {
  package var phase = GesturePhase<Value>.possible(nil)

  package override var stage: GestureStage {
    switch phase {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  package override func cancel() { phase = .failed }
  package override func reset() { phase = .possible(nil) }
}

/// How fast a pointer moves, from its last samples.
package struct VelocitySampler {
  private var samples: [(point: CGPoint, time: TimeInterval)] = []

  package init() {}

  package mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time {
      samples[samples.count - 1].point = point
      return
    }
    samples.append((point, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// Points a second (Facts 7.4): of three samples a quarter of the newest pair's velocity, three quarters of the pair's before.
  package var velocity: CGSize {
    let pairs = zip(samples, samples.dropFirst()).map { before, after in
      let time = after.time - before.time
      return CGSize(width: (after.point.x - before.point.x) / time, height: (after.point.y - before.point.y) / time)
    }
    guard let newest = pairs.last else { return .zero }
    guard pairs.count > 1 else { return newest }
    let before = pairs[pairs.count - 2]
    return CGSize(
      width: 0.25 * newest.width + 0.75 * before.width, height: 0.25 * newest.height + 0.75 * before.height)
  }

  /// The velocity at a time: none where the pointer has rested for a tenth of a second, a choice.
  package func velocity(at time: TimeInterval) -> CGSize {
    guard let last = samples.last, time - last.time < 0.1 else { return .zero }
    return velocity
  }
}
