import CoreGraphicsTypes
package import Foundation

/// How views are picked up and dragged; lengths in points.
package struct DragMetrics: Equatable, Sendable {
  /// Seconds for which a finger stays down before the view is lifted, and how far it may move meanwhile.
  package var delay: TimeInterval
  package var slack: CGFloat
  /// How far a mouse moves before it drags.
  package var mouseSlack: CGFloat
  /// How large the view becomes when it is lifted.
  package var scale: CGFloat
  package var shadowColor: DisplayColor
  package var shadowRadius: CGFloat
  package var shadowOffset: CGSize
  package var lifting: Animation
  /// The way back of what nobody took, and how what was taken goes.
  package var returning: Animation
  package var landing: Animation

  package init(
    delay: TimeInterval, slack: CGFloat, mouseSlack: CGFloat, scale: CGFloat, shadowColor: DisplayColor, shadowRadius: CGFloat,
    shadowOffset: CGSize, lifting: Animation, returning: Animation, landing: Animation
  ) {
    self.delay = delay
    self.slack = slack
    self.mouseSlack = mouseSlack
    self.scale = scale
    self.shadowColor = shadowColor
    self.shadowRadius = shadowRadius
    self.shadowOffset = shadowOffset
    self.lifting = lifting
    self.returning = returning
    self.landing = landing
  }
}

/// Lets a view be dragged.
package struct DragSourceModifier: PrimitiveModifier {
  package typealias Body = Never
  let metrics: DragMetrics
  let items: () -> [TransferItem]
  let preview: (() -> AnyView)?

  /// - Parameters:
  ///   - metrics: How it is picked up.
  ///   - items: What is dragged, asked for when the drag begins; nothing where there is nothing to drag.
  ///   - preview: What is shown under the finger; by default the view itself.
  package nonisolated init(metrics: DragMetrics, items: @escaping () -> [TransferItem], preview: (() -> AnyView)?) {
    (self.metrics, self.items, self.preview) = (metrics, items, preview)
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> DragSourceNode {
    DragSourceNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: DragSourceNode, with modifier: Self) { node.modifier = modifier }
}

package final class DragSourceNode: WrapperNode, GestureOwner, PickUpTarget {
  var modifier: DragSourceModifier
  /// What is dragged.
  private var items: [TransferItem] = []
  private var session: DragSession?
  private var presentation: Presentation?
  fileprivate(set) weak var previewNode: DragPreviewNode?

  init(_ modifier: DragSourceModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  package var admitsInnerGestures: Bool { true }

  /// It is lifted by a finger that is held.
  package var takesPresses: Bool { false }

  package func makeCompetitor() -> GestureCompetitor? {
    guard EnvironmentValues(scope: scope).isEnabled, session == nil else { return nil }
    return GestureCompetitor(PickUpRecognizer(self), priority: .normal)
  }

  var pickUpMetrics: DragMetrics? { modifier.metrics }

  func mayPickUp(movedBy distance: CGSize) -> Bool {
    items = modifier.items()
    return !items.isEmpty
  }

  func pickUp(at start: CGPoint) {
    guard isMounted else { return }
    endPreview()
    session = DragSession(items, at: start, in: graph)
    let view = DragPreviewView(source: self, content: modifier.preview?(), grip: start)
    presentation = graph.present(view, isModal: false, from: self)
    previewNode?.lift()
  }

  func carry(from start: CGPoint, to location: CGPoint) {
    guard let session else { return }
    previewNode?.move(to: location)
    if handOver(at: location) { return }
    session.move(to: location)
  }

  /// Gives the drag to the desktop where it leaves the window; answers whether the desktop took it.
  private func handOver(at location: CGPoint) -> Bool {
    guard let session, let root = graph.root, !CGRect(origin: .zero, size: root.size).covers(location) else { return false }
    let (items, desktop) = (session.items, graph.services.desktop)
    let isTaken = MainThread.isolated { desktop.drags?.begin(items) { _ in } ?? false }
    guard isTaken else { return false }
    session.leave()
    self.session = nil
    endPreview()
    return true
  }

  func putDown(at location: CGPoint) {
    guard let session else { return }
    self.session = nil
    if session.drop() { previewNode?.land() } else { previewNode?.goHome() }
  }

  func putBack() {
    session?.leave()
    session = nil
    previewNode?.goHome()
  }

  /// Called when the preview has gone.
  func endPreview() {
    presentation?.dismiss()
    presentation = nil
    previewNode = nil
  }

  package override func willUnmount() {
    super.willUnmount()
    session?.leave()
    session = nil
    presentation = nil
  }

  package override var debugName: String { "DragSource" }
}

/// What a window shows of a view that is dragged.
nonisolated struct DragPreviewView: PrimitiveView {
  typealias Body = Never
  let source: DragSourceNode
  let content: AnyView?
  /// Where the finger went down, in points of the window.
  let grip: CGPoint

  static func makeNode(_ view: Self, inputs: _ViewInputs) -> DragPreviewNode {
    let node = DragPreviewNode(view, inputs: inputs)
    view.source.previewNode = node
    return node
  }
  static func updateNode(_ node: DragPreviewNode, with view: Self) {}
}
