extension FocusCoordinator {
  /// Whether a node has the focus, or something inside it.
  package func isInside(_ node: ViewNode) -> Bool {
    target?.selfAndAncestors.contains { $0 === node } ?? false
  }

  /// Gives the focus to the first thing in a node that can have it, or else around it; answers whether there is one.
  package func enter(_ node: ViewNode) -> Bool {
    let inside = Self.targets(below: node).first
    let around = node.selfAndAncestors.lazy.compactMap { $0 as? any FocusTarget }.first { $0.canTakeFocus }
    guard let found = inside ?? around else { return false }
    focus(found)
    return target === found
  }
}
