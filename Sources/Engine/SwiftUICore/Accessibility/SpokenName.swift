/// The one way in which controls get their names: from what the views of a label say.
extension ViewNode {
  /// What the views here say to somebody who cannot see them, as one name.
  var spokenName: String {
    var builder = AccessibilityBuilder()
    appendAccessibility(to: &builder)
    var element = AccessibilityElement(role: .group, label: "", node: self)
    element.combine(builder.elements)
    return element.label
  }
}

extension View {
  /// Names a control after the views of a label that does not show.
  package nonisolated func accessibilityName<Label: View>(from label: Label) -> some View {
    modifier(SpokenNameModifier(label: label))
  }
}

nonisolated private struct SpokenNameModifier<Label: View>: PrimitiveModifier {
  typealias Body = Never
  let label: Label
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SpokenNameNode<Label> {
    SpokenNameNode(modifier.label, inputs: inputs)
  }
  static func updateNode(_ node: SpokenNameNode<Label>, with modifier: Self) { node.setLabel(modifier.label) }
}

/// A control with the views of its label, which have no place and are not drawn.
private final class SpokenNameNode<Label: View>: WrapperNode {
  /// `nil` where the label is no view at all.
  private var label: ViewNode?

  init(_ view: Label, inputs: _ViewInputs) {
    super.init(inputs: inputs)
    if Label.self != EmptyView.self { label = Label._makeView(view, inputs: childInputs).node }
  }

  func setLabel(_ view: Label) {
    if let label { Label._updateView(view, in: _ViewOutputs(label)) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    super.forEachChild(visit)
    if let label { visit(label) }
  }

  override func sizeDepends(on child: ViewNode) -> Bool { child !== label }

  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {
    content.reducePreference(key, into: &value)
  }

  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var inner = AccessibilityBuilder()
    content.appendAccessibility(to: &inner)
    if let name = label?.spokenName, !name.isEmpty, !inner.elements.isEmpty { inner.elements[0].label = name }
    builder.elements += inner.elements
  }

  override var debugName: String { "SpokenName" }
}
