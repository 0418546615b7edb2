import Foundation

extension View {
  /// Puts a view behind that is made from what the views inside give for a preference.
  ///
  /// It is made again when the value changes, has no part in this view's size, and gets this view's size as its proposal.
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(LayerPlacement(.behind, alignment: alignment), makeLayer: transform))
  }
}
