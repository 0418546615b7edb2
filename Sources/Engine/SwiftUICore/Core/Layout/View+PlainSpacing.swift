import Foundation

extension View {
  /// Takes from edges the rules that they have with text: the view keeps the distances of one that is no text (Facts 3.2).
  package nonisolated func plainSpacing(_ edges: Edge.Set = .vertical) -> some View {
    modifier(PlainSpacingLayout(edges: edges))
  }
}

/// Makes edges plain, whatever wishes the content has there.
nonisolated struct PlainSpacingLayout: LayoutModifier, Equatable {
  typealias Body = Never
  let edges: Edge.Set
  nonisolated init(edges: Edge.Set) { self.edges = edges }

  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  package func hugging(of content: ViewNode, along axis: Axis) -> Hugging { content.hugging(along: axis) }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    LayoutPlacement(origin: .zero, proposal: proposal)
  }

  package func spacing(of content: ViewNode) -> ViewSpacing { content.spacing.resetting(edges) }
}
