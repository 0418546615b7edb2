public import Foundation

extension View {
  /// Raises text by points; below 0 lowers it.
  ///
  ///     VStack { Text("2") }.baselineOffset(6)
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { decorations { $0.baselineOffset = offset } }
}
