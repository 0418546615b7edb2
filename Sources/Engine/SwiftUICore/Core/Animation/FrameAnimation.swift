package import Foundation

/// A place and size on their way to those of the layout.
///
/// Layout itself knows nothing of motion: it always has the final numbers. What shows something draws itself at a distance from
/// its place and at another size until both have come to zero.
final class FrameAnimation: NodeMotion {
  /// What the layout has changed so far, in sum; only differences matter.
  private var frame = AnimatedValue(CGRect.zero)
  /// What the layout changed in the update that runs now.
  private var change = CGRect.zero

  /// How far from its place the node shows.
  var offset: CGPoint { difference.origin }
  /// How much larger than its size the node shows.
  var growth: CGSize { difference.size }
  var isMoving: Bool { frame.isAnimating }

  private var difference: CGRect {
    guard frame.isAnimating else { return .zero }
    let shown = frame.presentation
    return CGRect(
      x: shown.origin.x - frame.model.origin.x, y: shown.origin.y - frame.model.origin.y,
      width: shown.size.width - frame.model.size.width, height: shown.size.height - frame.model.size.height)
  }

  /// Notes a change; returns whether it is the first one of this update.
  func note(by delta: CGSize, growth: CGSize) -> Bool {
    let isFirst = change == .zero
    change.origin.x += delta.width
    change.origin.y += delta.height
    change.size.width += growth.width
    change.size.height += growth.height
    return isFirst && change != .zero
  }

  /// Sets in motion what was noted.
  func start(for node: ViewNode) {
    guard change != .zero else { return }
    var next = frame.model
    next.origin.x += change.origin.x
    next.origin.y += change.origin.y
    next.size.width += change.size.width
    next.size.height += change.size.height
    change = .zero
    node.set(next, in: &frame, transaction: node.transaction)
  }

  func advance(for node: GraphNode) { frame.advance(for: node) }
  func stop(for node: GraphNode) { frame.stop(for: node) }
}

extension ViewNode {
  /// The size at which the node shows itself: that of the layout, or one on the way there.
  package final var shownSize: CGSize {
    guard let growth = frameAnimation?.growth, growth != .zero else { return size }
    return CGSize(width: max(size.width + growth.width, 0), height: max(size.height + growth.height, 0))
  }

  /// Bounds at the shown size, in the node's coordinates.
  package final var shownBounds: CGRect { CGRect(origin: .zero, size: shownSize) }

  /// Tells the nodes below, and this one, that the layout moved them all; those that show something note it.
  final func noteMovement(by delta: CGSize) {
    if animatesOwnFrame { noteChange(by: delta, growth: .zero) }
    if !isGeometryGroup {
      forEachViewChild { child in
        if child.isPlaced, !child.isAsleep { child.noteMovement(by: delta) }
      }
    }
  }

  final func noteChange(by delta: CGSize, growth: CGSize) {
    let motion = frameAnimation ?? FrameAnimation()
    frameAnimation = motion
    if motion.note(by: delta, growth: growth) { graph.animations.moved.append(self) }
  }

  /// Sets in motion what the layout of this update changed.
  final func animateMovement() {
    frameAnimation?.start(for: self)
    movementDidStart()
    invalidateDisplay()
  }
}
