import DisplayModel
package import Foundation
package import LaunchContract

/// Fingers, wheels and keys, as a request names them.
extension HeadlessHost {
  /// Presses a point twice.
  package func doubleTap(at point: CGPoint) {
    tap(at: point)
    advance(by: 0.1)
    tap(at: point)
  }

  /// Draws a finger over six tenths of a rectangle.
  package func swipe(_ direction: LaunchAction.Direction, over rect: CGRect) {
    let (start, end) = direction.line(in: rect.size)
    let place = { (point: CGPoint) in CGPoint(x: rect.minX + point.x, y: rect.minY + point.y) }
    drag(from: place(start), to: place(end), duration: 0.25)
  }

  /// Moves a finger from a point to another, after it has rested at the first one for some seconds.
  package func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, hold: TimeInterval) {
    guard hold > 0 else { return drag(from: start, to: end, duration: duration) }
    let steps = max(1, Int((duration / Self.frameInterval).rounded()))
    touch(.down, at: start)
    advance(by: hold)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      touch(.move, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      advance(by: Self.frameInterval)
    }
    // What was picked up lands where it has come to rest.
    advance(by: 0.3)
    touch(.up, at: end)
  }

  /// Spreads two fingers about a point to so many times the distance.
  package func pinch(to scale: CGFloat, at point: CGPoint) {
    fingers(at: point, from: 1, to: scale) { .magnify($0) }
  }

  /// Turns two fingers about a point, in radians.
  package func rotate(by angle: CGFloat, at point: CGPoint) {
    fingers(at: point, from: 0, to: angle) { .rotate($0) }
  }

  private func fingers(at point: CGPoint, from start: CGFloat, to end: CGFloat, _ event: (PinchInput) -> InputEvent) {
    func send(_ phase: PinchInput.Phase, _ value: CGFloat) {
      content.send(event(PinchInput(phase: phase, location: point, value: value, time: time)))
      settle()
    }
    send(.began, start)
    for step in 1...10 {
      advance(by: Self.frameInterval)
      send(.changed, start + (end - start) * CGFloat(step) / 10)
    }
    send(.ended, end)
  }

  /// Presses and lifts a key while others are held.
  package func press(key: String, holding held: [RemoteAct.Modifier]) {
    press(key: key, modifiers: EventModifiers(held))
  }
}

extension EventModifiers {
  /// Those that a request names.
  init(_ held: [RemoteAct.Modifier]) {
    self.init()
    for modifier in held {
      switch modifier {
      case .shift: insert(.shift)
      case .control: insert(.control)
      case .option: insert(.option)
      case .command: insert(.command)
      }
    }
  }
}
