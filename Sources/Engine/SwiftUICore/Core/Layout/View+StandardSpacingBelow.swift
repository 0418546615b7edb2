import Foundation

extension View {
  /// Keeps what follows below at the standard distance, text too, where it has no wish of its own (Facts 3.2).
  package nonisolated func standardSpacingBelow(_ isActive: Bool = true) -> some View {
    modifier(StandardSpacingLayout(isActive: isActive))
  }
}

/// Takes from the lower edge the rules that it has with text.
nonisolated struct StandardSpacingLayout: LayoutModifier, Equatable {
  typealias Body = Never
  let isActive: Bool
  nonisolated init(isActive: Bool) { self.isActive = isActive }

  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    LayoutPlacement(origin: .zero, proposal: proposal)
  }

  package func spacing(of content: ViewNode) -> ViewSpacing {
    var spacing = content.spacing
    if isActive { spacing.bottom = .standard }
    return spacing
  }
}
