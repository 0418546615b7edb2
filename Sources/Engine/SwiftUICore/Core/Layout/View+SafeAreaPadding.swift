public import Foundation

extension View {
  /// Insets the view's safe area by a distance in points at some edges; `nil` is the standard 16.
  ///
  /// Unlike `padding(_:_:)` the space is still the view's: what ignores the safe area fills it.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    // The system's distance (Facts 3.1).
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Insets the view's safe area by a distance in points at every edge.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

  /// Insets the view's safe area by a distance in points for each edge.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
}

nonisolated struct SafeAreaPaddingModifier: PrimitiveModifier {
  typealias Body = Never
  let insets: EdgeInsets
  nonisolated init(insets: EdgeInsets) { self.insets = insets.finite("safe area padding") }

  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> SafeAreaNode {
    SafeAreaNode(insets: modifier.insets, inputs: inputs)
  }
  static func updateNode(_ node: SafeAreaNode, with modifier: Self) { node.insets = modifier.insets }
}
