import Foundation

extension View {
  /// Puts a view in front that is made from what the views inside give for a preference.
  ///
  /// It is made again when the value changes, has no part in this view's size, and gets this view's size as its proposal.
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(LayerPlacement(.inFront, alignment: alignment), makeLayer: transform))
  }
}
