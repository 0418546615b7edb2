/// Makes what is in an alert or a dialog one element of accessibility, named after its title.
nonisolated package struct DialogElementModifier: PrimitiveModifier {
  package typealias Body = Never
  let isActionSheet: Bool

  /// `isActionSheet`: it offers what can be done, and tells nothing.
  package nonisolated init(isActionSheet: Bool) { self.isActionSheet = isActionSheet }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> DialogElementNode {
    DialogElementNode(isActionSheet: modifier.isActionSheet, inputs: inputs)
  }
  package static func updateNode(_ node: DialogElementNode, with modifier: Self) { node.isActionSheet = modifier.isActionSheet }
}

package final class DialogElementNode: WrapperNode, InterfaceElement {
  fileprivate(set) var isActionSheet: Bool

  init(isActionSheet: Bool, inputs: _ViewInputs) {
    self.isActionSheet = isActionSheet
    super.init(inputs: inputs)
  }

  package var elementKind: InterfaceElementKind? { isActionSheet ? .actionSheet : nil }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var element = AccessibilityElement(role: .alert, label: "", node: self)
    element.children = content.spokenElements
    element.label = element.children.first { $0.role == .header }?.label ?? element.children.first?.label ?? ""
    builder.elements.append(element)
  }

  package override var debugName: String { "DialogElement" }
}
