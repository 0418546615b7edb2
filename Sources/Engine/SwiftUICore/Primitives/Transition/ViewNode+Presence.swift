import Foundation

/// The opacity of a node that comes or goes without a transition of its own.
final class PresenceAnimation: NodeMotion {
  private var opacity = AnimatedValue(1.0)

  var shown: Double { opacity.presentation }
  var isMoving: Bool { opacity.isAnimating }

  func set(_ value: Double, for node: ViewNode, animated: Bool) {
    if animated { node.set(value, in: &opacity, transaction: node.transaction) } else { opacity.set(value, at: node.graph.time) }
  }

  func advance(for node: GraphNode) { opacity.advance(for: node) }
  func stop(for node: GraphNode) { opacity.stop(for: node) }
}

/// The transition of a view, for the container that it comes into.
enum TransitionTraitKey: ViewTraitKey { static var defaultValue: TransitionNode? { nil } }

extension ViewNode {
  /// Whether its transition, or the one right around the place that it leaves, is no transition at all.
  var leavesAtOnce: Bool {
    if let transition = trait(TransitionTraitKey.self) { return transition.transition.storage.isIdentity }
    // Where one view shows after another, the transition may stand around the place.
    var inner: ViewNode = self
    while let wrapper = inner.viewParent as? WrapperNode, wrapper.contentIfSet === inner || wrapper is ContentSwitcherNode {
      if let around = wrapper as? TransitionNode { return around.transition.storage.isIdentity }
      inner = wrapper
    }
    return false
  }

  /// Queues what is to happen when the views here disappear, before they are unmounted.
  func queueDisappearance() {
    func visit(_ node: GraphNode) {
      node.forEachChild(visit)
      (node as? AppearanceNode)?.disappear()
    }
    visit(self)
  }

  /// Shows how the node comes into its container, if the update's transaction animates it.
  func animateInsertion() {
    if let transition = trait(TransitionTraitKey.self) {
      transition.beginInsertion()
    } else if transaction.animation != nil, !leavesAtOnce {
      setPresence(0, animated: false)
      setPresence(1, animated: true)
    } else if presenceAnimation != nil {
      // It had faded out before the rest of what it left with.
      setPresence(1, animated: false)
    }
  }

  /// Lets a node that was about to leave stay after all.
  func cancelRemoval() {
    if let transition = trait(TransitionTraitKey.self) {
      transition.setPhase(.identity)
    } else {
      setPresence(1, animated: true)
    }
  }

  /// Shows how the node leaves its container.
  func animateRemoval() {
    if let transition = trait(TransitionTraitKey.self) {
      transition.setPhase(.didDisappear)
    } else if !leavesAtOnce {
      setPresence(0, animated: true)
    }
  }

  private func setPresence(_ value: Double, animated: Bool) {
    let presence = presenceAnimation ?? PresenceAnimation()
    presenceAnimation = presence
    presence.set(value, for: self, animated: animated)
    invalidateDisplay()
  }
}
