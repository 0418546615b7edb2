public import Foundation
import SwiftUI
public import SwiftUICore
public import UIKit

/// A view of AppKit among the views of SwiftUI.
@MainActor @preconcurrency
public protocol NSViewRepresentable: _RepresentableValue {
  /// The class of the view.
  associatedtype NSViewType: NSView
  /// What hears of the view's changes; nothing unless said otherwise.
  associatedtype Coordinator = Void
  /// What is known of the view's place.
  typealias Context = NSViewRepresentableContext<Self>

  /// Makes the view; called once for each place that it is shown at.
  func makeNSView(context: Context) -> NSViewType
  /// Gives the view new values: after it was made, and whenever what this says or depends on has changed.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up before the view goes.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Makes what hears of the view's changes; called before the view is made.
  func makeCoordinator() -> Coordinator
  /// How large the view is where a size is proposed to it; `nil` for what constraints or ``NSView/intrinsicContentSize`` say.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// Cleans up nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// The view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}

extension NSViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What is known of the place of a view of AppKit among the views of SwiftUI.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<View: NSViewRepresentable> {
  /// What hears of the view's changes.
  public let coordinator: View.Coordinator
  /// The transaction of the change that is passed on.
  public package(set) var transaction: Transaction
  /// What holds at the view's place.
  public package(set) var environment: EnvironmentValues

  /// Calls a closure whose changes move as the transaction says.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateAlongside(changes, completion: completion)
  }
}

extension NSViewRepresentable {
  public nonisolated static func _shown(_ value: Self) -> some View {
    Represented(value, RepresentedBody<NSViewSource<Self>>.self)
  }
}

/// A view of AppKit, from a value of SwiftUI.
enum NSViewSource<R: NSViewRepresentable>: RepresentedSource {
  static func makeCoordinator(of representable: R) -> R.Coordinator { representable.makeCoordinator() }
  static func context(
    _ coordinator: R.Coordinator, transaction: Transaction, environment: EnvironmentValues, of representable: R
  ) -> NSViewRepresentableContext<R> {
    NSViewRepresentableContext(coordinator: coordinator, transaction: transaction, environment: environment)
  }
  static func make(_ representable: R, context: NSViewRepresentableContext<R>, environment: EnvironmentValues) -> R.NSViewType {
    representable.makeNSView(context: context)
  }
  static func update(_ view: R.NSViewType, with representable: R, context: NSViewRepresentableContext<R>) {
    representable.updateNSView(view, context: context)
  }
  static func dismantle(_ view: R.NSViewType, coordinator: R.Coordinator) { R.dismantleNSView(view, coordinator: coordinator) }
  static func size(
    _ view: R.NSViewType, for proposal: ProposedViewSize, of representable: R, context: NSViewRepresentableContext<R>
  ) -> CGSize? { representable.sizeThatFits(proposal, nsView: view, context: context) }
  static func view(of view: R.NSViewType) -> UIView { view.backing }
  static func presentations(of view: R.NSViewType) -> PresentationPoint? { nil }
}
