public import SwiftUI
public import SwiftUICore

extension View {
  /// Moves the view inwards from the leading edge by a length in points, and offers it that much less width.
  public nonisolated func indented(_ length: CGFloat = 16) -> some View { modifier(_IndentLayout(length: length)) }
}

/// A distance from the leading edge.
nonisolated public struct _IndentLayout: ViewModifier, Equatable {
  /// The engine lays it out itself.
  public typealias Body = Never
  var length: CGFloat
  nonisolated init(length: CGFloat) { self.length = length }
}

extension _IndentLayout: LayoutModifier {
  private func proposal(from offered: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: offered.width.map { max($0 - length, 0) }, height: offered.height)
  }

  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize {
    let own = content.size(for: self.proposal(from: proposal))
    return CGSize(width: max(own.width + length, 0), height: own.height)
  }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    LayoutPlacement(origin: CGPoint(x: length, y: 0), proposal: self.proposal(from: proposal))
  }
}
