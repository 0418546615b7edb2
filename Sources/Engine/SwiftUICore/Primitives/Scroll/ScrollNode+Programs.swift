import Foundation

/// Scrolling to places that a program names.
extension ScrollNode {
  /// Moves the content until a place shows.
  ///
  /// What lies between is not made, so a place far away is an estimate; after each layout the place is looked up again until it
  /// shows where it is wanted, at most `rounds` times.
  ///
  /// `anchor` is the point of the place that is to lie at the same point of the viewport; `nil` moves as little as needed.
  /// `find` looks the place up.
  func show(anchor: UnitPoint?, transaction: Transaction, rounds: Int = 6, _ find: @escaping () -> ScrollDestination?) {
    guard isMounted, let target = find(), let rect = rectInContent(of: target) else { return }
    let goal = offset(showing: rect, anchor: anchor)
    if transaction.animation != nil, !transaction.disablesAnimations {
      scrollAnimation.set(offset, at: graph.time)
      set(goal, in: &scrollAnimation, transaction: transaction)
      scrollAnimationTarget = { [weak self] in
        guard let self, let target = find(), let rect = self.rectInContent(of: target) else { return nil }
        return self.offset(showing: rect, anchor: anchor)
      }
      return
    }
    stopScrollAnimation()
    guard scroll(to: goal), rounds > 0 else { return }
    graph.enqueueAction { [weak self] in
      self?.show(anchor: anchor, transaction: transaction, rounds: rounds - 1, find)
    }
  }

  func rectInContent(of target: ScrollDestination) -> CGRect? {
    var origin = target.rect.origin
    var node = target.node
    while node !== contentIfSet {
      origin = node.convertToParent(origin)
      guard let parent = node.viewParent, parent !== self else { return nil }
      node = parent
    }
    return CGRect(origin: origin, size: target.rect.size)
  }

  private func offset(showing rect: CGRect, anchor: UnitPoint?) -> CGPoint {
    var goal = offset
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      let (start, length, room) = (rect.origin[axis], rect.size[axis], size[axis])
      if let anchor {
        goal[axis] = start + (length - room) * (axis == .horizontal ? anchor.x : anchor.y)
        // Above a place further down the bar is lower by then.
        if axis == .vertical, goal.y > 0 { goal.y += collapsibleLength * (1 - anchor.y) }
      } else if start < goal[axis] + uncovered.origin[axis] {
        goal[axis] = start - (start > 0 ? uncovered.origin[axis] : 0)
      } else if start + length > goal[axis] + room {
        // What is longer than the viewport shows its beginning.
        goal[axis] = length > room ? start : start + length - room
      }
    }
    return clamped(goal)
  }

  /// Moves content that was pulled below its beginning back there, in a time in seconds.
  func returnToStart(over duration: TimeInterval) {
    for axis in [Axis.horizontal, .vertical] { edit(axis) { $0.stop() } }
    move(to: clamped(offset), transaction: Transaction(animation: .easeInOut(duration: duration)))
    graph.wantFrame()
  }

  func stopScrollAnimation() {
    stop(&scrollAnimation)
    scrollAnimationTarget = nil
  }

  /// Moves the content on its way.
  func advanceScrollAnimation() {
    let movesOn = advance(&scrollAnimation)
    // Rows that were made on the way may have moved the place.
    if let goal = scrollAnimationTarget?(), goal != scrollAnimation.model { scrollAnimation.set(goal, at: graph.time) }
    // Springs do not carry it beyond its ends; from there it comes back.
    if offset == clamped(offset) { scroll(to: scrollAnimation.presentation) } else { setOffset(scrollAnimation.presentation) }
    if !movesOn {
      stopScrollAnimation()
      tellObservers()
    }
  }
}
