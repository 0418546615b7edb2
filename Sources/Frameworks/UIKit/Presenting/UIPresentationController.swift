import Foundation

/// What is known of how a controller is presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: UIViewController
  /// Who presents it.
  public var presentingViewController: UIViewController? { presentedViewController.presentingViewController }
  /// Hears of the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// How it is presented.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// Creates what is known of a controller's presentation.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
  }

  /// Has the presentation follow what is said here.
  func changed() { presentedViewController.presentedAs?.changed() }

  /// Whether the delegate lets the person take it away.
  var allowsDismissal: Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }
  func tellWillDismiss() { delegate?.presentationControllerWillDismiss(self) }
  func tellDidDismiss() { delegate?.presentationControllerDidDismiss(self) }
}

/// Hears of a presentation, and says how it follows narrow windows.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How it is presented in a narrow window.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// How it is presented for what the window is like.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether the person may take it away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The person is about to take it away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The person has taken it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// A sheet.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
  /// As for narrow windows.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// It may.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
  /// What is known of how the controller is, or will be, presented.
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover: popoverPresentationController
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    default: made(UIPresentationController.self) { UIPresentationController(presentedViewController: self, presenting: nil) }
    }
  }
  /// How the controller's sheet is; `nil` where it is presented otherwise.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      made(UISheetPresentationController.self) { UISheetPresentationController(presentedViewController: self, presenting: nil) }
    default: nil
    }
  }
  /// Where the controller's bubble points; `nil` where it is presented otherwise.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover || self is any PresentedFace else { return nil }
    return made(UIPopoverPresentationController.self) {
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  private func made<Kind: UIPresentationController>(_ kind: Kind.Type, _ make: () -> Kind) -> Kind {
    if let own = ownPresentationController as? Kind, type(of: own) == kind { return own }
    let new = make()
    new.delegate = ownPresentationController?.delegate
    ownPresentationController = new
    return new
  }
}
