import Foundation

extension View {
  /// Calls an action after an update in which what the views inside give for a preference has changed.
  ///
  /// It also runs for the first value. An action that changes state starts another update, so changes must settle.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}

/// Calls an action when a preference changed.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ViewModifier where Key.Value: Equatable {
  public typealias Body = Never
  /// Told of each new value.
  public var action: (Key.Value) -> Void
  /// Watches the value that comes from inside what is modified.
  public nonisolated init(action: @escaping (Key.Value) -> Void) { self.action = action }
}

extension _PreferenceActionModifier: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PreferenceActionNode<Key> {
    PreferenceActionNode(modifier.action, inputs: inputs)
  }
  package static func updateNode(_ node: PreferenceActionNode<Key>, with modifier: Self) {
    node.action = modifier.action
  }
}

package final class PreferenceActionNode<Key: PreferenceKey>: WrapperNode, PreferenceReading
where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  var isPreferenceReadQueued = false
  private var last: Key.Value?

  init(_ action: @escaping (Key.Value) -> Void, inputs: _ViewInputs) {
    self.action = action
    super.init(inputs: inputs)
    graph.notePreferenceReader(of: Key.self)
  }

  package override func contentWasSet() { graph.enqueuePreferenceReader(self) }

  func readPreference() {
    let value = content.preference(Key.self)
    guard value != last else { return }
    last = value
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted else { return }
      self.graph.answerChange { self.action(value) }
    }
  }
}
