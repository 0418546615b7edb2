import Foundation

extension View {
  /// Connects the view to state that tells whether somebody has reached it who cannot see it.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusedModifier(binding: condition, value: true))
  }

  /// Connects the view to state that has a value while somebody has reached the view who cannot see it.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(AccessibilityFocusedModifier(binding: binding, value: value)) }
}

nonisolated private struct AccessibilityFocusedModifier<Value: Hashable>: PrimitiveModifier {
  typealias Body = Never
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> AccessibilityFocusedNode {
    let node = AccessibilityFocusedNode(inputs: inputs)
    updateNode(node, with: modifier)
    return node
  }

  static func updateNode(_ node: AccessibilityFocusedNode, with modifier: Self) {
    guard let state = modifier.binding.location else { return }
    let value = modifier.value
    node.graph.accessibilityFocus.add(
      AccessibilityFocus.Link(
        node: node.weakReference, state: state, isRequested: { state.value == value }, enter: { state.note(value) },
        leave: { state.leave(value) }))
  }
}

private final class AccessibilityFocusedNode: WrapperNode {
  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var inner = AccessibilityBuilder()
    content.appendAccessibility(to: &inner)
    if !inner.elements.isEmpty {
      inner.elements[0].isReached = graph.accessibilityFocus.isReached(self)
      inner.elements[0].reach = { [weak self] in
        if let self, self.isMounted { self.graph.accessibilityFocus.reach(self.weakReference) }
      }
    }
    builder.elements += inner.elements
  }

  override func willUnmount() {
    super.willUnmount()
    graph.accessibilityFocus.willUnmount(weakReference)
  }

  override var debugName: String { "AccessibilityFocused" }
}
