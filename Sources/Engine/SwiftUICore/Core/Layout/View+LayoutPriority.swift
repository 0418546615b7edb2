extension View {
  /// Sets how strongly the view claims space before its siblings in a stack.
  ///
  /// The default is 0. Views of a higher priority are offered space first; the least sizes of the others are kept for them.
  ///
  ///     HStack {
  ///       Text("A name that may be long").layoutPriority(1)
  ///       Text("17°")
  ///     }
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier(LayoutPriorityTraitKey.self, value))
  }
}

package enum LayoutPriorityTraitKey: ViewTraitKey { package static var defaultValue: Double { 0 } }
