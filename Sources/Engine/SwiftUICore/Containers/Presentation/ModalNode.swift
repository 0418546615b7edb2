package import Foundation

/// How a modal view stands in its window and moves: a sheet, an alert.
///
/// It is a value of numbers, which makes the node that shows the view.
package protocol ModalVariant {
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
    let node = view.request.variant.makeNode(view, inputs: inputs)
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
  /// How far it has come, 0 where nothing of it shows, in a unit of its kind's own.
  ///
  /// A finger holds it, or a spring moves it from wherever it is.
  final var motion = HeldMotion(0)
  /// Whether it is on its way out.
  final var isGoing = false
  /// What lies behind it in the window.
  @Late final private(set) var backdrop: ModalBackdropNode

  /// A kind takes what it needs from the view's form and sets its content.
  init(_ view: ModalView, inputs: _ViewInputs) {
    anchor = view.anchor
    didDismiss = view.request.didDismiss
    super.init(inputs: inputs)
    backdrop = ModalBackdropNode(inputs: childInputs)
  }

  /// The spring by which it comes and goes.
  var spring: Spring { anchor?.spring ?? .transition }

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

  // MARK: On its way

  /// How near to its end the motion ends.
  var tolerance: CGFloat { 0.001 }

  /// How its spring brings it to where it is to rest.
  final var springReturn: SpringReturn { SpringReturn(by: spring, tolerance: tolerance) }

  /// Shows where it is now.
  func show() {
    invalidateDisplay()
    graph.wantFrame()
  }

  /// It is where it was to go.
  func cameToRest() {
    guard isGoing else { return }
    graph.enqueueAction { [weak self] in
      guard let self, self.isGoing, !self.motion.isHeld, !self.motion.isMoving else { return }
      self.anchor?.hasGone()
    }
  }

  /// Goes where the motion leads by now.
  final func move() {
    show()
    if motion.isMoving { graph.requestAnimationFrames(for: self) } else { cameToRest() }
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    let step = pass.visit(&motion)
    if step.hasMoved { show() }
    if step == .arrived { cameToRest() }
    if step == .stopped, isGoing { anchor?.wasTakenAlong() }
  }

  // MARK: In the window

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let backdrop = $backdrop { visit(backdrop) }
    super.forEachChild(visit)
  }

  package override func placementInWindowDidChange() {
    super.placementInWindowDidChange()
    invalidatePlacement()
  }

  /// Places the content, and behind it what covers the window.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, in window: CGRect) {
    graph.withoutMovement {
      backdrop.place(at: window.origin, proposal: ProposedViewSize(window.size))
      content.place(at: origin, proposal: proposal)
    }
  }

  /// What declares it may stand elsewhere now.
  func anchorDidMove() {}

  /// The whole window, in the node's coordinates; the node itself is as large as the safe area.
  final var window: CGRect {
    let growth = safeAreaOutset().growth
    return CGRect(
      x: -growth.left, y: -growth.top, width: size.width + growth.left + growth.right,
      height: size.height + growth.top + growth.bottom)
  }

  package override var layoutNode: ViewNode { self }
  package override var isGeometryGroup: Bool { true }
  package override func computeSize(for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  package override func hugging(along axis: Axis) -> Hugging { .follows }
  package override func sizeDepends(on child: ViewNode) -> Bool { false }

  package override var debugName: String { "Modal" }
}
