/// Makes what is in an alert or a dialog one element of accessibility, named after its title.
nonisolated package struct DialogElementModifier: PrimitiveModifier {
  package typealias Body = Never
  package nonisolated init() {}
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> DialogElementNode { DialogElementNode(inputs: inputs) }
  package static func updateNode(_ node: DialogElementNode, with modifier: Self) {}
}

package final class DialogElementNode: WrapperNode {
  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var element = AccessibilityElement(role: .alert, label: "", node: self)
    element.children = content.spokenElements
    element.label = element.children.first { $0.role == .header }?.label ?? element.children.first?.label ?? ""
    builder.elements.append(element)
  }

  package override var debugName: String { "DialogElement" }
}
