import Foundation

extension View {
  /// Puts views behind this one, which decides the size.
  ///
  /// They are offered this view's size, lie over each other, and may stick out.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts a view behind this one, which decides the size.
  @inlinable @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Fills the space behind the view with the background of the surroundings, over the edges of the safe area too.
  ///
  ///     Text("Kyoto").background(ignoresSafeAreaEdges: .bottom)
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with the background of the surroundings.
  ///
  /// The shape gets the view's bounds; it clips nothing.
  ///
  ///     Text("Kyoto").padding().background(in: Capsule())
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the space behind the view with a style, over the edges of the safe area too.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _BackgroundModifier(
        background: _ShapeView(shape: Rectangle(), style: style).modifier(
          _SafeAreaIgnoringModifier(regions: .container, edges: edges))))
  }

  /// Fills a shape behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundModifier(background: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }
}

/// A view behind another.
nonisolated public struct _BackgroundModifier<Background: View>: ViewModifier {
  public typealias Body = Never
  /// The view behind.
  public var background: Background
  /// How it is placed.
  public var alignment: Alignment
  /// Puts a view behind what is modified.
  public nonisolated init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }
}

extension _BackgroundModifier: LayerModifier {
  var layer: some View { background }
  var placement: LayerPlacement { LayerPlacement(.behind, alignment: alignment) }
}
