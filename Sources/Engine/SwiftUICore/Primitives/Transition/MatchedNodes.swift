/// What views of a window have in common that are matched with each other.
nonisolated package struct MatchedGeometryKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable

  /// An id, and the namespace in which it means something.
  package init(namespace: Namespace.ID, id: AnyHashable) {
    self.namespace = namespace
    self.id = id
  }
}

/// The nodes of a window that are matched, by what they have in common.
struct MatchedNodes<Node: ViewNode> {
  /// Those that have something in common, in the order in which they came; none is empty.
  private(set) var groups: [MatchedGeometryKey: [Node]] = [:]

  mutating func add(_ node: Node, for key: MatchedGeometryKey) { groups[key, default: []].append(node) }

  /// Forgets a node, which goes or has something else in common with others from now on.
  mutating func remove(_ node: Node, for key: MatchedGeometryKey) {
    groups[key]?.removeAll { $0 === node }
    if groups[key]?.isEmpty == true { groups[key] = nil }
  }
}
