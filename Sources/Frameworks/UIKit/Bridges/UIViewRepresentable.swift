public import Foundation
import SwiftUI
public import SwiftUICore
import UIKitTypes

/// A view of UIKit among the views of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
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
  /// A representable view has no body.
  public var body: Never { primitiveBody("\(Self.self)") }
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
    withTransaction(transaction) { changes() }
    completion?()
  }
}

extension UIViewRepresentable {
  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    Represented<Self>._makeView(Represented(view, RepresentedBody<Self>.self), inputs: inputs)
  }
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    Represented<Self>._updateView(Represented(view, RepresentedBody<Self>.self), in: outputs)
  }
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    Represented<Self>._makeViewList(Represented(view, RepresentedBody<Self>.self), inputs: inputs)
  }
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    Represented<Self>._updateViewList(Represented(view, RepresentedBody<Self>.self), in: outputs)
  }
  public nonisolated static func _viewListCount() -> Int? { 1 }
}

/// A representable view as a value whose body shows the view of UIKit, with the value's own dynamic properties in place.
private typealias Represented<R: UIViewRepresentable> = BodyView<RepresentedBody<R>>

private enum RepresentedBody<R: UIViewRepresentable>: BodySource {
  static func body(of value: R) -> RepresentedContent<R> {
    // Safe: bodies are evaluated on the main thread, where the value stays.
    nonisolated(unsafe) let value = value
    return MainActor.assumeIsolated { RepresentedContent(representable: value) }
  }
}

/// Makes the view of UIKit, keeps it up to date and shows it.
private struct RepresentedContent<R: UIViewRepresentable>: View, ModelReconciling {
  let representable: R
  /// Each evaluation of the value counts as a change: its properties may have changed, though it looks the same.
  private let evaluation = EvaluationMark()
  @State private var holder = RepresentedHolder<R>()
  @Environment(\.self) private var environment

  init(representable: R) { self.representable = representable }

  func reconcile() { holder.update(representable, environment: environment, transaction: Transaction.current) }

  var body: some View {
    if let mount = holder.mount {
      RepresentedLayout(holder: holder, sizes: mount.noteSizes(), evaluation: evaluation) { MountedView(mount: mount) }
    }
  }
}

/// Differs from every other one.
private final class EvaluationMark: Sendable {}

@MainActor
private final class RepresentedHolder<R: UIViewRepresentable> {
  private(set) var mount: ViewMount?
  private var view: R.UIViewType?
  private var context: UIViewRepresentableContext<R>?
  private var representable: R?

  func update(_ representable: R, environment: EnvironmentValues, transaction: Transaction) {
    self.representable = representable
    var context =
      context
      ?? UIViewRepresentableContext(
        coordinator: representable.makeCoordinator(), transaction: transaction, environment: environment)
    context.environment = environment
    context.transaction = transaction
    self.context = context
    let view = view ?? representable.makeUIView(context: context)
    if self.view == nil {
      self.view = view
      mount = ViewMount(view)
    }
    representable.updateUIView(view, context: context)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    guard let view, let context, let representable else { return .zero }
    if let size = representable.sizeThatFits(proposal, uiView: view, context: context) { return size }
    return view.representedSize(for: proposal)
  }

  isolated deinit {
    if let view, let context { R.dismantleUIView(view, coordinator: context.coordinator) }
  }
}

/// As large as the view of UIKit says.
private struct RepresentedLayout<R: UIViewRepresentable>: Layout {
  let holder: RepresentedHolder<R>
  let sizes: Int
  let evaluation: EvaluationMark

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { holder.size(for: proposal) }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

extension UIView {
  /// How large the view is among views of SwiftUI: on a side of which its contents say how long they are as SwiftUI's controls, and
  /// as long as is offered on others.
  func representedSize(for proposal: ProposedViewSize) -> CGSize {
    let own = intrinsicContentSize
    if own.width == UIView.noIntrinsicMetric, own.height == UIView.noIntrinsicMetric, !constraints.isEmpty {
      return constrainedSize(for: proposal)
    }
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: max(own.width, 0), height: max(own.height, 0)))
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? offered.width : min(own.width, offered.width),
      height: own.height == UIView.noIntrinsicMetric ? offered.height : own.height)
  }

  /// The size that is offered, and not less than the constraints inside allow.
  private func constrainedSize(for proposal: ProposedViewSize) -> CGSize {
    func length(_ offered: CGFloat?, atLeast least: CGFloat) -> CGFloat {
      offered.map { $0.isFinite ? max($0, least) : least } ?? least
    }
    let least = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let width = length(proposal.width, atLeast: least.width)
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: width, height: length(proposal.height, atLeast: fitting.height))
  }
}
