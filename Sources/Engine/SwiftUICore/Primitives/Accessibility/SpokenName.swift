/// The one way in which controls get their names: from what the views of a label say.
extension ViewNode {
  /// The elements that are found here.
  var spokenElements: [AccessibilityElement] {
    var builder = AccessibilityBuilder()
    appendAccessibility(to: &builder)
    return builder.elements
  }

  /// What the views here say to somebody who cannot see them, as one name.
  var spokenName: String {
    var element = AccessibilityElement(role: .group, label: "", node: self)
    element.combine(spokenElements)
    return element.label
  }
}

extension View {
  /// Names a control after the views of a label that does not show.
  ///
  /// With `contentIsValue`, what the control itself says is its value.
  package nonisolated func accessibilityName<Label: View>(from label: Label, contentIsValue: Bool = false) -> some View {
    accessibilityUnplaced(label) { element, label in
      let name = label.spokenName
      guard !name.isEmpty else { return }
      if contentIsValue { element.value = element.label }
      element.label = name
    }
  }

  /// Makes what the views of a label say that does not show the value of a control.
  package nonisolated func accessibilityValue<Label: View>(from label: Label) -> some View {
    accessibilityUnplaced(label) { element, label in
      let value = label.spokenName
      if !value.isEmpty { element.value = value }
    }
  }

  /// Makes what the views here say the value of the control around them, where that is read as one element.
  package nonisolated func accessibilityTextIsValue() -> some View {
    accessibilityElement(children: .combine).modifier(
      AccessibilityModifier {
        ($0.value, $0.label) = ($0.value.isEmpty ? $0.label : $0.value, "")
      })
  }

  /// Edits the first element that is found here by what a view says that does not show.
  nonisolated func accessibilityUnplaced<Unplaced: View>(
    _ view: Unplaced, edit: @escaping (inout AccessibilityElement, ViewNode) -> Void
  ) -> some View {
    modifier(
      UnplacedViewModifier(unplaced: view) { elements, spoken in
        if !elements.isEmpty { edit(&elements[0], spoken) }
      })
  }
}

/// Adds views that have no place and are not drawn, for what they say.
nonisolated struct UnplacedViewModifier<Unplaced: View>: PrimitiveModifier {
  typealias Body = Never
  let unplaced: Unplaced
  let edit: (inout [AccessibilityElement], ViewNode) -> Void
  nonisolated init(unplaced: Unplaced, edit: @escaping (inout [AccessibilityElement], ViewNode) -> Void) {
    self.unplaced = unplaced
    self.edit = edit
  }
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> UnplacedViewNode<Unplaced> {
    UnplacedViewNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: UnplacedViewNode<Unplaced>, with modifier: Self) { node.setModifier(modifier) }
}

/// A view with others that have no place and are not drawn.
final class UnplacedViewNode<Unplaced: View>: WrapperNode {
  private var modifier: UnplacedViewModifier<Unplaced>
  /// `nil` where there is no view at all.
  private var unplaced: ViewNode?

  init(_ modifier: UnplacedViewModifier<Unplaced>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
    if Unplaced.self != EmptyView.self { unplaced = Unplaced._makeView(modifier.unplaced, inputs: childInputs).node }
  }

  func setModifier(_ new: UnplacedViewModifier<Unplaced>) {
    modifier = new
    if let unplaced { Unplaced._updateView(new.unplaced, in: _ViewOutputs(unplaced)) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    super.forEachChild(visit)
    if let unplaced { visit(unplaced) }
  }

  override func sizeDepends(on child: ViewNode) -> Bool { child !== unplaced }

  override func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceAccumulator<Key>) {
    content.reducePreference(key, into: &value)
  }

  override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    var elements = content.spokenElements
    if let unplaced { modifier.edit(&elements, unplaced) }
    builder.elements += elements
  }

  override var debugName: String { "UnplacedView" }
}
