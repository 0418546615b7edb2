public import Foundation

extension View {
  /// Draws a line of a width in points inside the view's bounds, over its content.
  ///
  /// It takes no space: the view is as large as without it. A width of 0 or less draws nothing.
  ///
  ///     Text("Kyoto").padding(4).border(.gray, width: 2)
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_OverlayModifier(overlay: Rectangle().strokeBorder(content, lineWidth: width)))
  }
}
