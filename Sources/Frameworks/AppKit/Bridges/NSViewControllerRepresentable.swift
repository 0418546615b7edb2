public import Foundation
import SwiftUI
public import SwiftUICore
public import UIKit

/// A controller of AppKit and its view among the views of SwiftUI.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: _RepresentableValue {
  /// The class of the controller.
  associatedtype NSViewControllerType: NSViewController
  /// What hears of the controller's changes; nothing unless said otherwise.
  associatedtype Coordinator = Void
  /// What is known of the view's place.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Makes the controller; called once for each place that it is shown at.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Gives the controller new values: after it was made, and whenever what this says or depends on has changed.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Cleans up before the controller goes.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Makes what hears of the controller's changes; called before the controller is made.
  func makeCoordinator() -> Coordinator
  /// How large the controller's view is where a size is proposed to it; `nil` for what ``NSViewController/preferredContentSize`` and the
  /// view say.
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
}

extension NSViewControllerRepresentable {
  /// Cleans up nothing.
  public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
  /// The controller's and its view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize? {
    nil
  }
}

extension NSViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What is known of the place of a controller of AppKit among the views of SwiftUI.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
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

extension NSViewControllerRepresentable {
  public nonisolated static func _shown(_ value: Self) -> some View {
    Represented(value, RepresentedBody<NSControllerSource<Self>>.self)
  }
}

/// A controller of AppKit, from a value of SwiftUI.
enum NSControllerSource<R: NSViewControllerRepresentable>: RepresentedSource {
  typealias Context = NSViewControllerRepresentableContext<R>
  static func makeCoordinator(of representable: R) -> R.Coordinator { representable.makeCoordinator() }
  static func context(
    _ coordinator: R.Coordinator, transaction: Transaction, environment: EnvironmentValues, of representable: R
  ) -> Context { Context(coordinator: coordinator, transaction: transaction, environment: environment) }
  static func make(_ representable: R, context: Context, environment: EnvironmentValues) -> R.NSViewControllerType {
    let controller = representable.makeNSViewController(context: context)
    controller.backing.takePlace(in: environment)
    return controller
  }
  static func update(_ controller: R.NSViewControllerType, with representable: R, context: Context) {
    representable.updateNSViewController(controller, context: context)
  }
  static func dismantle(_ controller: R.NSViewControllerType, coordinator: R.Coordinator) {
    R.dismantleNSViewController(controller, coordinator: coordinator)
    controller.backing.removeFromParent()
  }
  static func size(
    _ controller: R.NSViewControllerType, for proposal: ProposedViewSize, of representable: R, context: Context
  ) -> CGSize? {
    if let size = representable.sizeThatFits(proposal, nsViewController: controller, context: context) { return size }
    return controller.backing.preferredSize(for: proposal)
  }
  static func view(of controller: R.NSViewControllerType) -> UIView { controller.view.backing }
  static func presentations(of controller: R.NSViewControllerType) -> PresentationPoint? {
    controller.backing.shownParts.presentations
  }
}
