public import UIKitTypes

extension UITouch {
  /// The view that the finger came down on.
  public var view: UIView? { responder as? UIView }
  /// The window that the finger is in.
  public var window: UIWindow? { view?.window }
  /// The gestures that follow the finger.
  public var gestureRecognizers: [UIGestureRecognizer]? { TouchRouter.shared.recognizers(of: self) }
  /// Where the finger is in a view's coordinates; `nil` stands for the window.
  public func location(in view: UIView?) -> CGPoint { Self.convert(locationInWindow, to: view) }
  /// Where the finger was before in a view's coordinates; `nil` stands for the window.
  public func previousLocation(in view: UIView?) -> CGPoint { Self.convert(previousLocationInWindow, to: view) }
  /// Where the finger is, as exactly as is known.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Where the finger was before, as exactly as is known.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private static func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { view?.point(fromWindow: point) ?? point }
}

extension UIView {
  /// A point of the app's window in the view's coordinates; the same one where the view does not show.
  package func point(fromWindow point: CGPoint) -> CGPoint {
    guard let mount = topView.mount else { return point }
    return convert(mount.rootPoint(fromWindow: point), from: mount.root)
  }
  /// A point of the view's coordinates in the app's window; the same one where the view does not show.
  package func point(toWindow point: CGPoint) -> CGPoint {
    guard let mount = topView.mount else { return point }
    return mount.windowPoint(fromRoot: convert(point, to: mount.root))
  }
}

extension UIEvent {
  /// The keys that are held meanwhile.
  public var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(modifiers) }
  /// The fingers on a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// The fingers in a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  /// The fingers that a gesture follows.
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }
}
