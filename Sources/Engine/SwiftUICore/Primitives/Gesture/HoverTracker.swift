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
  /// What the pointer looks like where it was last.
  private(set) var shape = PointerShape.arrow

  init(graph: ViewGraph) { self.graph = graph }

  func handle(_ event: PointerEvent) {
    var found: [any HoverTarget] = []
    var shape: PointerShape?
    if event.phase != .exit, event.phase != .cancel, let hit = graph.root?.hitTest(event.location) {
      for node in hit.selfAndAncestors {
        if shape == nil, let shaping = node as? any PointerShaping { shape = shaping.pointerShape }
        if let hover = node as? any HoverTarget { found.append(hover) }
      }
    }
    self.shape = shape ?? .arrow
    for node in hovered where node.isMounted && !found.contains(where: { $0 === node }) { node.pointerLeft() }
    for node in found { node.pointerMoved(to: event.location) }
    hovered = found
  }
}
