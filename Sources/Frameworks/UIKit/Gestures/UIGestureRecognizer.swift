import SwiftUICore
public import UIKitTypes

/// A gesture that a view knows.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The view that knows the gesture.
  public internal(set) weak var view: UIView?

  func leaveView() { view?.removeGestureRecognizer(self) }

  /// The view with the gesture.
  func attached(to content: AnyView) -> AnyView { content }
}
