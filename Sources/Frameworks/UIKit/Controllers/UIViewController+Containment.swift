public import Foundation

/// What holds other contents and hears of the sizes that they would like to have.
@MainActor
public protocol UIContentContainer: AnyObject {
  /// How large it would like to be.
  var preferredContentSize: CGSize { get }
  /// Something inside would like to have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {
  func take(_ child: UIViewController) {
    guard child.parent !== self else { return }
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === child }) else {
      fatalError("a controller cannot be inside of itself: add it to a controller that it does not contain")
    }
    child.willMove(toParent: self)
    child.leaveParent(for: self)
    child.parent = self
    children.append(child)
  }

  func leaveParent(for new: UIViewController? = nil) {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    if new == nil { didMove(toParent: nil) }
  }

  /// Takes a controller in as a container does that looks after its view itself.
  func hold(_ child: UIViewController) {
    guard child.parent !== self else { return }
    child.isMovingToParent = true
    take(child)
    child.didMove(toParent: self)
    child.isMovingToParent = false
  }

  /// Lets a controller go that ``hold(_:)`` has taken.
  func release(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.isMovingFromParent = true
    child.willMove(toParent: nil)
    child.leaveParent()
    child.isMovingFromParent = false
  }

  /// Exchanges the views of two controllers inside, with what a closure changes in motion.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard let space = fromViewController.loadedView.superview else { return }
    fromViewController.beginAppearance(false, animated: duration > 0)
    space.addSubview(toViewController.loadedView)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      fromViewController.loadedView.removeFromSuperview()
      completion?(finished)
    }
  }

  /// The nearest controller around of a kind.
  func around<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }
  /// The navigation controller around.
  public var navigationController: UINavigationController? { around(UINavigationController.self) }
  /// The controller of tabs around.
  public var tabBarController: UITabBarController? { around(UITabBarController.self) }
  /// The controller of columns around.
  public var splitViewController: UISplitViewController? { around(UISplitViewController.self) }
}
