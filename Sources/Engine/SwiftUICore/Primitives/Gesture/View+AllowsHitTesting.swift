import Foundation

extension View {
  /// Lets presses and the pointer reach the view and those inside; with `false` they pass through to what is behind.
  ///
  ///     Button("More") {}.overlay { Color.yellow.opacity(0.2).allowsHitTesting(false) }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled, shape: nil))
  }
}
