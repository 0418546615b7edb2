public import Foundation

extension View {
  /// Adds a distance in points at some edges; `nil` is the standard 16.
  ///
  /// The view is offered that much less. Negative lengths offer it more and let it stick out; the whole is never smaller than
  /// 0 by 0. Padded edges keep their stack's usual spacing to neighbours, whatever the content prefers.
  ///
  ///     Text("Kyoto").padding(.horizontal, 12).padding(.top)
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(all: $0) }))
  }

  /// Adds the same distance, in points, at all edges; 0 changes no size, and below 0 the view sticks out.
  ///
  ///     Text("Kyoto").padding(8).background(.yellow)
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(all: length)))
  }

  /// Adds a distance for each edge, in points; leading and trailing follow the direction of reading.
  ///
  ///     Text("Kyoto").padding(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }
}

/// A distance around a view.
nonisolated public struct _PaddingLayout: ViewModifier, Equatable {
  public typealias Body = Never
  /// The edges that get a distance.
  public var edges: Edge.Set
  /// The distances; `nil`: 16 points each.
  public var insets: EdgeInsets?

  /// Adds distances around what is modified.
  public nonisolated init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets?.finite("padding")
  }

  private nonisolated var effective: EdgeInsets {
    // The system's distance (Facts 3.1).
    let all = insets ?? EdgeInsets(all: 16)
    return EdgeInsets(
      top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
      bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
  }
}

extension _PaddingLayout: LayoutModifier {
  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize {
    let insets = effective
    let own = content.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, own.width + insets.leading + insets.trailing),
      height: max(0, own.height + insets.top + insets.bottom))
  }

  package func hugging(of content: ViewNode, along axis: Axis) -> Hugging { content.hugging(along: axis) }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    let insets = effective
    return LayoutPlacement(
      origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  package func spacing(of content: ViewNode) -> ViewSpacing { content.spacing.resetting(edges) }
}

extension EdgeInsets {
  package init(all length: CGFloat) { self.init(top: length, leading: length, bottom: length, trailing: length) }
}
