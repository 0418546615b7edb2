public import Foundation
public import UIKitTypes

/// Fingers that stay down for a time without moving; it goes on until they go up.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers have to stay, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// How many taps come before.
  open var numberOfTapsRequired = 0

  private var taps = TapCounter()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard taps.began(touches, of: numberOfTouchesRequired, at: event.timestamp) else {
      return end(as: .cancelled)
    }
    waitsUntil = nil
    guard taps.count >= numberOfTapsRequired, taps.fingersDown == max(numberOfTouchesRequired, 1) else { return }
    waitsUntil = event.timestamp + max(minimumPressDuration, 0)
    if minimumPressDuration <= 0 { timeHasPassed(event.timestamp) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed {
      state = .changed
    } else if taps.hasLeft(touches, by: allowableMovement) {
      state = .failed
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state == .began || state == .changed { return state = .ended }
    guard taps.ended(touches) else { return }
    if taps.count > numberOfTapsRequired { state = .failed } else { waitsUntil = event.timestamp + 0.35 }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    end(as: .cancelled)
  }
  override func timeHasPassed(_ time: TimeInterval) {
    waitsUntil = nil
    state = taps.fingersDown > 0 ? .began : .failed
  }
  open override func reset() {
    super.reset()
    taps = TapCounter()
  }
}
