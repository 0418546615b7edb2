import CoreGraphicsTypes
import Foundation
import SwiftUICore
import UIKitTypes

/// Knows the fingers on views of UIKit, and tells the views of them when gestures have had their say.
@MainActor
final class TouchRouter {
  static let shared = TouchRouter()

  /// A finger.
  private final class Finger {
    let touch: UITouch
    /// The tree of views that it is on; `nil` where it is on a view of SwiftUI.
    var mount: ViewMount?
    /// The event that was noted last.
    var last: GestureEvent
    /// What the view has not heard yet.
    var waiting: [UITouch.Phase] = []
    /// Whether the view knows of the finger.
    var isKnown = false
    /// Whether the view has lost the finger.
    var isLost = false
    /// The gestures that follow the finger.
    var recognizers: [UIGestureRecognizer] = []

    var isUp: Bool { last.phase == .up || last.phase == .cancel }

    init(_ touch: UITouch, _ mount: ViewMount?, _ event: GestureEvent) {
      self.touch = touch
      self.mount = mount
      last = event
    }
  }

  private var fingers: [Int: Finger] = [:]
  /// The event that is under way.
  private(set) var event: UIEvent?
  private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

  // MARK: Noting

  /// The finger of an event on a tree of views, or on a view of SwiftUI; `nil` where no view takes it.
  func touch(for event: GestureEvent, in mount: ViewMount?) -> UITouch? {
    // A finger that comes down is another one than that before, also where nobody has heard that the one before went up.
    guard let finger = fingers[event.id], event.phase != .down || finger.last.isSame(as: event) else {
      return event.phase == .down ? begin(event, in: mount) : nil
    }
    if let mount, finger.mount == nil, event.phase == .down {
      guard let view = hitView(event, in: mount) else { return nil }
      finger.mount = mount
      finger.touch.responder = view
    }
    guard mount == nil || finger.mount === mount else { return nil }
    if !finger.last.isSame(as: event) { note(event, of: finger) }
    return finger.touch
  }

  private func hitView(_ event: GestureEvent, in mount: ViewMount) -> UIView? {
    let uiEvent = UIEvent()
    uiEvent.timestamp = event.time
    return mount.root?.hitTest(mount.rootPoint(fromWindow: event.location), with: uiEvent)
  }

  private func begin(_ event: GestureEvent, in mount: ViewMount?) -> UITouch? {
    fingers[event.id] = nil
    // Fingers that were on views of SwiftUI alone are nobody's to take away.
    fingers = fingers.filter { $0.value.mount != nil || !$0.value.isUp }
    let view = mount.flatMap { hitView(event, in: $0) }
    guard mount == nil || view != nil else { return nil }
    let touch = UITouch()
    touch.responder = view
    touch.timestamp = event.time
    touch.locationInWindow = event.location
    touch.previousLocationInWindow = event.location
    touch.tapCount = tapCount(of: event)
    fingers[event.id] = Finger(touch, mount, event)
    self.event = makeEvent(for: event)
    return touch
  }

  private func makeEvent(for cause: GestureEvent) -> UIEvent {
    let event = UIEvent()
    event.timestamp = cause.time
    event.modifiers = cause.modifiers
    event.allTouches = Set(fingers.values.map(\.touch))
    return event
  }

  private func note(_ event: GestureEvent, of finger: Finger) {
    let touch = finger.touch
    finger.last = event
    touch.timestamp = event.time
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = event.location
    touch.phase =
      switch event.phase {
      case .down: .began
      case .move: .moved
      case .up: .ended
      case .cancel: .cancelled
      }
    if event.phase == .up { lastTap = (event.location, event.time, touch.tapCount) }
    self.event = makeEvent(for: event)
  }

  private func tapCount(of event: GestureEvent) -> Int {
    guard let lastTap, event.time - lastTap.time <= TapLimits.interval,
      hypot(event.location.x - lastTap.location.x, event.location.y - lastTap.location.y) <= TapLimits.slop
    else { return 1 }
    return lastTap.count + 1
  }

  /// Notes that a gesture follows a finger.
  func note(_ recognizer: UIGestureRecognizer, of touch: UITouch) {
    fingers.values.first { $0.touch === touch }?.recognizers.append(recognizer)
  }
  /// The gestures that follow a finger.
  func recognizers(of touch: UITouch) -> [UIGestureRecognizer] {
    fingers.values.first { $0.touch === touch }?.recognizers ?? []
  }

  // MARK: Telling views

  /// Has the view of an event's finger hear of it as soon as gestures let it.
  func tell(_ event: GestureEvent, in mount: ViewMount) {
    guard let touch = touch(for: event, in: mount), let finger = fingers[event.id], !finger.isLost else { return }
    finger.waiting.append(touch.phase)
  }

  /// Tells views what they may know now.
  func deliver() {
    for (id, finger) in fingers {
      while !finger.isLost, let phase = finger.waiting.first, !isDelayed(phase, of: finger) {
        finger.waiting.removeFirst()
        send(phase, of: finger)
      }
      if finger.isUp, finger.isLost || finger.waiting.isEmpty { fingers[id] = nil }
    }
  }

  private func isDelayed(_ phase: UITouch.Phase, of finger: Finger) -> Bool {
    finger.recognizers.contains { recognizer in
      guard recognizer.stage == .possible else { return false }
      return recognizer.delaysTouchesBegan || (phase == .ended && recognizer.delaysTouchesEnded && recognizer.waitsUntil != nil)
    }
  }

  private func send(_ phase: UITouch.Phase, of finger: Finger) {
    guard let view = finger.touch.view, let event else { return }
    let others = fingers.values.contains { $0 !== finger && $0.isKnown && $0.touch.view === view }
    if !finger.isKnown, phase != .began || (others && !view.isMultipleTouchEnabled) { return }
    finger.isKnown = true
    let touches: Set<UITouch> = [finger.touch]
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved, .stationary: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    }
  }

  // MARK: Taking away

  /// Takes the fingers that a gesture follows from the views.
  func cancelTouches(of recognizer: UIGestureRecognizer) {
    takeAway { $0.recognizers.contains { $0 === recognizer } }
  }
  /// Takes the fingers on a view, and on those inside, from them, as when the view scrolls.
  func cancelTouches(in view: UIView) { takeAway { $0.touch.view?.isDescendant(of: view) == true } }
  /// Takes all fingers from the views of a tree.
  func cancelTouches(of mount: ViewMount) { takeAway { $0.mount === mount } }

  private func takeAway(_ isMeant: (Finger) -> Bool) {
    for finger in fingers.values where !finger.isLost && isMeant(finger) {
      let isKnown = finger.isKnown
      finger.isLost = true
      finger.waiting = []
      guard isKnown, let view = finger.touch.view, let event else { continue }
      let phase = finger.touch.phase
      finger.touch.phase = .cancelled
      view.touchesCancelled([finger.touch], with: event)
      finger.touch.phase = phase
    }
  }
}

extension GestureEvent {
  fileprivate func isSame(as other: GestureEvent) -> Bool {
    id == other.id && phase == other.phase && time == other.time && location == other.location
  }
}

/// Looks on where fingers are on a tree of views, and tells the views.
@MainActor
final class MountTouches {
  private unowned let mount: ViewMount
  var place: GestureCoordinates?

  init(_ mount: ViewMount) { self.mount = mount }
}

extension MountTouches: @MainActor GestureClient {
  var stage: GestureStage { .possible }
  var deadline: TimeInterval? { nil }
  var priority: GesturePriority { .observing }
  func begin() -> Bool { true }
  func handle(_ event: GestureEvent) { TouchRouter.shared.tell(event, in: mount) }
  func advance(to time: TimeInterval) {}
  func fire(isWinner: Bool) { TouchRouter.shared.deliver() }
  func cancel() { TouchRouter.shared.cancelTouches(of: mount) }
  func waits(for other: any GestureClient) -> Bool { false }
  func prevents(_ other: any GestureClient) -> Bool { false }
}

extension ViewMount {
  /// A point of the window in the outermost view's coordinates.
  func rootPoint(fromWindow point: CGPoint) -> CGPoint {
    let inside = touches.place?.convertFromWindow(point) ?? point
    return CGPoint(x: inside.x + layer.bounds.minX, y: inside.y + layer.bounds.minY)
  }
  /// A point of the outermost view's coordinates in the window's.
  func windowPoint(fromRoot point: CGPoint) -> CGPoint {
    let inside = CGPoint(x: point.x - layer.bounds.minX, y: point.y - layer.bounds.minY)
    return touches.place?.convertToWindow(inside) ?? inside
  }
}
