import Foundation

extension View {
  /// Shows a bar at an edge that is made from what the views inside give for a preference, and insets their safe area by it.
  ///
  /// It is made again when the value changes.
  package nonisolated func barPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, edge: Edge, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(LayerPlacement(.bar(LayerBar(edge: edge, spacing: 0)))) { transform($0) })
  }
}
