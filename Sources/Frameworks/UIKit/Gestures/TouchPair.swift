import Foundation
import SwiftUICore
import UIKitTypes

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
