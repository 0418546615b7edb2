extension View {
  /// Sets whether the focus goes to the view when the scope of a name, see `focusScope(_:)`, appears or is reset.
  public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
    modifier(PreferredFocusModifier(namespace: prefersDefaultFocus ? namespace : nil))
  }
}

struct PreferredFocusModifier: PrimitiveModifier {
  typealias Body = Never
  let namespace: Namespace.ID?
  nonisolated init(namespace: Namespace.ID?) { self.namespace = namespace }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PreferredFocusNode {
    PreferredFocusNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: PreferredFocusNode, with modifier: Self) { node.modifier = modifier }
}

/// A view that has the focus first in its scope.
final class PreferredFocusNode: WrapperNode {
  fileprivate(set) var modifier: PreferredFocusModifier

  init(_ modifier: PreferredFocusModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override var debugName: String { "PreferredFocus" }
}
