extension View where Self: Equatable {
  /// Compares the view with `==` to decide whether its body has to be evaluated, in place of field by field.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view that is compared with `==` to decide whether its body has to be evaluated.
///
/// Without it views are compared field by field. State and environment that the body reads update it whatever `==` says.
///
///     TownBadge(name: "Kyoto").equatable()
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared.
  public var content: Content
  /// Has a view compared with `==`.
  public nonisolated init(content: Content) { self.content = content }
  public typealias Body = Never
  public var body: Never { primitiveBody("EquatableView") }

  public nonisolated static func _viewListCount() -> Int? { 1 }
  public nonisolated static func _makeView(_ view: Self, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(EquatableNode(view.content, inputs: inputs))
  }
  public nonisolated static func _updateView(_ view: Self, in outputs: _ViewOutputs) {
    outputs.node(as: EquatableNode<Content>.self).setView(view.content)
  }
  public nonisolated static func _makeViewList(_ view: Self, inputs: _ViewInputs) -> _ViewListOutputs {
    _ViewListOutputs(UnaryViewList(view, inputs: inputs))
  }
  public nonisolated static func _updateViewList(_ view: Self, in outputs: _ViewListOutputs) {
    outputs.list(as: UnaryViewList<Self>.self).setView(view)
  }
}

private final class EquatableNode<Content: View & Equatable>: WrapperNode {
  private var view: Content
  init(_ view: Content, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    setContent(Content._makeView(view, inputs: childInputs).node)
  }
  func setView(_ new: Content) {
    guard new != view else { return }
    view = new
    Content._updateView(new, in: _ViewOutputs(content))
  }
}
