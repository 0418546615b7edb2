/// What a view's node is made from: where in the tree, and under which environment.
public struct _ViewInputs {
  package var graph: ViewGraph
  package var parent: GraphNode?
  package var scope: EnvironmentScope
  /// What tells the node from others that are made below the same parent.
  var place = IdentityPlace.only
  /// How deep what will be around the node is, where that is not its parent yet.
  var depthAbove: Int32 = -1

  package init(graph: ViewGraph, parent: GraphNode?, scope: EnvironmentScope) {
    self.graph = graph
    self.parent = parent
    self.scope = scope
  }
}

extension _ViewInputs {
  /// The same with another place.
  func at(_ place: IdentityPlace) -> _ViewInputs {
    var inputs = self
    inputs.place = place
    return inputs
  }
}

/// The node made for a view.
public struct _ViewOutputs {
  package let node: ViewNode
  package init(_ node: ViewNode) { self.node = node }

  /// The node as the type that made it; debug builds check that.
  package func node<Node: ViewNode>(as type: Node.Type) -> Node { node.checked(as: type) }
}

/// The list made for a view.
public struct _ViewListOutputs {
  package let list: ViewList
  package init(_ list: ViewList) { self.list = list }

  /// The list as the type that made it; debug builds check that.
  package func list<List: ViewList>(as type: List.Type) -> List { list.checked(as: type) }
}

extension GraphNode {
  /// The node as the type that its view or modifier made; the one place where the engine trusts that making and updating fit.
  ///
  /// Debug builds check it: another type would be read as this one.
  package final func checked<Node: GraphNode>(as type: Node.Type) -> Node {
    assert(self is Node, "\(Swift.type(of: self)) is updated as \(type); make and update nodes of one type")
    return unsafeDowncast(self, to: type)
  }
}
