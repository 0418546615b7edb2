import CoreGraphicsTypes
import Foundation

/// Scrolling with a wheel.
extension ScrollNode: WheelTarget {
  /// A wheel moves content at once, so there is nothing to follow.
  package var followsTouchpad: Bool { false }

  /// Turns of a wheel; returns whether they moved anything.
  package func wheel(_ event: WheelEvent) -> Bool {
    guard isScrollEnabled else { return false }
    for axis in [Axis.horizontal, .vertical] { edit(axis) { $0.stop() } }
    // Notches come in large steps, which are eased; a touchpad's are as small as the fingers move.
    let from = !event.isPrecise && scrollAnimation.isAnimating ? scrollAnimation.model : offset
    let goal = CGPoint(x: from.x + event.delta.width * direction(.horizontal), y: from.y + event.delta.height)
    let moved = event.isPrecise ? moveAtOnce(to: goal) : ease(to: goal)
    if moved {
      indicators.show(for: self)
      indicators.hide(for: self)
    }
    return moved
  }

  private func moveAtOnce(to goal: CGPoint) -> Bool {
    stopScrollAnimation()
    return scroll(to: goal)
  }

  /// Moves the content in the time of a notch; returns whether there is somewhere to go.
  private func ease(to goal: CGPoint) -> Bool {
    let nearest = clamped(goal)
    let allowed = observers.lazy.compactMap { $0.wheelPosition(of: self, proposed: nearest) }.first ?? nearest
    var inside = offset
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) { inside[axis] = allowed[axis] }
    guard inside != offset || scrollAnimation.isAnimating else { return false }
    move(to: inside, transaction: Transaction(animation: .easeOut(duration: 0.15)))
    graph.wantFrame()
    return true
  }
}

/// Scrolling with keys.
extension ScrollNode: ScrollKeyTarget {
  /// Moves the content as a key asks; returns whether there is somewhere to go.
  package func scroll(by step: ScrollKeyStep) -> Bool {
    guard isScrollEnabled else { return false }
    var goal = scrollAnimation.isAnimating ? scrollAnimation.model : offset
    let along: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    switch step {
    case .line(let axis, let sign): goal[axis] += 40 * sign * direction(axis)
    case .page(let sign): goal[along] += max(size[along] - 40, 40) * sign
    case .end(let sign): goal[along] = sign < 0 ? 0 : maximumOffset[along]
    }
    let moves = ease(to: goal)
    if moves {
      indicators.show(for: self)
      indicators.hide(for: self)
    }
    return moves
  }
}
