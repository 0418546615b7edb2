import CoreGraphicsTypes
public import Foundation
import SwiftUICore
import UIKit
import UIKitTypes

/// Something that the person did with the mouse or with a finger, which counts as one.
@MainActor @preconcurrency
public final class NSEvent: NSObject {
  /// What was done.
  public enum EventType: UInt, Sendable {
    /// The mouse was pressed or let go.
    case leftMouseDown = 1, leftMouseUp
    /// The mouse was moved: by itself, or while it was pressed.
    case mouseMoved = 5, leftMouseDragged
    /// The mouse has come over a view, or left it.
    case mouseEntered = 8, mouseExited
  }

  /// Keys that are held meanwhile.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The keys as bits.
    public let rawValue: UInt
    /// Creates a set of keys from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option, or Alt.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
    /// A key of the block of digits.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
    /// The bits that say which keys are held, whatever the keyboard is.
    public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)

    init(_ flags: UIKeyModifierFlags) { rawValue = UInt(flags.rawValue) }
  }

  /// What was done.
  public let type: EventType
  /// When it was, in seconds of the app's clock.
  public let timestamp: TimeInterval
  /// Where the mouse is, in points from the window's lower left corner.
  public let locationInWindow: NSPoint
  /// The keys that are held meanwhile.
  public let modifierFlags: ModifierFlags
  /// Which of several quick presses this is, from 1; 0 where nothing is pressed.
  public let clickCount: Int

  init(_ type: EventType, at place: CGPoint, time: TimeInterval, modifiers: UIKeyModifierFlags, clicks: Int) {
    self.type = type
    timestamp = time
    locationInWindow = WindowSpace.pointingUp(place)
    modifierFlags = ModifierFlags(modifiers)
    clickCount = clicks
  }
}

/// The window's points, which AppKit counts from the lower left corner.
@MainActor
enum WindowSpace {
  /// A point counted from the other corner: the upper one for the lower one, and back.
  static func pointingUp(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: UIScreen.main.bounds.height - point.y) }
}
