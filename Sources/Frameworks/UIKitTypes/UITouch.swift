import CoreGraphicsTypes
public import Foundation
package import SwiftUICore

/// A finger, or a mouse, on the screen.
@MainActor @preconcurrency
open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    /// It has come down.
    case began
    /// It has moved.
    case moved
    /// It rests.
    case stationary
    /// It has gone up.
    case ended
    /// A gesture has taken it over.
    case cancelled
  }
  /// What the finger does.
  public package(set) var phase = Phase.began
  /// When this was, in seconds of the app's clock.
  public package(set) var timestamp: TimeInterval = 0
  /// Which of several quick taps this is, from 1.
  public package(set) var tapCount = 1
  /// Where it is in the window, in points.
  package var locationInWindow = CGPoint.zero
  /// Where it was before, in points.
  package var previousLocationInWindow = CGPoint.zero
  /// The view that it came down on.
  package weak var responder: UIResponder?

  /// Creates a touch that has just come down.
  package override init() { super.init() }
}

/// Something that the person did.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches
    /// The device moves.
    case motion
    /// Commands from other devices.
    case remoteControl
    /// Buttons.
    case presses
    /// Wheels.
    case scroll = 10
    /// The pointer over views.
    case hover
    /// Turns and scales.
    case transform = 14
  }
  /// Of which kind it is.
  public package(set) var type = EventType.touches
  /// When it was, in seconds of the app's clock.
  public package(set) var timestamp: TimeInterval = 0
  /// The keys that are held meanwhile.
  package var modifiers = EventModifiers()
  /// The fingers that are down, or have just gone up.
  public package(set) var allTouches: Set<UITouch>?

  /// Creates an event.
  package override init() { super.init() }
}
