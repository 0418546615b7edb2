import Foundation

extension View {
  /// Draws the view, and takes presses, at a distance from its place, without a change of layout.
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Draws the view, and takes presses, at a distance from its place, without a change of layout.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Takes all space offered and puts the view's centre at a point of it.
  public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

  /// Takes all space offered and puts the view's centre at a point of it.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

/// A distance between a view's place and where it shows.
nonisolated public struct _OffsetEffect: ViewModifier, Equatable {
  public typealias Body = Never
  /// Points.
  public var offset: CGSize
  /// Creates the modifier.
  public nonisolated init(offset: CGSize) { self.offset = offset }
}

extension _OffsetEffect: LayoutModifier {
  package var isMirrored: Bool { false }

  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    LayoutPlacement(origin: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
  }

  package func ownAlignment(
    _ key: AlignmentKey, size: CGSize, content: ViewNode, proposal: ProposedViewSize
  ) -> CGFloat? {
    // Layout does not see the offset, so the content's guides pass as if there were none.
    content.explicitAlignment(key, size: size, proposal: proposal)
  }
}

/// A place for a view's centre.
nonisolated public struct _PositionLayout: ViewModifier, Equatable {
  public typealias Body = Never
  /// Where the centre goes, in points.
  public var position: CGPoint
  /// Creates the modifier.
  public nonisolated init(position: CGPoint) { self.position = position }
}

extension _PositionLayout: LayoutModifier {
  package var isMirrored: Bool { false }

  package func size(of content: ViewNode, for proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let own = content.size(for: proposal)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  package func placement(of content: ViewNode, in size: CGSize, for proposal: ProposedViewSize) -> LayoutPlacement {
    let own = content.size(for: proposal)
    return LayoutPlacement(
      origin: CGPoint(x: position.x - own.width / 2, y: position.y - own.height / 2), proposal: proposal)
  }

  package func spacing(of content: ViewNode) -> ViewSpacing { ViewSpacing() }
}
