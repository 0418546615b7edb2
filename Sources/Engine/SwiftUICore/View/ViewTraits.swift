/// A value that a view carries for the container around it, such as a tag or a layout priority.
package protocol ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

package enum LayoutPriorityTraitKey: ViewTraitKey { package static var defaultValue: Double { 0 } }
package enum ZIndexTraitKey: ViewTraitKey { package static var defaultValue: Double { 0 } }
/// The value of `.tag(_:)`; `nil` where there is none.
package enum TagTraitKey: ViewTraitKey { package static var defaultValue: AnyHashable? { nil } }

/// A custom layout's value for one of its subviews.
package enum LayoutValueTraitKey<Key: LayoutValueKey>: ViewTraitKey {
  package static var defaultValue: Key.Value { Key.defaultValue }
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

package final class TraitNode<Key: ViewTraitKey>: WrapperNode {
  private var value: Key.Value

  init(_ value: Key.Value, inputs: _ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
    if Key.self == ZIndexTraitKey.self { graph.usesZIndices = true }
  }

  func setValue(_ new: Key.Value) {
    if ValueComparator.areEqual(value, new) { return }
    value = new
    // Containers use traits to order, size and draw; all of it follows from their layout.
    invalidateLayout()
    viewParent?.invalidateDisplay()
  }

  package override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value {
    if Other.self == Key.self, let value = value as? Other.Value { return value }
    return content.trait(key)
  }
}

extension View {
  /// Sets how strongly the view claims space before its siblings in a stack.
  ///
  /// The default is 0. Views of a higher priority are offered space first; the least sizes of the others are kept for them.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(LayoutPriorityTraitKey.self, value))
  }

  /// Sets the order in which siblings are drawn; higher in front, the default is 0.
  ///
  /// Siblings of the same value are drawn in the order of the code. It changes nothing beyond the container.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(ZIndexTraitKey.self, value))
  }

  /// Sets the value that stands for the view in a selection.
  ///
  /// The selection has to hold an equal value of the same type.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TraitModifier(TagTraitKey.self, AnyHashable(tag)))
  }

  /// Sets a value for the custom layout around the view, which reads it as `subview[key]`.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier(LayoutValueTraitKey<K>.self, value))
  }
}
