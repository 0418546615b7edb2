/// A view that stands for any number of children and has no place of its own: a group, a condition, a loop.
nonisolated package protocol MultiView: View where Body == Never {
  associatedtype ChildList: ViewList
  /// Makes the list of the children.
  static func makeList(_ view: Self, inputs: _ViewInputs) -> ChildList
  /// Gives the list a new value.
  static func updateList(_ list: ChildList, with view: Self)
}

extension MultiView {
  public var body: Never { primitiveBody("\(Self.self)") }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ImplicitContainerNode(view, inputs: inputs))
  }

  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    outputs.node(as: ImplicitContainerNode<Self>.self).setView(view)
  }

  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(makeList(view, inputs: inputs))
  }

  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    updateList(outputs.list(as: ChildList.self), with: view)
  }
}
