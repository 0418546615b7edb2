package import Foundation

/// How a modal view stands in its window and moves: a sheet, an alert.
///
/// It is a value of numbers, which makes the node that shows the view.
package protocol ModalForm {
  /// What messages call it, with its article: "a sheet".
  var name: String { get }
  func makeNode(_ view: ModalView, inputs: _ViewInputs) -> ModalNode
}

/// What a window shows of a modal view.
nonisolated package struct ModalView: PrimitiveView {
  package typealias Body = Never
  let anchor: ModalAnchorNode
  let request: ModalRequest

  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> ModalNode {
    let node = view.request.form.makeNode(view, inputs: inputs)
    view.anchor.node = node
    return node
  }
  package static func updateNode(_ node: ModalNode, with view: Self) { node.setView(view) }
}

/// A modal view in its window, which fills all of it; the kinds say where in it their content is and how it comes and goes.
///
/// Whatever way it goes, it calls `anchor.hasGone()` when nothing of it shows any more.
package class ModalNode: WrapperNode {
  /// Where it is declared; told when a finger or a key dismisses it, and when it has gone.
  private(set) weak var anchor: ModalAnchorNode?
  private var didDismiss: (() -> Void)?

  /// A kind takes what it needs from the view's form and sets its content.
  init(_ view: ModalView, inputs: _ViewInputs) {
    anchor = view.anchor
    didDismiss = view.request.didDismiss
    super.init(inputs: inputs)
  }

  /// The spring by which it comes and goes.
  var spring: Spring { anchor?.spring ?? Spring(response: 0.344, dampingRatio: 1) }

  /// Takes a new value of the view that it shows.
  func setView(_ view: ModalView) {
    didDismiss = view.request.didDismiss
    updateModalContent(with: view.request.content)
  }

  /// Gives what the app's content is in a new value.
  func updateModalContent(with content: AnyView) { updateContent(with: content) }

  /// It has gone, whatever way: who asked for it is told after the views in it, which have gone before.
  package override func willUnmount() {
    super.willUnmount()
    if let didDismiss { graph.enqueueAction(didDismiss) }
  }

  /// Comes in, or turns around on its way out.
  func come(animated: Bool) { fatalError("\(Self.self) has to say how it comes: override come(animated:)") }

  /// Goes, at once or by its spring.
  func go(animated: Bool) { fatalError("\(Self.self) has to say how it goes: override go(animated:)") }

  /// Goes with the speed that a finger gave it, in points a second; `nil`: with the speed that it has.
  func go(speed: CGFloat?) { go(animated: true) }

  /// The whole window, in the node's coordinates; the node itself is as large as the safe area.
  final var window: CGRect {
    let growth = safeAreaReach().growth
    return CGRect(
      x: -growth.left, y: -growth.top, width: size.width + growth.left + growth.right,
      height: size.height + growth.top + growth.bottom)
  }

  package override var layoutNode: ViewNode { self }
  package override var isGeometryGroup: Bool { true }
  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  package override func sizeDepends(on child: ViewNode) -> Bool { false }

  package override var debugName: String { "Modal" }
}
