import Foundation

extension View {
  /// Sets the colour of text, symbols and shapes; `nil` restores the default.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    modifier(ForegroundStyleModifier(levels: color.map { [AnyShapeStyle($0)] } ?? []))
  }

  /// Sets what text, symbols and shapes are painted with; fainter levels are made from it.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(style)]))
  }

  /// Sets what the first two levels of the foreground are painted with.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets what the first three levels of the foreground are painted with.
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundStyleModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the colour of what can be touched or is chosen; `nil` restores the app's own.
  public nonisolated func tint(_ tint: Color?) -> some View { environment(\.accent, tint) }
  /// Sets the colour of what can be touched or is chosen, as `tint(_:)` does.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { environment(\.accent, accentColor) }

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

  /// Fills the space in front of the view with a style, over the edges of the safe area too.
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

  /// Draws a line of a width in points inside the view's bounds, over its content.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(_OverlayModifier(overlay: Rectangle().strokeBorder(content, lineWidth: width)))
  }
}

/// Sets the foreground, remembering the one around for styles that refer to it.
nonisolated struct ForegroundStyleModifier: EnvironmentModifier {
  typealias Body = Never
  let levels: [AnyShapeStyle]
  nonisolated init(levels: [AnyShapeStyle]) { self.levels = levels }

  func write(to values: inout EnvironmentValues) {
    guard !levels.isEmpty else {
      values.foregroundStyles = nil
      return
    }
    let outer = values.foregroundStyles
    values.foregroundStyles = ForegroundStyles(
      levels: levels.map(\.style), outer: outer.map { .styles($0) } ?? .none)
  }
}
