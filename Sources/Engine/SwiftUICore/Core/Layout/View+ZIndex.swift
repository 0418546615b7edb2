extension View {
  /// Sets the order in which siblings are drawn; higher in front, the default is 0.
  ///
  /// Siblings of the same value are drawn in the order of the code. It changes nothing beyond the container.
  ///
  ///     ZStack {
  ///       Circle().fill(.red).zIndex(1)
  ///       Circle().fill(.blue).offset(x: 10)
  ///     }
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier(ZIndexTraitKey.self, value))
  }
}

package enum ZIndexTraitKey: ViewTraitKey { package static var defaultValue: Double { 0 } }

/// Exists in a window in which some view has left the order of its siblings; elsewhere containers need not look for that.
final class ZIndices: GraphFeature {
  static let slot = FeatureSlot()
  init(graph: ViewGraph) {}
}
