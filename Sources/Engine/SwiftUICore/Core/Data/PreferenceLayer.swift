import Foundation

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
    graph.notePreferenceReader(of: Key.self)
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
