public import Foundation

extension View {
  /// Draws a line of a width in points inside the view's bounds, over its content.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_OverlayModifier(overlay: Rectangle().strokeBorder(content, lineWidth: width)))
  }
}
