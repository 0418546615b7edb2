/// The nodes from one outwards to the root, lists among them; it allocates nothing.
///
/// What is around a node is looked up when the loop asks for it, so that it may stop early, or change what it has passed.
struct GraphAncestors: Sequence, IteratorProtocol {
  private var node: GraphNode?
  private var isAtStart = true

  /// Begins with a node itself; `nil` has nothing around it.
  init(startingAt node: GraphNode?) { self.node = node }

  mutating func next() -> GraphNode? {
    if isAtStart { isAtStart = false } else { node = node?.parent }
    return node
  }
}

/// The views from one outwards to the root, without the lists between them; like `GraphAncestors` otherwise.
struct ViewAncestors: Sequence, IteratorProtocol {
  private var node: ViewNode?
  private var isAtStart: Bool

  fileprivate init(of node: ViewNode, includingSelf: Bool) {
    self.node = node
    isAtStart = includingSelf
  }

  mutating func next() -> ViewNode? {
    if isAtStart { isAtStart = false } else { node = node?.viewParent }
    return node
  }
}

extension GraphNode {
  /// The nearest ancestor that occupies a place; lists between are passed over.
  package final var viewParent: ViewNode? {
    var node = parent
    while let current = node {
      if let view = current.asViewNode { return view }
      node = current.parent
    }
    return nil
  }
}

extension ViewNode {
  /// The node, then those around it, from the inside outwards.
  final var selfAndAncestors: ViewAncestors { ViewAncestors(of: self, includingSelf: true) }

  /// The nodes around this one, from the inside outwards.
  final var ancestors: ViewAncestors { ViewAncestors(of: self, includingSelf: false) }
}
