/// A node that acts when what it belongs to comes into sight, and when it goes out of it.
protocol VisibilityObserver: GraphNode {
  func didBecomeVisible()
  func didBecomeHidden()
}

/// A part of the tree that something may cover: a screen below another one, a tab that is not selected.
///
/// What is covered stays mounted, with its state, and is updated; it hears that it has disappeared. Whoever covers it neither draws
/// it nor looks for anything in it.
package class CoverableNode: WrapperNode {
  /// Whether it is out of sight now.
  package final var isCovered = false {
    didSet {
      guard isCovered != oldValue else { return }
      graph.use(Covers.self)
      forEachChild { $0.tellViewState(isCovered: isCovered) }
    }
  }
}

/// Exists in a window in which something was covered; elsewhere nobody looks for what covers.
private final class Covers: GraphFeature {
  static let slot = FeatureSlot()
  init(graph: ViewGraph) {}
}

extension GraphNode {
  /// Tells what is below, inner views first; what is covered by itself, or sleeps, has heard of it before.
  func tellViewState(isCovered: Bool) {
    guard isMounted, !isAsleep, (self as? CoverableNode)?.isCovered != true else { return }
    // An element with something around it is a child of that and of the list that made it.
    forEachChild { if $0.parent === self { $0.tellViewState(isCovered: isCovered) } }
    guard let observer = self as? any VisibilityObserver else { return }
    if isCovered { observer.didBecomeHidden() } else { observer.didBecomeVisible() }
  }

  /// Whether it sleeps, or belongs to something covered: it then has not appeared.
  final var isOffscreen: Bool {
    if isAsleep { return true }
    guard graph.uses(Covers.self) else { return false }
    return GraphAncestors(startingAt: parent).contains { ($0 as? CoverableNode)?.isCovered == true }
  }
}
