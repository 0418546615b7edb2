import CoreGraphicsTypes
import EngineRuntime
package import Foundation
import FoundationAdditions
import SwiftUICore
package import UIKit
package import UIKitTypes

/// The view of UIKit that a view of AppKit is made of: it places and shows, and asks the other one for what a class of the app says.
package final class BackingView: UIView, DrawnOnDemand {
  package internal(set) weak var view: NSView?
  /// Whether what is inside has a size by itself, such as a view of SwiftUI.
  var ownsSize: Bool { measure != nil }
  /// Tells how large what is inside is in a size, where it is a view of SwiftUI.
  var measure: ((CGSize) -> CGSize)?
  private var hover: UIHoverGestureRecognizer?
  /// Where the mouse is over the view, in the coordinates of ``view``; `nil` while it is elsewhere, or nobody has asked for it yet.
  private(set) var mouse: CGPoint?

  init() {
    super.init(frame: .zero)
    contentMode = .redraw
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Look and layout

  /// Only views whose class paints are drawn, whatever asks for it.
  override package func setNeedsDisplay() {
    if let view, NSView.drawing.isOverridden(in: type(of: view)) { super.setNeedsDisplay() }
  }
  override package func draw(_ rect: CGRect) {
    guard let view, let context = UIGraphicsGetCurrentContext() else { return }
    view.needsDisplay = false
    if view.isFlipped { return view.draw(view.bounds) }
    context.saveGState()
    context.pointUp(height: bounds.height)
    pushContextPointingUp(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    context.restoreGState()
  }
  override package func layoutSubviews() {
    super.layoutSubviews()
    guard let view else { return }
    view.fillWithLayer()
    view.controller?.viewWillLayout()
    view.layout()
    view.needsLayout = false
    view.controller?.viewDidLayout()
    view.updateTrackingAreas()
  }
  override package func updateConstraints() { view?.updateConstraints() ?? super.updateConstraints() }
  /// What UIKit does where constraints are brought up to date.
  func updateOwnConstraints() { super.updateConstraints() }
  override package var intrinsicContentSize: CGSize { view?.intrinsicContentSize ?? super.intrinsicContentSize }
  override package func sizeThatFits(_ size: CGSize) -> CGSize { measure?(size) ?? super.sizeThatFits(size) }

  // MARK: Coming and going

  override package func willMove(toWindow newWindow: UIWindow?) {
    view?.viewWillMove(toWindow: newWindow == nil ? nil : .current)
  }
  override package func didMoveToWindow() {
    guard let view else { return }
    if window != nil, view.needsDisplay { setNeedsDisplay() }
    view.viewDidMoveToWindow()
  }
  override package func didMoveToSuperview() { view?.viewDidMoveToSuperview() }
  override package func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle {
      view?.viewDidChangeEffectiveAppearance()
      setNeedsDisplay()
    }
  }

  // MARK: The mouse

  override package func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view else { return nil }
    let own = view.turned(point)
    let inside = view.superview.map { $0.convert(own, from: view) } ?? view.outside(own)
    guard let hit = view.hitTest(inside) else { return nil }
    // What is inside may be a view of UIKit, such as that of a hosting view.
    guard hit !== view else { return super.hitTest(point, with: event) ?? self }
    return hit.backing.hitTest(hit.backing.convert(point, from: self), with: event) ?? hit.backing
  }

  override package func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(.leftMouseDown, touches, event) { $0.mouseDown(with: $1) }
  }
  override package func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(.leftMouseDragged, touches, event) { $0.mouseDragged(with: $1) }
  }
  override package func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(.leftMouseUp, touches, event) { $0.mouseUp(with: $1) }
  }
  override package func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell(.leftMouseUp, touches, event) { $0.mouseUp(with: $1) }
  }
  private func tell(
    _ type: NSEvent.EventType, _ touches: Set<UITouch>, _ event: UIEvent?, _ call: (NSView, NSEvent) -> Void
  ) {
    guard let view, let touch = touches.first else { return }
    call(
      view,
      NSEvent(
        type, at: touch.locationInWindow, time: touch.timestamp, modifiers: event?.modifierFlags ?? [], clicks: touch.tapCount))
  }

  /// Follows the mouse over the view from now on: areas that take the place of others know where it is.
  func followMouse() {
    guard hover == nil else { return }
    let made = UIHoverGestureRecognizer(target: self, action: Selector("follow:"))
    addGestureRecognizer(made)
    hover = made
  }
  override package nonisolated class func method(for selector: String) -> ((AnyObject, [Any?]) -> Any?)? {
    guard selector == "follow:" else { return super.method(for: selector) }
    return { object, values in
      // Safe: gestures are followed on the main thread, where the values stay.
      nonisolated(unsafe) let (object, value) = (object, values.first ?? nil)
      MainThread.isolated {
        if let recognizer = value as? UIGestureRecognizer { (object as? BackingView)?.follow(recognizer) }
      }
      return nil
    }
  }
  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let view else { return }
    let place = recognizer.location(in: self)
    mouse = recognizer.state == .ended ? nil : view.turned(place)
    for area in view.trackingAreas {
      area.follow(mouse, in: view) { type in
        NSEvent(type, at: point(toWindow: place), time: FrameClock.now, modifiers: [], clicks: 0)
      }
    }
  }
}
