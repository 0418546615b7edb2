// Where the focus goes by itself.

extension FocusCoordinator {
  /// Lets a view that has come say where the focus goes, unless something has it.
  func goToDefault(of node: DefaultFocusNode) {
    if target == nil { node.modifier.act(node) }
  }

  /// The keyboard has led from one node to the present one: views around it that were not left and say where the focus goes then
  /// do so, the outermost first.
  func entered(from old: (any FocusTarget)?) {
    guard let target else { return }
    let around = target.selfAndAncestors.compactMap { $0 as? DefaultFocusNode }.filter(\.modifier.followsUser)
    let left = old.map { Array($0.selfAndAncestors) } ?? []
    guard let outermost = around.last(where: { node in !left.contains { $0 === node } }) else { return }
    outermost.modifier.act(outermost)
  }

  /// Gives the focus to the view below a node that prefers it in a scope; else to the first that can have it.
  func focusPreferred(in namespace: Namespace.ID, below scope: ViewNode) {
    let preferred = Self.all(PreferredFocusNode.self, below: scope).first { $0.modifier.namespace == namespace }
    if let requested = Self.targets(below: preferred ?? scope).first { focus(requested) }
  }

  /// Gives the focus to the view that prefers it in the scope of a name, once what changes with it is there.
  func reset(in namespace: Namespace.ID) {
    graph.enqueueAction { [weak self] in
      guard let self, let root = graph.reachableRoot else { return }
      let scopes = Self.all(DefaultFocusNode.self, below: root)
      guard let scope = scopes.first(where: { $0.modifier.scope == namespace }) else {
        return Diagnostics.report("resetFocus(in:) knows no focusScope(_:) of its namespace, so the focus stays where it is")
      }
      focusPreferred(in: namespace, below: scope)
    }
  }

  /// All nodes of a type, in the order of the tree.
  private static func all<Node: ViewNode>(_ type: Node.Type, below node: ViewNode) -> [Node] {
    guard !node.isOutOfReach else { return [] }
    var found = (node as? Node).map { [$0] } ?? []
    node.forEachViewChild { found += all(type, below: $0) }
    return found
  }
}
