public import Foundation
import SwiftUICore
public import UIKitTypes

/// Fingers that move; it goes on until they go up.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers it takes at least.
  open var minimumNumberOfTouches = 1
  /// How many fingers it takes at most.
  open var maximumNumberOfTouches = Int.max

  /// Points that fingers move before it begins, as drags of SwiftUI do (Facts 3.4).
  private static let distance: CGFloat = 10
  private var start: CGPoint?
  private var middle = CGPoint.zero
  private var origin = CGPoint.zero
  private var velocity = VelocitySampler()
  private var now: TimeInterval = 0
  private var points: [ObjectIdentifier: CGPoint] = [:]

  /// How far the fingers have moved, in a view's coordinates; `nil` stands for the window.
  open func translation(in view: UIView?) -> CGPoint {
    let (from, to) = (Self.point(origin, in: view), Self.point(middle, in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
  /// Says how far the fingers have moved so far, in a view's coordinates.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let inView = Self.point(middle, in: view)
    origin = Self.windowPoint(CGPoint(x: inView.x - translation.x, y: inView.y - translation.y), from: view)
  }
  /// How fast the fingers move, in points of a view a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let speed = velocity.velocity(at: now)
    let (from, to) = (Self.point(.zero, in: view), Self.point(CGPoint(x: speed.width, y: speed.height), in: view))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  private static func point(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let mount = view.topView.mount else { return point }
    return view.convert(mount.rootPoint(fromWindow: point), from: mount.root)
  }
  private static func windowPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let mount = view.topView.mount else { return point }
    return mount.windowPoint(fromRoot: view.convert(point, to: mount.root))
  }

  /// Whether the gesture may begin with a finger that comes down at a point of the window.
  func mayStart(at point: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where points.isEmpty && !mayStart(at: touch.locationInWindow) { return state = .failed }
    for touch in touches { points[ObjectIdentifier(touch)] = touch.locationInWindow }
    if state == .possible, points.count > maximumNumberOfTouches { return state = .failed }
    regroup(at: event.timestamp)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches { points[ObjectIdentifier(touch)] = touch.locationInWindow }
    guard let start, let new = Self.middle(of: points) else { return }
    middle = new
    now = event.timestamp
    velocity.add(new, at: now)
    goOn(once: points.count >= minimumNumberOfTouches && hypot(new.x - start.x, new.y - start.y) >= Self.distance)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    now = event.timestamp
    for touch in touches { points[ObjectIdentifier(touch)] = nil }
    if points.count >= minimumNumberOfTouches, !points.isEmpty { return regroup(at: event.timestamp) }
    if state == .began || state == .changed { state = .ended } else if points.isEmpty { state = .failed }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    end(as: .cancelled)
  }

  /// Goes on with other fingers: what they have moved so far stays.
  private func regroup(at time: TimeInterval) {
    guard let new = Self.middle(of: points) else { return }
    if start == nil {
      start = new
      origin = new
    } else {
      origin = CGPoint(x: origin.x + new.x - middle.x, y: origin.y + new.y - middle.y)
      if let old = start { start = CGPoint(x: old.x + new.x - middle.x, y: old.y + new.y - middle.y) }
    }
    middle = new
    now = time
    velocity = VelocitySampler()
    velocity.add(new, at: time)
  }

  private static func middle(of points: [ObjectIdentifier: CGPoint]) -> CGPoint? {
    guard !points.isEmpty else { return nil }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.values.reduce(0) { $0 + $1.x } / count, y: points.values.reduce(0) { $0 + $1.y } / count)
  }

  open override func reset() {
    super.reset()
    start = nil
    points = [:]
  }
}

/// A finger that moves inwards from an edge of the window.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges.
  open var edges: UIRectEdge = []
  /// How near the edge the finger comes down, in points, as where it leads back (Facts 4.2).
  private static let edgeSlop: CGFloat = 20

  override func mayStart(at point: CGPoint) -> Bool {
    let space = UIScreen.main.bounds
    return edges.contains(.left) && point.x <= space.minX + Self.edgeSlop
      || edges.contains(.right) && point.x >= space.maxX - Self.edgeSlop
      || edges.contains(.top) && point.y <= space.minY + Self.edgeSlop
      || edges.contains(.bottom) && point.y >= space.maxY - Self.edgeSlop
  }
}
