public import Foundation

extension View {
  /// Draws the view, and takes presses, at a distance in points from its place, without a change of layout.
  ///
  /// Neighbours stay where they are, and nothing is measured anew when the distance changes, so moving views this way is cheap.
  ///
  ///     Circle().offset(CGSize(width: 20, height: -10))
  public nonisolated func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }

  /// Draws the view, and takes presses, at a distance in points from its place, without a change of layout.
  ///
  /// Positive values lead to the right and down, also where one reads from the right. While it animates, presses count where
  /// the motion ends.
  ///
  ///     Circle().offset(x: 20)
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}

/// A distance between a view's place and where it shows.
nonisolated public struct _OffsetEffect: ViewModifier, Equatable {
  public typealias Body = Never
  /// How far from its place the view shows, in points.
  public var offset: CGSize
  /// Moves what is modified by a distance.
  public nonisolated init(offset: CGSize) { self.offset = offset.finite("offset") }
}

extension _OffsetEffect: Animatable {
  /// The distance.
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension _OffsetEffect: PrimitiveModifier {
  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> OffsetNode { OffsetNode(modifier, inputs: inputs) }
  package static func updateNode(_ node: OffsetNode, with modifier: Self) { node.setModifier(modifier) }
}

/// Shows its content at a distance from its place; the layout does not know.
package final class OffsetNode: WrapperNode {
  private var animated: AnimatedValue<_OffsetEffect>

  init(_ modifier: _OffsetEffect, inputs: _ViewInputs) {
    animated = AnimatedValue(modifier)
    super.init(inputs: inputs)
  }

  func setModifier(_ new: _OffsetEffect) {
    guard new != animated.model else { return }
    set(new, in: &animated, transaction: transaction)
    invalidateDisplay()
    if subtreeTracksPlacement { placementInWindowDidChange() }
  }

  override func forEachMotion(_ pass: inout MotionPass) {
    super.forEachMotion(&pass)
    pass.visit(&animated, changing: .display)
  }

  package override func makeFragment() -> DisplayFragment {
    let offset = animated.presentation.offset
    guard offset != .zero, offset.width.isFinite, offset.height.isFinite else { return content.fragment() }
    return content.fragment().moved(by: CGPoint(x: offset.width, y: offset.height), id: displayID)
  }

  package override func convertToParent(_ point: CGPoint) -> CGPoint {
    let offset = animated.model.offset
    return super.convertToParent(CGPoint(x: point.x + offset.width, y: point.y + offset.height))
  }

  package override func convertFromParent(_ point: CGPoint) -> CGPoint {
    let offset = animated.model.offset
    let local = super.convertFromParent(point)
    return CGPoint(x: local.x - offset.width, y: local.y - offset.height)
  }

  package override var debugName: String { "Offset" }
}
