import Foundation

extension View {
  /// Calls an action with `true` when the pointer comes over the view, and with `false` when it leaves.
  ///
  /// A finger on a screen does not hover.
  ///
  ///     Text("Kyoto").onHover { isLarge = $0 }
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(space: .local) { phase, isNew in if isNew { action(phase != .ended) } })
  }
}
