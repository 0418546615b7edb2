/// A node that holds elements and is none itself, such as a bar.
///
/// Whoever tests an app's interface from outside finds elements by the parts that they lie in; people are not told of these.
package protocol InterfacePart: ViewNode {
  /// What it is.
  var partKind: InterfacePartKind { get }
}

/// What parts of an interface there are.
package enum InterfacePartKind: Sendable { case navigationBar, toolbar, scrollView }

/// A node with an element of accessibility, of which tests of an interface see more than its role.
package protocol InterfaceElement: ViewNode {
  /// What it is beyond its role; `nil`: nothing.
  var elementKind: InterfaceElementKind? { get }
  /// The texts that it shows.
  var shownTexts: [String] { get }
}

/// What roles do not tell apart.
package enum InterfaceElementKind: Sendable { case secureTextField, textEditor, pickerWheel, actionSheet }

extension InterfaceElement {
  package var shownTexts: [String] { [] }
}

extension View {
  /// Makes the view a part of the interface.
  package nonisolated func interfacePart(_ kind: InterfacePartKind) -> some View { modifier(InterfacePartModifier(kind: kind)) }
}

nonisolated private struct InterfacePartModifier: PrimitiveModifier {
  typealias Body = Never
  let kind: InterfacePartKind
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> InterfacePartNode {
    InterfacePartNode(modifier.kind, inputs: inputs)
  }
  static func updateNode(_ node: InterfacePartNode, with modifier: Self) { node.partKind = modifier.kind }
}

private final class InterfacePartNode: WrapperNode, InterfacePart {
  var partKind: InterfacePartKind

  init(_ kind: InterfacePartKind, inputs: _ViewInputs) {
    partKind = kind
    super.init(inputs: inputs)
  }

  override var debugName: String { "InterfacePart(\(partKind))" }
}
