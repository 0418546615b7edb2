extension View {
  /// Sets the value that stands for the view in a selection.
  ///
  /// The selection has to hold an equal value of the same type, or an optional one.
  ///
  ///     Picker("Town", selection: $number) {
  ///       Text("Kyoto").tag(1)
  ///       Text("Nara").tag(2)
  ///     }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { modifier(TraitModifier(TagTraitKey.self, AnyHashable(tag))) }

  /// Sets the value that stands for the view in a selection; selections may hold optional values.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self.tag(tag) }
}

/// The value of `.tag(_:)`; `nil` where there is none.
package enum TagTraitKey: ViewTraitKey { package static var defaultValue: AnyHashable? { nil } }
