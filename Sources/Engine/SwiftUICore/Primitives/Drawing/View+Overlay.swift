import Foundation

extension View {
  /// Puts views in front of this one, which decides the size.
  ///
  /// They are offered this view's size, lie over each other, and may stick out.
  ///
  ///     Circle().overlay(alignment: .topTrailing) { Text("3") }
  public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view in front of this one, which decides the size.
  @inlinable @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Fills the space in front of the view with a style, over the edges of the safe area too.
  ///
  ///     Text("Kyoto").overlay(.black.opacity(0.2), ignoresSafeAreaEdges: [])
  public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(
      _OverlayModifier(
        overlay: _ShapeView(shape: Rectangle(), style: style).modifier(
          _SafeAreaIgnoringModifier(regions: .container, edges: edges))))
  }

  /// Fills a shape in front of the view with a style.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayModifier(overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }
}

/// A view in front of another.
nonisolated public struct _OverlayModifier<Overlay: View>: ViewModifier {
  public typealias Body = Never
  /// The view in front.
  public var overlay: Overlay
  /// How it is placed.
  public var alignment: Alignment
  /// Puts a view in front of what is modified.
  public nonisolated init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }
}

extension _OverlayModifier: LayerModifier {
  var layer: some View { overlay }
  var placement: LayerPlacement { LayerPlacement(.inFront, alignment: alignment) }
}
