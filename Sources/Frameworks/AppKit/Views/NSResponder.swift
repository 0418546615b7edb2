public import Foundation

/// What hears of the mouse, and hands on what it leaves to the next one.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Who is asked next: of a view its controller, or the view around it.
  open var nextResponder: NSResponder? { nil }

  /// The mouse was pressed on the view.
  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  /// The mouse was moved while it was pressed.
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  /// The mouse was let go.
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  /// The mouse has come over a view that has asked for it by a tracking area.
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  /// The mouse has moved over a view that has asked for it by a tracking area.
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  /// The mouse has left a view that has asked for it by a tracking area.
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
}
