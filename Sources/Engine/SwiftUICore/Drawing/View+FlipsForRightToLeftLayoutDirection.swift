import Foundation

extension View {
  /// Sets whether the view shows as in a mirror where lines run from right to left; what is in it is laid out as it is.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipsForRightToLeft(isEnabled: enabled))
  }
}

private struct FlipsForRightToLeft: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction
  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1)
  }
}
