import CoreGraphicsTypes
package import Foundation

/// How views are picked up and dragged; lengths in points.
package struct DragLook: Equatable, Sendable {
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
  let look: DragLook
  let items: () -> [TransferItem]
  let preview: (() -> AnyView)?

  /// - Parameters:
  ///   - look: How it is picked up.
  ///   - items: What is dragged, asked for when the drag begins; nothing where there is nothing to drag.
  ///   - preview: What is shown under the finger; by default the view itself.
  package nonisolated init(look: DragLook, items: @escaping () -> [TransferItem], preview: (() -> AnyView)?) {
    (self.look, self.items, self.preview) = (look, items, preview)
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> DragSourceNode {
    DragSourceNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: DragSourceNode, with modifier: Self) { node.modifier = modifier }
}

package final class DragSourceNode: WrapperNode, GestureOwner {
  var modifier: DragSourceModifier
  private var session: DragSession?
  private var presentation: Presentation?
  fileprivate(set) weak var previewNode: DragPreviewNode?

  init(_ modifier: DragSourceModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  package var admitsInnerGestures: Bool { true }

  package func makeCompetitor() -> GestureCompetitor? {
    guard EnvironmentValues(scope: scope).isEnabled, session == nil else { return nil }
    let recognizer = DragSourceRecognizer()
    recognizer.attach(to: self)
    return GestureCompetitor(recognizer, priority: .normal)
  }

  /// Picks the view up.
  fileprivate func lift(_ items: [TransferItem], from start: CGPoint, isMouse: Bool) {
    guard isMounted else { return }
    endPreview()
    session = DragSession(items, at: start, in: graph)
    let view = DragPreviewView(source: self, content: modifier.preview?(), grip: start)
    presentation = graph.present(view, isModal: false, from: self)
    previewNode?.lift()
  }

  fileprivate func drag(to location: CGPoint) {
    guard let session else { return }
    previewNode?.move(to: location)
    if handOver(at: location) { return }
    session.move(to: location)
  }

  /// Gives the drag to the desktop where it leaves the window; answers whether the desktop took it.
  private func handOver(at location: CGPoint) -> Bool {
    guard let session, let root = graph.root, !CGRect(origin: .zero, size: root.size).contains(location) else { return false }
    let items = session.items
    let isTaken = MainThread.isolated { GeneralDesktopDrags.shared?.begin(items) { _ in } ?? false }
    guard isTaken else { return false }
    session.leave()
    self.session = nil
    endPreview()
    return true
  }

  fileprivate func drop(at location: CGPoint) {
    guard let session else { return }
    self.session = nil
    if session.drop() { previewNode?.land() } else { previewNode?.goHome() }
  }

  fileprivate func cancelDrag() {
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

/// A finger that holds a view until it can be dragged, or a mouse that drags it at once.
private final class DragSourceRecognizer: TypedRecognizer<CGPoint> {
  private var start: GestureEvent?
  private var items: [TransferItem] = []
  private var isLifted = false
  /// Whether the finger has moved since the view was lifted: without that nothing was dragged.
  private var hasMoved = false

  private var source: DragSourceNode? { node as? DragSourceNode }

  override var deadline: TimeInterval? {
    guard case .possible = phase, let start, !start.isMouse, let source else { return nil }
    return start.time + source.modifier.look.delay
  }

  override func handle(_ event: GestureEvent) {
    switch (event.phase, phase) {
    case (.down, .possible):
      guard start == nil else { return phase = .failed }
      start = event
    case (.move, .possible):
      guard let start, let look = source?.modifier.look else { return }
      let distance = start.location.distance(to: event.location)
      if start.isMouse, distance >= look.mouseSlack { return recognize(at: event.location, hasMoved: true) }
      if !start.isMouse, distance > look.slack { phase = .failed }
    case (.move, .active):
      guard let start, let look = source?.modifier.look else { return }
      hasMoved = hasMoved || start.location.distance(to: event.location) > look.slack
      phase = .active(event.location)
    case (.up, .active): phase = .ended(event.location)
    case (.up, .possible), (.cancel, _): phase = .failed
    default: break
    }
  }

  override func advance(to time: TimeInterval) {
    if let deadline, time >= deadline, let start { recognize(at: start.location, hasMoved: false) }
  }

  private func recognize(at location: CGPoint, hasMoved: Bool) {
    items = source?.modifier.items() ?? []
    self.hasMoved = hasMoved
    phase = items.isEmpty ? .failed : .active(location)
  }

  override func fire(isWinner: Bool) {
    switch phase {
    case .active(let location) where isWinner:
      guard let start else { return }
      if !isLifted { source?.lift(items, from: start.location, isMouse: start.isMouse) }
      isLifted = true
      if hasMoved { source?.drag(to: location) }
    case .ended(let location) where isLifted:
      isLifted = false
      if hasMoved { source?.drop(at: location) } else { source?.cancelDrag() }
    case .failed where isLifted:
      isLifted = false
      source?.cancelDrag()
    default: break
    }
  }
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
