package import Foundation
public import SwiftUICore

/// What makes an object of UIKit, or of AppKit, from a value of SwiftUI, keeps it up to date and lets it go: the same for views and
/// controllers.
@MainActor
package protocol RepresentedSource {
  /// The value.
  associatedtype Representable: View
  /// The object.
  associatedtype Made: AnyObject
  associatedtype Coordinator
  associatedtype Context
  static func makeCoordinator(of representable: Representable) -> Coordinator
  static func context(
    _ coordinator: Coordinator, transaction: Transaction, environment: EnvironmentValues, of representable: Representable
  ) -> Context
  static func make(_ representable: Representable, context: Context, environment: EnvironmentValues) -> Made
  static func update(_ made: Made, with representable: Representable, context: Context)
  static func dismantle(_ made: Made, coordinator: Coordinator)
  static func size(_ made: Made, for proposal: ProposedViewSize, of representable: Representable, context: Context) -> CGSize?
  /// The view that shows.
  static func view(of made: Made) -> UIView
  /// What its controller presents; `nil` for views.
  static func presentations(of made: Made) -> PresentationPoint?
}

/// A value that stands for an object of UIKit or AppKit: what leads all kinds of them into the tree of views.
///
/// Each kind says by a default of its protocol what shows it, so that a type of an app's has nothing to say.
@MainActor @preconcurrency
public protocol _RepresentableValue: View where Body == Never {
  /// What shows the object: a `Represented` of the kind's source.
  associatedtype _Shown: View
  nonisolated static func _shown(_ value: Self) -> _Shown
}

extension _RepresentableValue {
  /// A representable value has no body.
  public var body: Never { primitiveBody("\(Self.self)") }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _Shown._makeView(_shown(view), inputs: inputs)
  }
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    _Shown._updateView(_shown(view), in: outputs)
  }
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _Shown._makeViewList(_shown(view), inputs: inputs)
  }
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    _Shown._updateViewList(_shown(view), in: outputs)
  }
  public nonisolated static func _viewListCount() -> Int? { 1 }
}

/// A representable value as one whose body shows what it makes, with the value's own dynamic properties in place.
package typealias Represented<Source: RepresentedSource> = BodyView<RepresentedBody<Source>>

package enum RepresentedBody<Source: RepresentedSource>: BodySource {
  package static func body(of value: Source.Representable) -> RepresentedContent<Source> {
    // Safe: bodies are evaluated on the main thread, where the value stays.
    nonisolated(unsafe) let value = value
    return MainActor.assumeIsolated { RepresentedContent(representable: value) }
  }
}

/// Makes the object of UIKit, keeps it up to date and shows it.
package struct RepresentedContent<Source: RepresentedSource>: View, ModelReconciling {
  let representable: Source.Representable
  /// Each evaluation of the value counts as a change: its properties may have changed, though it looks the same.
  private let evaluation = EvaluationMark()
  @State private var holder = RepresentedHolder<Source>()
  @Environment(\.self) private var environment

  init(representable: Source.Representable) { self.representable = representable }

  package func reconcile() { holder.update(representable, environment: environment, transaction: Transaction.current) }

  package var body: some View {
    if let mount = holder.mount {
      let content = MeasuredMount(holder: holder, mount: mount, evaluation: evaluation)
      if let point = holder.presentations {
        content.background { PresentationAnchor(point: point) }
      } else {
        content
      }
    }
  }
}

/// Differs from every other one.
private final class EvaluationMark: Sendable {}

@MainActor
private final class RepresentedHolder<Source: RepresentedSource> {
  private(set) var mount: ViewMount?
  private(set) var presentations: PresentationPoint?
  private var made: Source.Made?
  private var coordinator: Source.Coordinator?
  private var context: Source.Context?
  private var representable: Source.Representable?

  func update(_ representable: Source.Representable, environment: EnvironmentValues, transaction: Transaction) {
    self.representable = representable
    let coordinator = coordinator ?? Source.makeCoordinator(of: representable)
    self.coordinator = coordinator
    let context = Source.context(coordinator, transaction: transaction, environment: environment, of: representable)
    self.context = context
    let made = made ?? Source.make(representable, context: context, environment: environment)
    if self.made == nil {
      self.made = made
      mount = ViewMount(Source.view(of: made))
      presentations = Source.presentations(of: made)
    }
    Source.update(made, with: representable, context: context)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    guard let made, let context, let representable else { return .zero }
    return Source.size(made, for: proposal, of: representable, context: context)
      ?? Source.view(of: made).representedSize(for: proposal)
  }

  isolated deinit {
    mount?.disappear()
    if let made, let coordinator { Source.dismantle(made, coordinator: coordinator) }
  }
}

/// Shows the object of UIKit, measured anew when it says that its size has changed: that alone does not bring it up to date.
private struct MeasuredMount<Source: RepresentedSource>: View {
  let holder: RepresentedHolder<Source>
  let mount: ViewMount
  let evaluation: EvaluationMark

  var body: some View {
    RepresentedLayout(holder: holder, sizes: mount.noteSizes(), evaluation: evaluation) { MountedView(mount: mount) }
  }
}

/// As large as the object of UIKit says.
private struct RepresentedLayout<Source: RepresentedSource>: Layout {
  let holder: RepresentedHolder<Source>
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
    let own = naturalContentSize()
    if own.width == UIView.noIntrinsicMetric, own.height == UIView.noIntrinsicMetric, !constraints.isEmpty {
      return constrainedSize(for: proposal)
    }
    let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: max(own.width, 0), height: max(own.height, 0)))
    let width = own.width == UIView.noIntrinsicMetric ? offered.width : min(own.width, offered.width)
    let height = own.height == UIView.noIntrinsicMetric ? offered.height : contentHeight(forWidth: width, natural: own)
    return CGSize(width: width, height: height)
  }

  /// The size that is offered, and not less than the constraints inside allow; lines break before they make it wider than what is
  /// offered.
  private func constrainedSize(for proposal: ProposedViewSize) -> CGSize {
    func fitting(_ width: CGFloat, _ priority: UILayoutPriority) -> CGSize {
      systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: priority, verticalFittingPriority: .fittingSizeLevel)
    }
    let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    // What is required stays, as it does where a window is too narrow; content gives way.
    let width = offered.map { max($0, fitting($0, Self.almostRequired).width) } ?? fitting(0, .fittingSizeLevel).width
    let height = fitting(width, .required).height
    return CGSize(width: width, height: proposal.height.map { $0.isFinite ? max($0, height) : height } ?? height)
  }

  private static let almostRequired = UILayoutPriority(999)
}

extension Transaction {
  /// Calls a closure whose changes move as the transaction says, and another one when they have.
  @MainActor
  package func animateAlongside(_ changes: () -> Void, completion: (() -> Void)?) {
    var transaction = self
    if let completion { transaction.addAnimationCompletion { completion() } }
    withTransaction(transaction) { changes() }
  }
}
