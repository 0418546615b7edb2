import Foundation

/// Content that rests at certain places only rests at the same ones when the view gets another size, and finds there on its way.
extension ScrollNode {
  /// Where content rests or is about to, by the layout before.
  struct Rest {
    let axis: Axis
    let behavior: AnyScrollTargetBehavior
    /// Where the content was, and where it was to rest.
    let offset: CGFloat
    let goal: CGFloat
    let viewLength: CGFloat
    let contentLength: CGFloat
    /// The view that begins at the goal, if one is marked as a target.
    let target: ScrollTargetView?
  }

  /// What is to be found again after the layout along an axis; `nil` where content rests anywhere, or something else leads.
  func rest(along axis: Axis) -> Rest? {
    let motion = motion(axis)
    guard sizeOfLayout != .zero, size != sizeOfLayout, axes.contains(Axis.Set(axis)), sizeOfLayout[axis] > 0,
      motion.phase != .dragging, !scrollAnimation.isAnimating, let behavior = environment.scrollTargetBehavior
    else { return nil }
    let goal = motion.goal ?? offset[axis]
    // Targets are rounded to pixels when they are reached.
    let target = targets.first { abs($0.frame.origin[axis] - goal) < 1 }
    return Rest(
      axis: axis, behavior: behavior, offset: offset[axis], goal: goal, viewLength: sizeOfLayout[axis],
      contentLength: contentSize[axis], target: target)
  }

  /// Puts the content where it was by the layout before, and sends it on to where it was to rest.
  func restore(_ rest: Rest) {
    let axis = rest.axis
    guard size[axis] > 0 else { return }
    let (goal, shown) = positions(of: rest)
    let isMoving = motion(axis).goal != nil
    let position = isMoving ? shown : min(max(goal, 0), maximumOffset[axis])
    if abs(position - offset[axis]) > 1e-6 { contentDidShift(by: position - offset[axis], along: axis) }
    guard isMoving else { return }
    let limits = limits(axis)
    edit(axis) { $0.redirect(to: goal, from: offset[axis], at: graph.time, limits: limits) }
  }

  /// Where content is to rest now, and where it is until it does.
  private func positions(of rest: Rest) -> (goal: CGFloat, shown: CGFloat) {
    let (axis, scale) = (rest.axis, size[rest.axis] / rest.viewLength)
    // Pages that are as long as the view grow and shrink with it.
    if rest.behavior.isPaging, abs(contentSize[axis] / size[axis] - rest.contentLength / rest.viewLength) < 0.01 {
      return ((rest.goal / rest.viewLength).rounded() * size[axis], rest.offset * scale)
    }
    if let target = rest.target, let start = start(of: target, along: axis) {
      return (start, rest.offset + start - target.frame.origin[axis])
    }
    let proposed = CGRect(origin: offset.replacing(axis, by: rest.goal + offset[axis] - rest.offset), size: size)
    var target = ScrollTarget(rect: proposed)
    rest.behavior.update(&target, targetContext(from: proposed, velocity: .zero))
    return (target.rect.origin[axis], offset[axis])
  }

  /// Where a marked view begins now; a lazy container knows that of views which it has put to sleep.
  private func start(of target: ScrollTargetView, along axis: Axis) -> CGFloat? {
    if target.node.isMounted, !target.node.isInactive { return originInContent(of: target.node)?[axis] }
    return target.id.flatMap { scrollTarget(forID: $0) }.flatMap { rectInContent(of: $0) }?.origin[axis]
  }
}

extension CGPoint {
  /// The point with another coordinate along an axis.
  fileprivate func replacing(_ axis: Axis, by coordinate: CGFloat) -> CGPoint {
    var point = self
    point[axis] = coordinate
    return point
  }
}
