import Foundation

/// Recognises fingers that hold a plane, one or several, and taps on it: one, two in a row, or one with two fingers.
///
/// Fingers may come and go while they hold it. A tap waits for a second one where that means something else.
final class PanZoomRecognizer: TypedRecognizer<Void> {
  /// How far a finger moves before it holds the plane, in points (Facts 6.4).
  private static let slop: CGFloat = 10
  /// As for double taps (Facts 7.2).
  private static let tapInterval: TimeInterval = 0.35

  private struct Finger {
    var id: Int
    var start: CGPoint
    var now: CGPoint
  }
  private enum Tap { case one(CGPoint), two(CGPoint), withTwoFingers(CGPoint) }

  private var fingers: [Finger] = []
  private var isHolding = false
  private var mayBeTap = true
  /// The most fingers that were down at a time.
  private var mostFingers = 0
  private var downTime: TimeInterval = 0
  /// Where the first of two taps was, and until when the second one is waited for.
  private var firstTap: (point: CGPoint, until: TimeInterval)?
  private var tap: Tap?
  /// What the owner has not heard of yet.
  private var movements: [PanZoomMovement] = []
  private var hasBegun = false
  /// The point between the fingers, summed up, and the logarithm of their distance.
  private var path = CGPoint.zero
  private var spread: CGFloat = 0
  private var velocity = VelocitySampler()
  private var spreading = VelocitySampler()
  private var time: TimeInterval = 0

  private var panZoom: PanZoomNode? { node as? PanZoomNode }
  private var delegate: (any PanZoomDelegate)? { panZoom?.delegate }

  override var usesSeveralFingers: Bool { true }
  override var deadline: TimeInterval? { isHolding ? nil : firstTap?.until }

  override func handle(_ event: GestureEvent) {
    time = event.time
    switch event.phase {
    case .down: fingerDown(event)
    case .move: fingerMoved(event)
    case .up: fingerUp(event)
    case .cancel:
      fingers.removeAll()
      phase = .failed
    }
  }

  override func advance(to time: TimeInterval) {
    guard let firstTap, time >= firstTap.until, fingers.isEmpty, case .possible = phase else { return }
    end(with: .one(firstTap.point))
  }

  private func local(_ point: CGPoint) -> CGPoint { panZoom?.convertFromWindow(point) ?? point }

  private func fingerDown(_ event: GestureEvent) {
    guard let delegate, !fingers.contains(where: { $0.id == event.id }) else { return }
    if fingers.isEmpty, !isHolding {
      downTime = event.time
      mayBeTap = true
      mostFingers = 0
      // Who touches what moves means to stop it.
      if delegate.isCoasting, delegate.canBeHeld { beginHold() }
    }
    let point = local(event.location)
    fingers.append(Finger(id: event.id, start: point, now: point))
    mostFingers = max(mostFingers, fingers.count)
    if fingers.count == 1, !isHolding { sample(at: event.time) }
  }

  private func fingerMoved(_ event: GestureEvent) {
    guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return }
    let before = fingers
    fingers[index].now = local(event.location)
    if isHolding { return move(from: before, at: event.time) }
    let isPinch = hasSpread
    guard isPinch || fingers[index].start.distance(to: fingers[index].now) >= Self.slop else { return }
    mayBeTap = false
    guard case .possible = phase, delegate?.canBeHeld == true else { return fail() }
    beginHold()
    // The way of one finger until here was for finding out; what a pinch holds stays between the fingers.
    if isPinch { move(from: fingers.map { Finger(id: $0.id, start: $0.start, now: $0.start) }, at: event.time) }
  }

  /// Whether two fingers have spread or closed by a hundredth, as a pinch begins.
  private var hasSpread: Bool {
    guard fingers.count > 1 else { return false }
    let start = max(fingers[0].start.distance(to: fingers[1].start), 1)
    return abs(fingers[0].now.distance(to: fingers[1].now) / start - 1) >= 0.01
  }

  private func beginHold() {
    isHolding = true
    firstTap = nil
    (path, spread) = (.zero, 0)
    (velocity, spreading) = (VelocitySampler(), VelocitySampler())
    phase = .active(())
  }

  private func middle(of fingers: [Finger]) -> CGPoint {
    let count = CGFloat(max(fingers.count, 1))
    return CGPoint(
      x: fingers.reduce(0) { $0 + $1.now.x } / count, y: fingers.reduce(0) { $0 + $1.now.y } / count)
  }

  private func move(from before: [Finger], at time: TimeInterval) {
    var movement = PanZoomMovement(from: middle(of: before), to: middle(of: fingers), scale: 1, turn: 0)
    if fingers.count > 1 {
      let (old, new) = (before[1].now - before[0].now, fingers[1].now - fingers[0].now)
      movement.scale = max(hypot(new.x, new.y), 1) / max(hypot(old.x, old.y), 1)
      movement.turn = remainder(atan2(new.y, new.x) - atan2(old.y, old.x), 2 * .pi)
    }
    path.x += movement.to.x - movement.from.x
    path.y += movement.to.y - movement.from.y
    spread += log2(movement.scale)
    sample(at: time)
    movements.append(movement)
    phase = .active(())
  }

  private func sample(at time: TimeInterval) {
    velocity.add(path, at: time)
    spreading.add(CGPoint(x: spread, y: 0), at: time)
  }

  private func fingerUp(_ event: GestureEvent) {
    guard let index = fingers.firstIndex(where: { $0.id == event.id }) else { return }
    let finger = fingers.remove(at: index)
    guard fingers.isEmpty else { return }
    if isHolding { return phase = .ended(()) }
    guard mayBeTap, let delegate else { return fail() }
    if mostFingers > 1 {
      let isQuick = event.time - downTime <= Self.tapInterval
      return mostFingers == 2 && isQuick && delegate.takesDoubleTaps ? end(with: .withTwoFingers(finger.now)) : fail()
    }
    if let firstTap {
      return firstTap.point.distance(to: finger.now) <= 4 * Self.slop ? end(with: .two(finger.now)) : fail()
    }
    guard delegate.takesTap(at: finger.now) || delegate.takesDoubleTaps else { return fail() }
    if delegate.takesDoubleTaps {
      firstTap = (finger.now, event.time + Self.tapInterval)
    } else {
      end(with: .one(finger.now))
    }
  }

  private func end(with tap: Tap) {
    firstTap = nil
    if case .one(let point) = tap, delegate?.takesTap(at: point) != true { return fail() }
    self.tap = tap
    phase = .ended(())
  }

  private func fail() {
    firstTap = nil
    phase = .failed
  }

  override func cancel() {
    super.cancel()
    firstTap = nil
  }

  override func fire(isWinner: Bool) {
    guard let panZoom, panZoom.isMounted else { return }
    let delegate = panZoom.delegate
    if isWinner, isHolding, !hasBegun, stage == .active {
      hasBegun = true
      delegate.holdBegan()
    }
    if hasBegun {
      for movement in movements { delegate.held(movement) }
      movements.removeAll()
    }
    switch stage {
    case .ended where hasBegun:
      hasBegun = false
      delegate.holdEnded(
        velocity: velocity.velocity(at: time), spreading: spreading.velocity(at: time).width, at: time)
    case .failed where hasBegun:
      hasBegun = false
      delegate.holdEnded(velocity: .zero, spreading: 0, at: time)
    case .ended where isWinner: tell(delegate)
    default: break
    }
  }

  private func tell(_ delegate: any PanZoomDelegate) {
    switch tap {
    case .one(let point): delegate.tapped(at: point)
    case .two(let point): delegate.doubleTapped(at: point)
    case .withTwoFingers(let point): delegate.tappedWithTwoFingers(at: point)
    case nil: break
    }
    tap = nil
  }
}

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
