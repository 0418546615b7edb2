/// Stands for a view in the closure of a modifier, or the body of a transition, that adds to it.
nonisolated public struct PlaceholderContentView<Value>: View {
  public typealias Body = Never

  nonisolated init() {}

  public var body: Never { primitiveBody("PlaceholderContentView") }

  public nonisolated static func _viewListCount() -> Int? { 1 }

  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    guard let content = inputs.scope.modifierContent(for: ObjectIdentifier(Self.self)) else {
      fatalError("the content of \(Value.self) was used outside of its body; use it only there")
    }
    return _ViewOutputs(content.makeNode(inputs))
  }

  /// Gives the node of a view of this type a new value; called by the engine.
  ///
  /// The content is updated by what holds its value.
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {}
}

/// Gives the placeholders inside what they stand for.
nonisolated struct PlaceholderSourceModifier<Value, Source: View>: ViewModifier {
  typealias Body = Never
  let content: Source
  func body(content: Content) -> Never { primitiveBody("PlaceholderSourceModifier") }

  nonisolated static func _viewListCount(modifying count: Int?) -> Int? { 1 }

  nonisolated static func _makeView<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    let node = PlaceholderSourceNode<Source>(view.modifier.content, key: PlaceholderContentView<Value>.self, inputs: inputs)
    node.setContent(Modified._makeView(view.content, inputs: node.contentInputs).node)
    return _ViewOutputs(node)
  }

  nonisolated static func _updateView<Modified: View>(_ view: ModifiedContent<Modified, Self>, in outputs: _ViewOutputs) {
    let node = outputs.node(as: PlaceholderSourceNode<Source>.self)
    node.source.setView(view.modifier.content)
    Modified._updateView(view.content, in: _ViewOutputs(node.content))
  }

  nonisolated static func _makeViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    _ViewListOutputs(UnaryViewList(view, inputs: inputs))
  }

  nonisolated static func _updateViewList<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, in outputs: _ViewListOutputs
  ) {
    outputs.list(as: UnaryViewList<ModifiedContent<Modified, Self>>.self).setView(view)
  }
}

private final class PlaceholderSourceNode<Source: View>: WrapperNode {
  let source: TypedModifierContent<Source>
  private let contentScope: EnvironmentScope

  init(_ content: Source, key: Any.Type, inputs: _ViewInputs) {
    source = TypedModifierContent(content)
    contentScope = EnvironmentScope(parent: inputs.scope)
    contentScope.modifierContent = (ObjectIdentifier(key), source)
    super.init(inputs: inputs)
  }

  override var contentInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: contentScope) }
  override var debugName: String { "PlaceholderSource" }
}
