import Foundation

extension View {
  /// Edits what the views inside give for a preference; the key's default where they give nothing.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }
}

/// Edits a preference.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  /// Changes the value that comes from inside.
  public var transform: (inout Key.Value) -> Void
  /// Edits the value that comes from inside what is modified.
  public nonisolated init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
  }
}

extension _PreferenceTransformModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PreferenceTransformNode<Key> {
    PreferenceTransformNode(modifier.transform, inputs: inputs)
  }
  package static func updateNode(_ node: PreferenceTransformNode<Key>, with modifier: Self) {
    node.transform = modifier.transform
    node.preferencesDidChange()
  }
}

package final class PreferenceTransformNode<Key: PreferenceKey>: WrapperNode {
  var transform: (inout Key.Value) -> Void
  init(_ transform: @escaping (inout Key.Value) -> Void, inputs: _ViewInputs) {
    self.transform = transform
    super.init(inputs: inputs)
  }

  package override func update() {
    guard needsUpdate else { return }
    forgetReads()
    preferencesDidChange()
  }

  package override func contentWasSet() { preferencesDidChange() }
  package override func didWake() { preferencesDidChange() }
  package override func didFallAsleep() { preferencesDidChange() }

  package override func reducePreference<Other: PreferenceKey>(
    _ key: Other.Type, into accumulator: inout PreferenceAccumulator<Other>
  ) {
    guard Other.self == Key.self else {
      super.reducePreference(key, into: &accumulator)
      return
    }
    var value = content.preference(Key.self)
    following { transform(&value) }
    if let value = value as? Other.Value { accumulator.add(value) }
  }
}
