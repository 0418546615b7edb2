/// A value that a view carries for the container around it, such as a tag or a layout priority.
package protocol ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Whether a view that has no node is to get one where only its body can set the trait; else such a view has the default.
  static var isSoughtInBodies: Bool { get }
}

extension ViewTraitKey {
  package static var isSoughtInBodies: Bool { true }
}

/// Sets a trait.
nonisolated package struct TraitModifier<Key: ViewTraitKey>: PrimitiveModifier {
  package typealias Body = Never
  let value: Key.Value
  package nonisolated init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

  package static func makeNode(_ modifier: TraitModifier, inputs: _ViewInputs) -> TraitNode<Key> {
    TraitNode(modifier.value, inputs: inputs)
  }
  package static func updateNode(_ node: TraitNode<Key>, with modifier: TraitModifier) { node.setValue(modifier.value) }
}

/// A node around another one that shows something by its traits.
package protocol TraitObserver: ViewNode {
  /// Called during the update in which a trait inside has changed.
  func traitDidChange()
}

extension WrapperNode {
  /// Tells who uses traits that one has changed here.
  final func noteTraitChange() {
    // Containers use traits to order, size and draw; all of it follows from their layout.
    invalidateLayout()
    viewParent?.invalidateDisplay()
    // Bars are made from what containers find in traits.
    preferencesDidChange()
    for node in ancestors {
      if let observer = node as? any TraitObserver { return observer.traitDidChange() }
      if node is LazyNode { return }
    }
  }
}

package final class TraitNode<Key: ViewTraitKey>: WrapperNode {
  private var value: Key.Value

  init(_ value: Key.Value, inputs: _ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
    noteZIndex()
  }

  func setValue(_ new: Key.Value) {
    if ValueComparator.areEqual(value, new) { return }
    value = new
    noteZIndex()
    noteTraitChange()
    if Key.self == TagTraitKey.self { containerValuesDidChange() }
  }

  /// Nothing is sorted in a window as long as no view leaves the order of its siblings.
  private func noteZIndex() {
    if Key.self == ZIndexTraitKey.self, let index = value as? Double, index != 0 { graph.use(ZIndices.self) }
  }

  package override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value {
    if Other.self == Key.self, let value = value as? Other.Value { return value }
    return content.trait(key)
  }
}
