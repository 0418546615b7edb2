extension View {
  /// Lets somebody who cannot see the view scroll it; the edge is the one towards which it is to go.
  public nonisolated func accessibilityScrollAction(_ handler: @escaping (_ edge: Edge) -> Void) -> some View {
    modifier(AccessibilityModifier { $0.scroll = handler })
  }
}
