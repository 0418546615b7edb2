import Foundation

extension View {
  /// Edits what the views inside give for a preference, with a place of this view.
  ///
  /// Where nothing inside gives a value the edit begins with the key's default.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform))
  }
}
