import Foundation

/// A node that hears of the pointer over it.
protocol HoverTarget: ViewNode {
  /// The pointer is over the node, at a point of the window.
  func pointerMoved(to location: CGPoint)
  /// The pointer has left.
  func pointerLeft()
}

/// A node over which a mouse's pointer may look different.
protocol PointerShaping: ViewNode {
  /// `nil` leaves it to the views around.
  var pointerShape: PointerShape? { get }
}

/// Tells views whether the pointer is over them.
final class HoverTracker {
  private unowned let graph: ViewGraph
  private var hovered: [any HoverTarget] = []
  /// The views under the pointer that may give it a look, the innermost first.
  private var shaping: [WeakReference<GraphNode>] = []

  /// What the pointer looks like where it was last, as the views there say by now.
  var shape: PointerShape {
    for reference in shaping {
      guard let node = reference.object as? any PointerShaping, node.isMounted else { continue }
      if let shape = node.pointerShape { return shape }
    }
    return .arrow
  }

  init(graph: ViewGraph) { self.graph = graph }

  func handle(_ event: PointerEvent) {
    var found: [any HoverTarget] = []
    shaping = []
    if event.phase != .exit, event.phase != .cancel, let hit = graph.root?.hitTest(event.location) {
      for node in hit.selfAndAncestors {
        if node is any PointerShaping { shaping.append(node.weakReference) }
        if let hover = node as? any HoverTarget { found.append(hover) }
      }
    }
    for node in hovered where node.isMounted && !found.contains(where: { $0 === node }) { node.pointerLeft() }
    for node in found { node.pointerMoved(to: event.location) }
    hovered = found
  }
}
