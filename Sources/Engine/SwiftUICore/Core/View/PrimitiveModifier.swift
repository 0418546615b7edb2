/// A modifier that the engine performs with a node of its own around the modified view's node.
nonisolated package protocol PrimitiveModifier: ViewModifier where Body == Never {
  associatedtype Node: WrapperNode
  /// Whether it does something even where the view that it modifies shows nothing at all.
  static var actsAlone: Bool { get }
  /// Makes the node; `setContent` follows.
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> Node
  /// Gives the node a new value.
  static func updateNode(_ node: Node, with modifier: Self)
}

extension PrimitiveModifier {
  package static var actsAlone: Bool { false }

  public nonisolated static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let node = makeNode(view.modifier, inputs: inputs)
    node.setContent(Modified._makeView(view.content, inputs: node.contentInputs).node)
    node.contentWasSet()
    return _ViewOutputs(node)
  }

  public nonisolated static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    let node = outputs.node(as: Node.self)
    updateNode(node, with: view.modifier)
    Modified._updateView(view.content, in: _ViewOutputs(node.content))
  }

  public nonisolated static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let list = PrimitiveModifierViewList(view.modifier, inputs: inputs)
    list.base = Modified._makeViewList(view.content, inputs: list.childInputs).list
    list.settleLone()
    return _ViewListOutputs(list)
  }

  public nonisolated static func _updateViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs
  ) {
    let list = outputs.list(as: PrimitiveModifierViewList<Self>.self)
    list.setModifier(view.modifier)
    Modified._updateViewList(view.content, in: _ViewListOutputs(list.base))
  }

  public nonisolated static func _viewListCount(modifying count: Int?) -> Int? { count }
}
