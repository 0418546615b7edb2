import Foundation

/// A node that hears of the pointer over it.
protocol HoverTarget: ViewNode {
  /// The pointer is over the node, at a point of the window.
  func pointerMoved(to location: CGPoint)
  /// The pointer has left.
  func pointerLeft()
}

/// Tells views whether the pointer is over them.
final class HoverTracker {
  private unowned let graph: ViewGraph
  private var hovered: [any HoverTarget] = []

  init(graph: ViewGraph) { self.graph = graph }

  func handle(_ event: PointerEvent) {
    var found: [any HoverTarget] = []
    if event.phase != .exit, event.phase != .cancel {
      var node = graph.root?.hitTest(event.location)
      while let current = node {
        if let hover = current as? any HoverTarget { found.append(hover) }
        node = current.viewParent
      }
    }
    for node in hovered where node.isMounted && !found.contains(where: { $0 === node }) { node.pointerLeft() }
    for node in found { node.pointerMoved(to: event.location) }
    hovered = found
  }
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// At a point of the coordinate space.
  case active(CGPoint)
  /// It has left.
  case ended
}

extension View {
  /// Calls an action with `true` when the pointer comes over the view, and with `false` when it leaves.
  ///
  /// A finger on a screen does not hover.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(space: .local) { phase, isNew in if isNew { action(phase != .ended) } })
  }

  /// Calls an action with the place while the pointer moves over the view, and when it leaves.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_HoverModifier(space: coordinateSpace.coordinateSpace) { phase, _ in action(phase) })
  }
}

/// Calls an action as the pointer comes, moves and goes.
nonisolated struct _HoverModifier: PrimitiveModifier {
  typealias Body = Never
  let space: CoordinateSpace
  /// Told of the phase, and whether it is another one than before.
  let action: (HoverPhase, Bool) -> Void
  nonisolated init(space: CoordinateSpace, action: @escaping (HoverPhase, Bool) -> Void) {
    self.space = space
    self.action = action
  }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> HoverNode { HoverNode(modifier, inputs: inputs) }
  static func updateNode(_ node: HoverNode, with modifier: Self) { node.modifier = modifier }
}

final class HoverNode: WrapperNode, HoverTarget {
  var modifier: _HoverModifier
  private var isHovered = false

  init(_ modifier: _HoverModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  func pointerMoved(to location: CGPoint) {
    let isNew = !isHovered
    isHovered = true
    modifier.action(.active(convertFromWindow(location, to: modifier.space)), isNew)
  }

  func pointerLeft() {
    guard isHovered else { return }
    isHovered = false
    modifier.action(.ended, true)
  }

  override var debugName: String { "Hover" }
}
