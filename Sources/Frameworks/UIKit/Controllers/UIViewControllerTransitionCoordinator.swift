public import Foundation
import UIKitTypes

/// What is known of a change of a controller's place or size.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change moves.
  var isAnimated: Bool { get }
  /// Whether the change was broken off.
  var isCancelled: Bool { get }
  /// Whether a finger leads the change.
  var isInteractive: Bool { get }
  /// How long the change takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which the change happens.
  var containerView: UIView { get }
}

/// Lets others change along with a controller.
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Has a closure called with the change, and another one after it; answers whether the first one will be.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Has a closure called with the change; answers whether it will be.
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A controller's view gets another size, at once, as the window's does.
final class ResizeTransition: UIViewControllerTransitionCoordinator {
  private let controller: UIViewController
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(of controller: UIViewController) { self.controller = controller }

  var isAnimated: Bool { false }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var containerView: UIView { controller.loadedView }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return animation != nil
  }

  func run() {
    for animation in alongside { animation(self) }
    for completion in completions { completion(self) }
    alongside = []
    completions = []
  }
}
