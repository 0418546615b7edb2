/// Names a value that views carry for the root of the `_VariadicView.Tree` around them.
public protocol _ViewTraitKey {
  /// What the value is.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}

/// A key by its type alone.
nonisolated struct TraitName<Key: _ViewTraitKey>: Hashable {}

extension View {
  /// Sets a value for the root of the `_VariadicView.Tree` around the view, which reads it from its child.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    containerValue(\.[trait: TraitName<K>()], value)
  }
}
