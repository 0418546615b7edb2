import Foundation

extension View {
  /// Connects the view to state that tells whether it has the focus.
  ///
  /// Writing `true` moves the focus there; writing `false` takes it away.
  ///
  ///     TextField("Name", text: $text).focused($isWriting).onAppear { isWriting = true }
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Connects the view to state that has a value while the view has the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}

/// Connects a view to a `FocusState`.
nonisolated struct FocusedModifier<Value: Hashable>: PrimitiveModifier {
  typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> FocusedNode {
    let node = FocusedNode(inputs: inputs)
    updateNode(node, with: modifier)
    return node
  }

  static func updateNode(_ node: FocusedNode, with modifier: Self) {
    guard let box = modifier.binding.location else { return }
    let value = modifier.value
    node.setLink(
      FocusLink(node: node.weakReference, state: box, isRequested: { box.value == value }, enter: { box.note(value) }))
  }
}

final class FocusedNode: WrapperNode {
  /// The view's part; `nil` where the state is not connected to a view.
  private(set) var link: FocusLink?

  func setLink(_ new: FocusLink) {
    link?.state.remove(self)
    link = new
    new.state.add(new)
  }

  override func willUnmount() {
    super.willUnmount()
    link?.state.remove(self)
  }

  override var debugName: String { "Focused" }
}
