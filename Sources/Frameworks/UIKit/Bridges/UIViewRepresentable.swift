public import Foundation
import SwiftUI
public import SwiftUICore
import UIKitTypes

/// A view of UIKit among the views of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: _RepresentableValue {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What hears of the view's changes; nothing unless said otherwise.
  associatedtype Coordinator = Void
  /// What is known of the view's place.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view; called once for each place that it is shown at.
  func makeUIView(context: Context) -> UIViewType
  /// Gives the view new values: after it was made, and whenever what this says or depends on has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up before the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what hears of the view's changes; called before the view is made.
  func makeCoordinator() -> Coordinator
  /// How large the view is where a size is proposed to it; `nil` for what constraints or ``UIView/intrinsicContentSize`` say.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Cleans up nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What is known of the place of a view of UIKit among the views of SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hears of the view's changes.
  public let coordinator: Representable.Coordinator
  /// The transaction of the change that is passed on.
  public package(set) var transaction: Transaction
  /// What holds at the view's place.
  public package(set) var environment: EnvironmentValues

  /// Calls a closure whose changes move as the transaction says.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateAlongside(changes, completion: completion)
  }
}

extension UIViewRepresentable {
  public nonisolated static func _shown(_ value: Self) -> some View { Represented(value, RepresentedBody<ViewSource<Self>>.self) }
}

/// A view of UIKit, from a value of SwiftUI.
enum ViewSource<R: UIViewRepresentable>: RepresentedSource {
  static func makeCoordinator(of representable: R) -> R.Coordinator { representable.makeCoordinator() }
  static func context(
    _ coordinator: R.Coordinator, transaction: Transaction, environment: EnvironmentValues, of representable: R
  ) -> UIViewRepresentableContext<R> {
    UIViewRepresentableContext(coordinator: coordinator, transaction: transaction, environment: environment)
  }
  static func make(_ representable: R, context: UIViewRepresentableContext<R>, environment: EnvironmentValues) -> R.UIViewType {
    representable.makeUIView(context: context)
  }
  static func update(_ view: R.UIViewType, with representable: R, context: UIViewRepresentableContext<R>) {
    representable.updateUIView(view, context: context)
  }
  static func dismantle(_ view: R.UIViewType, coordinator: R.Coordinator) { R.dismantleUIView(view, coordinator: coordinator) }
  static func size(
    _ view: R.UIViewType, for proposal: ProposedViewSize, of representable: R, context: UIViewRepresentableContext<R>
  ) -> CGSize? { representable.sizeThatFits(proposal, uiView: view, context: context) }
  static func view(of view: R.UIViewType) -> UIView { view }
  static func presentations(of view: R.UIViewType) -> PresentationPoint? { nil }
}
