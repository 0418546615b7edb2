public import Foundation
import SwiftUI
public import SwiftUICore
import UIKitTypes

/// A controller of UIKit and its view among the views of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _RepresentableValue {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What hears of the controller's changes; nothing unless said otherwise.
  associatedtype Coordinator = Void
  /// What is known of the view's place.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller; called once for each place that it is shown at.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Gives the controller new values: after it was made, and whenever what this says or depends on has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up before the controller goes.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what hears of the controller's changes; called before the controller is made.
  func makeCoordinator() -> Coordinator
  /// How large the controller's view is where a size is proposed to it; `nil` for what ``UIViewController/preferredContentSize`` and the
  /// view say.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Cleans up nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  /// The controller's and its view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? {
    nil
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What is known of the place of a controller of UIKit among the views of SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What hears of the controller's changes.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change that is passed on.
  public package(set) var transaction: Transaction
  /// What holds at the controller's place.
  public package(set) var environment: EnvironmentValues

  /// Calls a closure whose changes move as the transaction says.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateAlongside(changes, completion: completion)
  }
}

extension UIViewControllerRepresentable {
  public nonisolated static func _shown(_ value: Self) -> some View {
    Represented(value, RepresentedBody<ControllerSource<Self>>.self)
  }
}

/// A controller of UIKit, from a value of SwiftUI.
enum ControllerSource<R: UIViewControllerRepresentable>: RepresentedSource {
  typealias Context = UIViewControllerRepresentableContext<R>
  static func makeCoordinator(of representable: R) -> R.Coordinator { representable.makeCoordinator() }
  static func context(
    _ coordinator: R.Coordinator, transaction: Transaction, environment: EnvironmentValues, of representable: R
  ) -> Context { Context(coordinator: coordinator, transaction: transaction, environment: environment) }
  static func make(_ representable: R, context: Context, environment: EnvironmentValues) -> R.UIViewControllerType {
    let controller = representable.makeUIViewController(context: context)
    controller.takePlace(in: environment)
    return controller
  }
  static func update(_ controller: R.UIViewControllerType, with representable: R, context: Context) {
    representable.updateUIViewController(controller, context: context)
  }
  static func dismantle(_ controller: R.UIViewControllerType, coordinator: R.Coordinator) {
    R.dismantleUIViewController(controller, coordinator: coordinator)
    controller.removeFromParent()
  }
  static func size(
    _ controller: R.UIViewControllerType, for proposal: ProposedViewSize, of representable: R, context: Context
  ) -> CGSize? {
    if let size = representable.sizeThatFits(proposal, uiViewController: controller, context: context) { return size }
    return controller.preferredSize(for: proposal)
  }
  static func view(of controller: R.UIViewControllerType) -> UIView { controller.loadedView }
  static func presentations(of controller: R.UIViewControllerType) -> PresentationPoint? { controller.presentationPoint }
}

/// What bridges to controllers need, those of AppKit included.
extension UIViewController {
  /// Takes a place among views of SwiftUI, as a child of the hosting controller that they are in.
  package func takePlace(in environment: EnvironmentValues) {
    isRepresented = true
    if parent == nil { environment.hostingController.controller?.addChild(self) }
  }

  /// The size that the controller would like to have where one is proposed to it; `nil` where it has no wish.
  package func preferredSize(for proposal: ProposedViewSize) -> CGSize? {
    let preferred = preferredContentSize
    guard preferred != .zero else { return nil }
    let offered = proposal.replacingUnspecifiedDimensions(by: preferred)
    return CGSize(
      width: preferred.width > 0 ? min(preferred.width, offered.width) : offered.width,
      height: preferred.height > 0 ? min(preferred.height, offered.height) : offered.height)
  }

  /// The view that shows, and what the controller presents.
  package var shownParts: (view: UIView, presentations: PresentationPoint) { (loadedView, presentationPoint) }
}
