import Foundation

/// Moves with two fingers on a touchpad what a finger on it can pull.
final class WheelPan {
  private(set) var isOn = false
  /// How far the fingers would have pulled the content, in points.
  private var distance = CGSize.zero
  private var velocity = VelocitySampler()
  private var timer: UInt64?

  /// Seconds after which fingers that have moved no further have left; not every touchpad tells; a choice.
  private static let patience: TimeInterval = 0.15

  /// Takes a step of a touchpad; returns whether it belongs to the target.
  func take(_ event: WheelEvent, for target: any PanTarget) -> Bool {
    switch event.phase {
    case .ended:
      guard isOn else { return false }
      end(of: target, at: event.time)
      return true
    // What the fingers have let go follows a motion of its own.
    case .momentum: return isOn || target.isCoasting
    case .began, .changed:
      guard isOn || isAlong(target.panAxes, event.delta) else { return false }
      move(by: event, target)
      return true
    }
  }

  private func isAlong(_ axes: Axis.Set, _ delta: CGSize) -> Bool {
    let (x, y) = (abs(delta.width), abs(delta.height))
    return x > y && axes.contains(.horizontal) || y > x && axes.contains(.vertical)
  }

  private func move(by event: WheelEvent, _ target: any PanTarget) {
    if !isOn {
      isOn = true
      distance = .zero
      velocity = VelocitySampler()
      target.panBegan()
    }
    // Content that shows what lies further on moves the other way.
    distance.width -= event.delta.width
    distance.height -= event.delta.height
    velocity.add(CGPoint(x: distance.width, y: distance.height), at: event.time)
    target.panMoved(by: distance)
    wait(for: target, from: event.time)
  }

  private func wait(for target: any PanTarget, from time: TimeInterval) {
    timer.map(target.graph.cancelTimer)
    timer = target.graph.schedule(at: time + Self.patience) { [weak self, weak target] in
      guard let self, let target else { return }
      timer = nil
      end(of: target, at: time + Self.patience)
    }
  }

  private func end(of target: any PanTarget, at time: TimeInterval) {
    timer.map(target.graph.cancelTimer)
    timer = nil
    guard isOn else { return }
    isOn = false
    if target.isMounted { target.panEnded(velocity: velocity.velocity(at: time), at: time) }
  }
}
