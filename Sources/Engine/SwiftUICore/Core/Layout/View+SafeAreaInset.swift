public import Foundation

extension View {
  /// Shows a view at the top or bottom edge and insets this view's safe area by its height.
  ///
  /// Scroll views inside let their content pass behind the bar. `spacing` is in points; `nil` asks the two views.
  ///
  ///     List { Text("Kyoto") }.safeAreaInset(edge: .bottom) { Text("17°").frame(maxWidth: .infinity).background(.bar) }
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }

  /// Shows a view at the leading or trailing edge and insets this view's safe area by its width.
  ///
  /// `spacing` is in points; `nil` asks the two views.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}

/// A bar at one edge that insets the content's safe area.
nonisolated public struct _InsetViewModifier<Bar: View>: ViewModifier {
  public typealias Body = Never
  let content: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  nonisolated init(content: Bar, edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    self.content = content
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension _InsetViewModifier: LayerModifier {
  var layer: Bar { content }
  var placement: LayerPlacement { LayerPlacement(.bar(LayerBar(edge: edge, spacing: spacing)), alignment: alignment) }
}
