/// A trait whose parts several modifiers set: what an inner one leaves open is for those around it to say.
package protocol MergedTraitKey: ViewTraitKey {
  static func merged(inner: Value, outer: Value) -> Value
}

/// Sets parts of a trait.
nonisolated package struct MergedTraitModifier<Key: MergedTraitKey>: PrimitiveModifier {
  package typealias Body = Never
  let value: Key.Value
  package nonisolated init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

  package static func makeNode(_ modifier: MergedTraitModifier, inputs: _ViewInputs) -> MergedTraitNode<Key> {
    MergedTraitNode(modifier.value, inputs: inputs)
  }
  package static func updateNode(_ node: MergedTraitNode<Key>, with modifier: MergedTraitModifier) {
    node.setValue(modifier.value)
  }
}

package final class MergedTraitNode<Key: MergedTraitKey>: WrapperNode {
  private var value: Key.Value

  init(_ value: Key.Value, inputs: _ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
  }

  func setValue(_ new: Key.Value) {
    if ValueComparator.areEqual(value, new) { return }
    value = new
    noteTraitChange()
  }

  package override func trait<Other: ViewTraitKey>(_ key: Other.Type) -> Other.Value {
    guard Other.self == Key.self else { return content.trait(key) }
    let merged = Key.merged(inner: content.trait(Key.self), outer: value)
    return merged as? Other.Value ?? Other.defaultValue
  }
}
