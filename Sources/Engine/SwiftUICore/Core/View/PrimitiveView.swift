/// Traps: a primitive view has no body to evaluate.
package func primitiveBody(_ type: String) -> Never {
  fatalError("\(type) has no body; show it in a view hierarchy instead of calling body")
}

/// A view that the engine shows with a node of its own, instead of through a body.
nonisolated package protocol PrimitiveView: View where Body == Never {
  associatedtype Node: ViewNode
  /// Makes the node that shows the view.
  static func makeNode(_ view: Self, inputs: _ViewInputs) -> Node
  /// Gives the node a new value.
  static func updateNode(_ node: Node, with view: Self)
}

extension PrimitiveView {
  public var body: Never { primitiveBody("\(Self.self)") }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(makeNode(view, inputs: inputs))
  }

  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    updateNode(outputs.node(as: Node.self), with: view)
  }

  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(UnaryViewList(view, inputs: inputs))
  }

  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    outputs.list(as: UnaryViewList<Self>.self).setView(view)
  }

  public nonisolated static func _viewListCount() -> Int? { 1 }
}
