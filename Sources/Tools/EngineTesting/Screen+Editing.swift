public import Foundation
import HeadlessHost
import SwiftUICore

extension Screen {
  /// Where the caret stands, in points from the top left; `nil` where nothing is edited.
  public var caret: CGRect? { engine.focus.textInput?.caret }

  /// Presses a mouse's button at a point, perhaps several times and with Shift.
  public func click(at point: CGPoint, count: Int = 1, shift: Bool = false) {
    for _ in 0..<count {
      mouse(.down, at: point, shift: shift)
      mouse(.up, at: point, shift: shift)
    }
  }

  /// Drags a mouse from a point to another, after some clicks at the first one.
  public func dragMouse(from start: CGPoint, to end: CGPoint, clicks: Int = 0) {
    click(at: start, count: clicks)
    mouse(.down, at: start)
    for step in 1...8 {
      let part = CGFloat(step) / 8
      mouse(.move, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    mouse(.up, at: end)
  }

  private func mouse(_ phase: PointerEvent.Phase, at point: CGPoint, shift: Bool = false) {
    send(
      .pointer(
        PointerEvent(
          kind: .mouse, phase: phase, location: point, time: host.time, modifiers: shift ? [.shift] : [])))
  }
}
