import Foundation

extension View {
  /// Gives a value for a preference, in place of what the views inside give.
  ///
  /// It travels outwards and is combined with those of the view's siblings.
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Edits what the views inside give for a preference; the key's default where they give nothing.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  /// Calls an action after an update in which what the views inside give for a preference has changed.
  ///
  /// It also runs for the first value. An action that changes state starts another update, so changes must settle.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  /// Puts a view in front that is made from what the views inside give for a preference.
  ///
  /// It is made again when the value changes, has no part in this view's size, and gets this view's size as its proposal.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(LayerPlacement(.inFront, alignment: alignment), makeLayer: transform))
  }

  /// Puts a view behind that is made from what the views inside give for a preference.
  ///
  /// It is made again when the value changes, has no part in this view's size, and gets this view's size as its proposal.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(LayerPlacement(.behind, alignment: alignment), makeLayer: transform))
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
  }

  package override func contentWasSet() { preferencesDidChange() }
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

  package override func contentWasSet() { preferencesDidChange() }

  package override func reducePreference<Other: PreferenceKey>(
    _ key: Other.Type, into accumulator: inout PreferenceAccumulator<Other>
  ) {
    guard Other.self == Key.self else {
      super.reducePreference(key, into: &accumulator)
      return
    }
    var value = content.preference(Key.self)
    transform(&value)
    if let value = value as? Other.Value { accumulator.add(value) }
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
    graph.hasPreferenceReaders = true
  }

  package override func contentWasSet() { graph.enqueuePreferenceReader(self) }

  func readPreference() {
    let value = content.preference(Key.self)
    guard value != last else { return }
    last = value
    graph.enqueueAction { [weak self] in
      guard let self, self.isMounted else { return }
      self.action(value)
    }
  }
}

/// Shows a layer made from a preference.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: PrimitiveModifier {
  typealias Body = Never
  let placement: LayerPlacement
  let makeLayer: (Key.Value) -> Layer
  nonisolated init(_ placement: LayerPlacement, makeLayer: @escaping (Key.Value) -> Layer) {
    self.placement = placement
    self.makeLayer = makeLayer
  }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> PreferenceLayerNode<Key, Layer> {
    PreferenceLayerNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: PreferenceLayerNode<Key, Layer>, with modifier: Self) { node.setModifier(modifier) }
}

/// Makes its layer when the preference is known, after the update and before layout.
final class PreferenceLayerNode<Key: PreferenceKey, Layer: View>: LayerNode, PreferenceReading {
  private var modifier: PreferenceLayerModifier<Key, Layer>
  private var last: Key.Value?
  var isPreferenceReadQueued = false

  init(_ modifier: PreferenceLayerModifier<Key, Layer>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(modifier.placement, inputs: inputs)
    graph.hasPreferenceReaders = true
  }

  override func contentWasSet() { graph.enqueuePreferenceReader(self) }

  func setModifier(_ new: PreferenceLayerModifier<Key, Layer>) {
    modifier = new
    placement = new.placement
    readAgain()
  }

  override func update() {
    needsUpdate = false
    readAgain()
  }

  private func readAgain() {
    last = nil
    graph.enqueuePreferenceReader(self)
  }

  func readPreference() {
    let value = content.preference(Key.self)
    if let last, ValueComparator.areEqual(last, value) { return }
    last = value
    showLayer(evaluate(type(of: modifier)) { modifier.makeLayer(value) })
    invalidatePlacement()
    invalidateDisplay()
  }

  override func reducePreference<Other: PreferenceKey>(
    _ key: Other.Type, into accumulator: inout PreferenceAccumulator<Other>
  ) {
    content.reducePreference(key, into: &accumulator)
  }
}
