/// Does something for a key that nothing else takes: neither what has the focus nor anything inside.
nonisolated package struct KeyModifier: PrimitiveModifier {
  package typealias Body = Never
  let key: String
  let action: @MainActor () -> Bool

  /// - Parameters:
  ///   - key: The key's name, as in `KeyInput`.
  ///   - action: Returns whether the key meant something.
  package nonisolated init(_ key: String, action: @escaping @MainActor () -> Bool) {
    self.key = key
    self.action = action
  }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> KeyNode { KeyNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: KeyNode, with modifier: Self) { node.modifier = modifier }
}

package final class KeyNode: WrapperNode, KeyTarget {
  fileprivate(set) var modifier: KeyModifier

  init(_ modifier: KeyModifier, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  package func handle(_ key: KeyInput) -> Bool {
    guard key.key == modifier.key, key.modifiers.isSubset(of: [.capsLock]) else { return false }
    let action = modifier.action
    return MainThread.isolated { action() }
  }

  package override var debugName: String { "Key(\(modifier.key))" }
}
