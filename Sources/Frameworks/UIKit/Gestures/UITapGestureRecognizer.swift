import CoreGraphicsTypes
import Foundation
import SwiftUICore
public import UIKitTypes

/// One or more taps in a row, with one or more fingers.
///
/// A finger that moves more than 10 points does not tap; from one tap to the next 0.35 seconds may pass.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private var taps = TapCounter()
  override var isContinuous: Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    waitsUntil = nil
    if !taps.began(touches, of: numberOfTouchesRequired, at: event.timestamp) { state = .failed }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if taps.hasLeft(touches, by: TapLimits.slop) { state = .failed }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible, taps.ended(touches) else { return }
    guard taps.fingers == numberOfTouchesRequired else { return state = .failed }
    if taps.count >= numberOfTapsRequired { state = .ended } else { waitsUntil = event.timestamp + TapLimits.interval }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
  override func timeHasPassed(_ time: TimeInterval) { state = .failed }
  open override func reset() {
    super.reset()
    taps = TapCounter()
  }

  // A tap is not waited for, and does not end, what more taps would be.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired || other.numberOfTouchesRequired != numberOfTouchesRequired
  }
}

/// Counts taps of several fingers.
@MainActor
struct TapCounter {
  /// Taps that are over.
  private(set) var count = 0
  /// The most fingers that were down in the tap of now.
  private(set) var fingers = 0
  private var down: [ObjectIdentifier: CGPoint] = [:]

  /// Takes fingers that have come down; returns whether there are not too many.
  mutating func began(_ touches: Set<UITouch>, of required: Int, at time: TimeInterval) -> Bool {
    if down.isEmpty { fingers = 0 }
    for touch in touches { down[ObjectIdentifier(touch)] = touch.locationInWindow }
    fingers = max(fingers, down.count)
    return fingers <= max(required, 1)
  }
  /// Whether a finger is farther from where it came down than a distance.
  func hasLeft(_ touches: Set<UITouch>, by distance: CGFloat) -> Bool {
    touches.contains { touch in
      guard let start = down[ObjectIdentifier(touch)] else { return false }
      return hypot(touch.locationInWindow.x - start.x, touch.locationInWindow.y - start.y) > distance
    }
  }
  /// Takes fingers that have gone up; returns whether that ends a tap.
  mutating func ended(_ touches: Set<UITouch>) -> Bool {
    for touch in touches { down[ObjectIdentifier(touch)] = nil }
    guard down.isEmpty else { return false }
    count += 1
    return true
  }
  /// How many fingers are down.
  var fingersDown: Int { down.count }
}
