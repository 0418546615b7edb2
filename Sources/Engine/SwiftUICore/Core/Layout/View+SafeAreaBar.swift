public import Foundation

extension View {
  /// Shows a bar at the top or bottom edge and insets this view's safe area by its height, as `safeAreaInset` does.
  ///
  /// In the look of iOS 18 content under it is drawn as it is, as under all bars that have no ground of their own.
  ///
  ///     List { Text("Kyoto") }.safeAreaBar(edge: .bottom) { Text("17°").padding() }
  public nonisolated func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or trailing edge and insets this view's safe area by its width, as `safeAreaInset` does.
  public nonisolated func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
