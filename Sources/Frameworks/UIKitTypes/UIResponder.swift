import EngineRuntime
public import Foundation
public import FoundationAdditions
import SwiftUICore

/// What takes touches, keys and messages that nobody is named for, and hands on what it leaves to the next one.
@MainActor @preconcurrency
open class UIResponder: NSObject, SelectorPerforming {
  /// Creates a responder.
  public override init() { super.init() }

  /// What messages call: `resignFirstResponder`; subclasses add theirs.
  open nonisolated class func method(for selector: String) -> ((AnyObject, [Any?]) -> Any?)? {
    guard selector == "resignFirstResponder" else { return nil }
    return { object, _ in
      guard let responder = object as? UIResponder else { return nil }
      return MainThread.isolated { responder.resignFirstResponder() }
    }
  }

  /// Who is asked next: of a view its controller, or the view around it.
  open var next: UIResponder? { nil }
  /// Whether it may take keys and text.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may give keys and text away.
  open var canResignFirstResponder: Bool { true }
  /// Whether it takes keys and text now.
  open var isFirstResponder: Bool { false }
  /// Asks for keys and text; returns whether it has them then.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Ends the editing of text in the window; returns whether there was some.
  @discardableResult
  open func resignFirstResponder() -> Bool { AppWindow.current.endEditing() }

  /// Fingers have come down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers have gone up.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Fingers have been taken over by a gesture.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

  /// Whether it, or somebody after it, takes a message: ``copy``-like commands of menus ask.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Who takes a message; `nil` where nobody does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Undoes changes of what takes keys and text; those after it are asked unless it has one of its own.
  open var undoManager: UndoManager? { next?.undoManager }
}
