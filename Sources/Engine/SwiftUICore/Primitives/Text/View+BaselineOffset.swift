public import Foundation

extension View {
  /// Raises text by points; below 0 lowers it.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { decorations { $0.baselineOffset = offset } }
}
