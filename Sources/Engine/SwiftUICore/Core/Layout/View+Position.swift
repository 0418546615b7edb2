public import Foundation

extension View {
  /// Takes all space offered and puts the view's centre at a point of it, in points from the top left corner.
  ///
  /// Where no length is proposed, the view's own counts. The point may lie outside; x runs to the right in every language.
  ///
  ///     Circle().frame(width: 20, height: 20).position(CGPoint(x: 40, y: 60))
  public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

  /// Takes all space offered and puts the view's centre at a point of it, in points from the top left corner.
  ///
  ///     Circle().frame(width: 20, height: 20).position(x: 40, y: 60)
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

/// A place for a view's centre.
nonisolated public struct _PositionLayout: ViewModifier, Equatable {
  public typealias Body = Never
  /// Where the centre goes, in points.
  public var position: CGPoint
  /// Puts the centre of what is modified at a point.
  public nonisolated init(position: CGPoint) { self.position = position.finite("position") }
}

extension _PositionLayout: LayoutModifier {
  package var flipsForRightToLeft: Bool { false }

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
