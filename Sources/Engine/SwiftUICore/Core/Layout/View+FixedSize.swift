package import Foundation

extension View {
  /// Gives the view its ideal size, whatever it is offered; it may stick out of its container.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal length on some axes, whatever it is offered: text does not wrap, or is not cut off below.
  ///
  /// With `false` twice it changes nothing.
  ///
  ///     Text("A long line that may wrap").fixedSize(horizontal: false, vertical: true)
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}

/// The ideal size on some axes.
nonisolated public struct _FixedSizeLayout: ViewModifier, Equatable {
  public typealias Body = Never
  let horizontal: Bool
  let vertical: Bool
  nonisolated init(horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension _FixedSizeLayout: LayoutModifier {
  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize {
    content.size(for: self.proposal(proposal))
  }

  package func hugging(of content: ViewNode, along axis: Axis) -> Hugging {
    (axis == .horizontal ? horizontal : vertical) ? .keeps : content.hugging(along: axis)
  }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    let offered = self.proposal(proposal)
    return LayoutPlacement(origin: aligned(content, for: offered, in: size, by: .center), proposal: offered)
  }
}
