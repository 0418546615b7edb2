import Foundation

/// The buttons behind a row's edges, as far as they were made.
struct RowEdges {
  typealias Buttons = ImplicitContainerNode<AnyView>
  private var leading: Buttons?
  private var trailing: Buttons?
  /// Whether the first button at the edge that shows takes all the room.
  var isFull = false

  subscript(_ edge: HorizontalEdge) -> Buttons? {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }

  func forEachNode(_ visit: (GraphNode) -> Void) {
    if let leading { visit(leading) }
    if let trailing { visit(trailing) }
  }
}

/// What is behind the edges of a row.
extension ListRowNode {
  /// The edge behind which something shows; `nil` where the row is at its place.
  var shownEdge: HorizontalEdge? { offset == 0 ? nil : offset > 0 ? .leading : .trailing }

  /// The buttons behind an edge, made when they are first asked for; `nil` where there are none.
  func node(_ edge: HorizontalEdge) -> ViewNode? {
    guard let actions = modifier.actions(edge) else { return nil }
    if let made = edges[edge] { return made }
    let made = RowEdges.Buttons(actions.content(modifier.swipe, false), inputs: childInputs)
    edges[edge] = made
    return made
  }

  /// Brings the buttons that were made up to date.
  func updateEdges() {
    for edge in [HorizontalEdge.leading, .trailing] {
      guard let node = edges[edge] else { continue }
      if let actions = modifier.actions(edge) {
        node.setView(actions.content(modifier.swipe, edges.isFull && shownEdge == edge))
      } else {
        node.unmount()
        edges[edge] = nil
        if shownEdge == edge { closeAtOnce() }
      }
    }
  }

  /// Gives the first button all the room, or takes it back.
  func setFull(_ isFull: Bool) {
    guard isFull != edges.isFull else { return }
    edges.isFull = isFull
    guard isMounted else { return }
    let outer = graph.transaction
    graph.transaction.animation = .easeInOut(duration: modifier.metrics.fullTime)
    updateEdges()
    graph.transaction = outer
  }

  /// How wide the buttons behind an edge want to be, in points.
  func naturalWidth(_ edge: HorizontalEdge) -> CGFloat {
    node(edge)?.size(for: ProposedViewSize(width: nil, height: size.height)).width ?? 0
  }
}
