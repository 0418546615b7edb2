package import Foundation

/// What a finger can move: the content of a scroll view, or pages.
package protocol PanTarget: ViewNode {
  /// The axes along which it moves.
  var panAxes: Axis.Set { get }
  /// Whether it is in motion, so that a finger stops it.
  var isCoasting: Bool { get }
  /// Whether it goes along with a finger that has moved so far from where it went down.
  func mayPan(by distance: CGSize) -> Bool
  /// Whether a finger that goes down at a point of the window may move it.
  func admitsPan(at location: CGPoint) -> Bool
  /// A finger took hold; motion that was under way ends here.
  func panBegan()
  /// Told how far the finger is from where it took hold, in points.
  func panMoved(by distance: CGSize)
  /// The finger left, with its velocity in points a second.
  func panEnded(velocity: CGSize, at time: TimeInterval)
  /// The finger was taken away by another gesture or the system.
  func panCancelled(at time: TimeInterval)
  /// Whether a finger that lifts where it went down means something.
  var takesTaps: Bool { get }
  /// A finger lifted where it went down, at a point of the window.
  func tapped(at location: CGPoint)
}

extension PanTarget {
  package func mayPan(by distance: CGSize) -> Bool { true }
  package func admitsPan(at location: CGPoint) -> Bool { true }
  package var takesTaps: Bool { false }
  package func tapped(at location: CGPoint) {}
}

/// Recognises a finger that pulls along the axes of its node.
final class PanRecognizer: TypedRecognizer<CGSize> {
  /// How far a finger moves before it scrolls, in points (Facts 6.4).
  private static let slop: CGFloat = 10

  private var start: GestureEvent?
  private var velocity = VelocitySampler()
  private var time: TimeInterval = 0
  private var isPanning = false

  private var target: (any PanTarget)? { node as? any PanTarget }

  override func handle(_ event: GestureEvent) {
    time = event.time
    switch event.phase {
    case .down:
      guard start == nil, let target else { return }
      guard target.admitsPan(at: event.location) else { return phase = .failed }
      start = event
      velocity.add(event.location, at: event.time)
      // Who touches moving content means to stop it.
      if target.isCoasting { phase = .active(.zero) }
    case .move: follow(event)
    case .up:
      guard start?.id == event.id else { return }
      switch phase {
      case .active(let distance): phase = .ended(distance)
      case .possible where target?.takesTaps == true: phase = .ended(.zero)
      default: phase = .failed
      }
    case .cancel: phase = .failed
    }
  }

  private func follow(_ event: GestureEvent) {
    guard let start, start.id == event.id, let target else { return }
    velocity.add(event.location, at: event.time)
    let distance = CGSize(
      width: event.location.x - start.location.x, height: event.location.y - start.location.y)
    switch phase {
    case .active: phase = .active(distance)
    case .possible:
      guard max(abs(distance.width), abs(distance.height)) >= Self.slop else { return }
      let isHorizontal = abs(distance.width) > abs(distance.height)
      guard target.panAxes.contains(isHorizontal ? .horizontal : .vertical), target.mayPan(by: distance) else {
        return phase = .failed
      }
      // The way until here was for finding out; the content moves from here on.
      self.start?.location = event.location
      phase = .active(.zero)
    case .ended, .failed: break
    }
  }

  override func fire(isWinner: Bool) {
    guard let target, target.isMounted else { return }
    switch phase {
    case .active(let distance) where isWinner:
      if !isPanning {
        isPanning = true
        target.panBegan()
      }
      target.panMoved(by: distance)
    case .ended where isPanning:
      isPanning = false
      target.panEnded(velocity: velocity.velocity(at: time), at: time)
    case .ended where isWinner && target.takesTaps:
      if let start { target.tapped(at: start.location) }
    case .failed where isPanning:
      isPanning = false
      target.panCancelled(at: time)
    default: break
    }
  }

  override func reset() {
    super.reset()
    start = nil
  }
}
