import Foundation

extension View {
  /// Gives a value for a preference, made from a place of this view.
  ///
  /// It replaces what the views inside give. The anchor is resolved later, by who reads the preference.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value) { $0 = transform($1) })
  }
}

nonisolated struct AnchorPreferenceModifier<A, Key: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  let source: Anchor<A>.Source
  let transform: (inout Key.Value, Anchor<A>) -> Void
  nonisolated init(source: Anchor<A>.Source, transform: @escaping (inout Key.Value, Anchor<A>) -> Void) {
    self.source = source
    self.transform = transform
  }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> AnchorPreferenceNode<A, Key> {
    AnchorPreferenceNode(modifier, inputs: inputs)
  }
  static func updateNode(_ node: AnchorPreferenceNode<A, Key>, with modifier: Self) {
    node.modifier = modifier
    node.preferencesDidChange()
  }
}

final class AnchorPreferenceNode<A, Key: PreferenceKey>: WrapperNode, AnchorSource {
  var modifier: AnchorPreferenceModifier<A, Key>
  let anchorReaders = AnchorReaders()
  init(_ modifier: AnchorPreferenceModifier<A, Key>, inputs: _ViewInputs) {
    self.modifier = modifier
    super.init(inputs: inputs)
  }

  override func update() {
    guard needsUpdate else { return }
    forgetReads()
    preferencesDidChange()
  }

  override func contentWasSet() { preferencesDidChange() }
  override func didWake() { preferencesDidChange() }
  override func didFallAsleep() { preferencesDidChange() }

  override func placeChildren() {
    super.placeChildren()
    anchorReaders.tellAll()
  }

  override func placementInWindowDidChange() {
    super.placementInWindowDidChange()
    anchorReaders.tellAll()
  }

  override func reducePreference<Other: PreferenceKey>(
    _ key: Other.Type, into accumulator: inout PreferenceAccumulator<Other>
  ) {
    guard Other.self == Key.self else {
      super.reducePreference(key, into: &accumulator)
      return
    }
    var value = content.preference(Key.self)
    let anchor = modifier.source.make(self)
    following { modifier.transform(&value, anchor) }
    if let value = value as? Other.Value { accumulator.add(value) }
  }
}
