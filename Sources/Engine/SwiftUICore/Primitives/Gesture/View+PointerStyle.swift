extension View {
  /// Sets what a mouse's pointer looks like over the view; `nil` leaves it to the views around.
  ///
  /// What is set further in counts, as it does over text that can be selected.
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { modifier(_PointerStyleModifier(style: style)) }
}

/// Gives the pointer a look over a view.
nonisolated struct _PointerStyleModifier: PrimitiveModifier {
  typealias Body = Never
  let style: PointerStyle?
  nonisolated init(style: PointerStyle?) { self.style = style }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PointerStyleNode {
    PointerStyleNode(modifier.style, inputs: inputs)
  }
  static func updateNode(_ node: PointerStyleNode, with modifier: Self) { node.style = modifier.style }
}

final class PointerStyleNode: WrapperNode, PointerShaping {
  var style: PointerStyle?

  init(_ style: PointerStyle?, inputs: _ViewInputs) {
    self.style = style
    super.init(inputs: inputs)
  }

  var pointerShape: PointerShape? { style?.shape(isRightToLeft: isRightToLeft) }

  override var debugName: String { "PointerStyle" }
}
