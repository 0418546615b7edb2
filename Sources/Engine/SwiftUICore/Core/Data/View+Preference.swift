import Foundation

extension View {
  /// Gives a value for a preference, in place of what the views inside give.
  ///
  /// It travels outwards and is combined with those of the view's siblings.
  ///
  /// Who reads it with `onPreferenceChange(_:perform:)` hears of it after the update, before what changed is shown.
  ///
  ///     Text("Kyoto").preference(key: WidthKey.self, value: 40)
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }
}

/// Gives a value for a preference.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  /// What is given.
  public var value: Key.Value
  /// Gives a value for what is modified.
  public nonisolated init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }
}

extension _PreferenceWritingModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PreferenceNode<Key> {
    PreferenceNode(modifier.value, inputs: inputs)
  }
  package static func updateNode(_ node: PreferenceNode<Key>, with modifier: Self) { node.setValue(modifier.value) }
}

package final class PreferenceNode<Key: PreferenceKey>: WrapperNode {
  private var value: Key.Value
  init(_ value: Key.Value, inputs: _ViewInputs) {
    self.value = value
    super.init(inputs: inputs)
    graph.notePreference(Key.self)
  }

  package override func contentWasSet() { preferencesDidChange() }
  package override func didWake() { preferencesDidChange() }
  package override func didFallAsleep() { preferencesDidChange() }
  package override func willUnmount() { preferencesDidChange() }

  func setValue(_ new: Key.Value) {
    if ValueComparator.areEqual(value, new) { return }
    value = new
    preferencesDidChange()
  }

  package override func reducePreference<Other: PreferenceKey>(
    _ key: Other.Type, into accumulator: inout PreferenceAccumulator<Other>
  ) {
    if Other.self == Key.self, let value = value as? Other.Value {
      accumulator.add(value)
    } else {
      super.reducePreference(key, into: &accumulator)
    }
  }
}
