import Foundation
import SwiftUICore
public import UIKitTypes

/// Two fingers that spread or close.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By what the distance of the fingers has grown; may be set, to count on from there.
  open var scale: CGFloat = 1 { didSet { base = scale / max(pair.scale, .leastNonzeroMagnitude) } }
  /// How fast the scale grows, a second.
  open var velocity: CGFloat { pair.velocity.width }

  private var pair = TouchPair()
  private var base: CGFloat = 1

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    pair.began(touches, at: event.timestamp)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard pair.moved(at: event.timestamp) else { return }
    let base = base
    scale = base * pair.scale
    if state == .began || state == .changed {
      state = .changed
    } else if abs(pair.scale - 1) >= MagnifyGesture().minimumScaleDelta {
      state = .began
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }
  open override func reset() {
    super.reset()
    pair = TouchPair()
    scale = 1
  }
}

/// Two fingers that turn around each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians, clockwise; may be set, to count on from there.
  open var rotation: CGFloat = 0 { didSet { base = rotation - pair.rotation } }
  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { pair.velocity.height }

  private var pair = TouchPair()
  private var base: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    pair.began(touches, at: event.timestamp)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard pair.moved(at: event.timestamp) else { return }
    let base = base
    rotation = base + pair.rotation
    if state == .began || state == .changed {
      state = .changed
    } else if abs(pair.rotation) >= RotateGesture().minimumAngleDelta.radians {
      state = .began
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }
  open override func reset() {
    super.reset()
    pair = TouchPair()
    rotation = 0
  }
}

/// What two fingers have done since both are down.
@MainActor
struct TouchPair {
  private var touches: [UITouch] = []
  private var startDistance: CGFloat = 1
  private var lastAngle: CGFloat = 0
  private var motion = VelocitySampler()
  private var time: TimeInterval = 0
  /// The distance of the fingers, as a part of that at the start.
  private(set) var scale: CGFloat = 1
  /// Radians, clockwise, counted on beyond a whole turn.
  private(set) var rotation: CGFloat = 0

  /// Scale and rotation a second.
  var velocity: CGSize { motion.velocity(at: time) }

  private var line: CGPoint {
    let (a, b) = (touches[0].locationInWindow, touches[1].locationInWindow)
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  mutating func began(_ new: Set<UITouch>, at time: TimeInterval) {
    for touch in new where touches.count < 2 {
      touches.append(touch)
      guard touches.count == 2 else { continue }
      startDistance = max(hypot(line.x, line.y), 1)
      lastAngle = atan2(line.y, line.x)
      self.time = time
      motion.add(CGPoint(x: 1, y: 0), at: time)
    }
  }

  /// Follows the fingers; returns whether there are two.
  mutating func moved(at time: TimeInterval) -> Bool {
    guard touches.count == 2 else { return false }
    let angle = atan2(line.y, line.x)
    // The short way round from the last angle.
    rotation += remainder(angle - lastAngle, 2 * .pi)
    lastAngle = angle
    scale = hypot(line.x, line.y) / startDistance
    self.time = time
    motion.add(CGPoint(x: scale, y: rotation), at: time)
    return true
  }
}
