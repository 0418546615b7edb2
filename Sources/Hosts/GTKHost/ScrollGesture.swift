import Foundation
import DisplayModel

/// Finds the beginning and the end of movements of a touchpad, and how far wheels and touchpads move the content.
struct ScrollGesture {
  /// What the display server says about a step.
  struct Input {
    var delta: CGSize
    /// Whether `delta` is in points and not in notches of a wheel.
    var isInPoints = false
    var isTouchpad = false
    /// Whether the fingers have left.
    var isStop = false
    var isShifted = false
  }

  /// Points for a notch of a wheel (Facts 6.7).
  private static let notch: CGFloat = 60
  /// X tells movements of a touchpad in notches of this many points; a choice (Facts 6.7).
  private static let touchpadNotch: CGFloat = 15

  private var isMoving = false

  mutating func turn(_ input: Input, at location: CGPoint, time: TimeInterval) -> WheelEvent? {
    let isPrecise = input.isInPoints || input.isTouchpad
    if input.isStop {
      guard isMoving else { return nil }
      isMoving = false
      return WheelEvent(location: location, delta: .zero, isPrecise: true, phase: .ended, time: time)
    }
    let unit = input.isInPoints ? 1 : input.isTouchpad ? Self.touchpadNotch : Self.notch
    var delta = CGSize(width: input.delta.width * unit, height: input.delta.height * unit)
    guard delta.width.isFinite, delta.height.isFinite else { return nil }
    // A wheel turns one way only; with Shift it moves sideways, as everywhere on a desktop.
    if !isPrecise, input.isShifted, delta.width == 0 { delta = CGSize(width: delta.height, height: 0) }
    let begins = isPrecise && !isMoving
    if isPrecise { isMoving = true }
    return WheelEvent(
      location: location, delta: delta, isPrecise: isPrecise, phase: begins ? .began : .changed, time: time)
  }

  /// Fingers rest on the touchpad, or leave it without having moved.
  mutating func rest(begins: Bool, at location: CGPoint, time: TimeInterval) -> WheelEvent? {
    guard begins != isMoving else { return nil }
    isMoving = begins
    return WheelEvent(location: location, delta: .zero, isPrecise: true, phase: begins ? .began : .ended, time: time)
  }
}
