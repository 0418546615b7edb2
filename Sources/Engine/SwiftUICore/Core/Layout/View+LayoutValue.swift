extension View {
  /// Sets a value for the custom layout around the view, which reads it as `subview[key]`.
  public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(TraitModifier(LayoutValueTraitKey<K>.self, value))
  }
}

/// A custom layout's value for one of its subviews.
package enum LayoutValueTraitKey<Key: LayoutValueKey>: ViewTraitKey {
  package static var defaultValue: Key.Value { Key.defaultValue }
}
