import CoreGraphicsTypes
public import Foundation

/// A part of a view over which somebody follows the mouse.
@MainActor @preconcurrency
public final class NSTrackingArea: NSObject {
  /// What is told of the mouse, and when.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That it comes and goes.
    public static let mouseEnteredAndExited = Options(rawValue: 0x01)
    /// That it moves.
    public static let mouseMoved = Options(rawValue: 0x02)
    /// While the owner takes keys; here whenever the app shows, as with all that say when.
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    /// While the window takes keys.
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    /// While the app is in use.
    public static let activeInActiveApp = Options(rawValue: 0x40)
    /// Always.
    public static let activeAlways = Options(rawValue: 0x80)
    /// The area is the whole view, whatever rectangle is said.
    public static let inVisibleRect = Options(rawValue: 0x200)
  }

  /// The area in the view's coordinates.
  public let rect: NSRect
  /// What is told.
  public let options: Options
  /// Who is told.
  public private(set) weak var owner: AnyObject?
  /// What the area's maker keeps with it.
  public let userInfo: [AnyHashable: Any]?
  private var isOver = false

  /// Creates an area; a view follows it once it was added.
  public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {
    (self.rect, self.options, self.userInfo) = (rect, options, userInfo)
    self.owner = owner.map { $0 as AnyObject }
  }

  /// Begins where the mouse is: what it is over already, it does not enter.
  func begin(at mouse: CGPoint?, in view: NSView) { isOver = holds(mouse, in: view) }

  /// The mouse is somewhere over the view, or has left it.
  func follow(_ mouse: CGPoint?, in view: NSView, _ event: (NSEvent.EventType) -> NSEvent) {
    guard let owner = owner as? NSResponder else { return }
    let (was, isNow) = (isOver, holds(mouse, in: view))
    isOver = isNow
    if isNow != was, options.contains(.mouseEnteredAndExited) {
      if isNow { owner.mouseEntered(with: event(.mouseEntered)) } else { owner.mouseExited(with: event(.mouseExited)) }
    } else if isNow, options.contains(.mouseMoved) {
      owner.mouseMoved(with: event(.mouseMoved))
    }
  }

  private func holds(_ mouse: CGPoint?, in view: NSView) -> Bool {
    mouse.map { (options.contains(.inVisibleRect) ? view.bounds : rect).contains($0) } ?? false
  }
}

extension NSView {
  /// Has the mouse followed over a part of the view.
  public func addTrackingArea(_ trackingArea: NSTrackingArea) {
    guard !trackingAreas.contains(trackingArea) else { return }
    trackingAreas.append(trackingArea)
    backing.followMouse()
    trackingArea.begin(at: backing.mouse, in: self)
  }
  /// Has the mouse no longer followed over a part of the view.
  public func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
}
