import CoreGraphicsTypes
import Foundation

/// A view that a finger picks up by holding it and then carries away; a mouse does so at once.
///
/// Places are points of the window.
protocol PickUpTarget: ViewNode {
  /// How it is picked up; `nil` where it no longer can be.
  var pickUpMetrics: DragMetrics? { get }
  /// Whether there is something to pick up now, for a finger or a mouse that has moved so far.
  func mayPickUp(movedBy distance: CGSize) -> Bool
  func pickUp(at start: CGPoint)
  func carry(from start: CGPoint, to location: CGPoint)
  func putDown(at location: CGPoint)
  /// Called in place of `putDown` where it was not carried anywhere, or was given up.
  func putBack()
}

/// Recognises a finger that holds a view until it can be carried away, or a mouse that takes it along at once.
final class PickUpRecognizer: TypedRecognizer<CGPoint> {
  private var start: GestureEvent?
  private var isLifted = false
  /// Whether the finger has moved since the view was lifted: without that nothing was carried.
  private var hasMoved = false

  convenience init(_ target: any PickUpTarget) {
    self.init()
    attach(to: target)
  }

  private var target: (any PickUpTarget)? { node as? any PickUpTarget }

  override var deadline: TimeInterval? {
    guard case .possible = phase, let start, !start.isMouse, let metrics = target?.pickUpMetrics else { return nil }
    return start.time + metrics.delay
  }

  override func handle(_ event: GestureEvent) {
    switch (event.phase, phase) {
    case (.down, .possible):
      guard start == nil else { return phase = .failed }
      start = event
    case (.move, .possible):
      guard let start, let metrics = target?.pickUpMetrics else { return }
      let distance = start.location.distance(to: event.location)
      if start.isMouse, distance >= metrics.mouseSlack { return recognize(at: event.location, hasMoved: true) }
      if !start.isMouse, distance > metrics.slack { phase = .failed }
    case (.move, .active):
      guard let start, let metrics = target?.pickUpMetrics else { return }
      hasMoved = hasMoved || start.location.distance(to: event.location) > metrics.slack
      phase = .active(event.location)
    case (.up, .active): phase = .ended(event.location)
    case (.up, .possible), (.cancel, _): phase = .failed
    default: break
    }
  }

  override func advance(to time: TimeInterval) {
    if let deadline, time >= deadline, let start { recognize(at: start.location, hasMoved: false) }
  }

  private func recognize(at location: CGPoint, hasMoved: Bool) {
    guard let start else { return }
    self.hasMoved = hasMoved
    let distance = CGSize(width: location.x - start.location.x, height: location.y - start.location.y)
    phase = target?.mayPickUp(movedBy: distance) == true ? .active(location) : .failed
  }

  override func fire(isWinner: Bool) {
    switch phase {
    case .active(let location) where isWinner:
      guard let start else { return }
      if !isLifted { target?.pickUp(at: start.location) }
      isLifted = true
      if hasMoved { target?.carry(from: start.location, to: location) }
    case .ended(let location) where isLifted:
      isLifted = false
      if hasMoved { target?.putDown(at: location) } else { target?.putBack() }
    case .failed where isLifted:
      isLifted = false
      target?.putBack()
    default: break
    }
  }
}
