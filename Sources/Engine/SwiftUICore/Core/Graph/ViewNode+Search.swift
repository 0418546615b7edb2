extension ViewNode {
  /// The nearest node around this one that is of a type.
  final func enclosing<Node>(_ type: Node.Type) -> Node? {
    for node in ancestors { if let found = node as? Node { return found } }
    return nil
  }

  /// What is found first at this node and below, in the order of the tree; what is passed over is not looked into.
  final func first<Found>(
    passingOver isPassedOver: (ViewNode) -> Bool = { _ in false }, _ find: (ViewNode) -> Found?
  ) -> Found? {
    guard !isPassedOver(self) else { return nil }
    var found = find(self)
    if found == nil { forEachViewChild { if found == nil { found = $0.first(passingOver: isPassedOver, find) } } }
    return found
  }
}
