import Foundation

extension View {
  /// Calls an action when content of a scroll view inside begins to pass beneath what covers an edge, such as a bar, or no longer
  /// does.
  package nonisolated func onContentBeneath(_ edge: VerticalEdge, perform action: @escaping (Bool) -> Void) -> some View {
    modifier(ContentBeneathModifier(edge: edge, action: action))
  }
}

nonisolated private struct ContentBeneathModifier: ScrollObservingModifier {
  typealias Body = Never
  let edge: VerticalEdge
  let action: (Bool) -> Void
  func makeObserver() -> ScrollObserver { Observer() }
  func update(_ observer: ScrollObserver) { (observer as? Observer)?.modifier = self }

  private final class Observer: ScrollObserver {
    var modifier: ContentBeneathModifier?
    private var scrollViews: [Weak<ScrollNode>] = []
    private var last = false

    override var watchesScreensInside: Bool { true }
    override var followsAll: Bool { true }

    override func scrollDidChange(_ node: ScrollNode) {
      if !scrollViews.contains(where: { $0.value === node }) {
        scrollViews.removeAll { $0.value == nil }
        scrollViews.append(Weak(node))
      }
      shownScrollViewsDidChange(in: node.graph)
    }

    override func shownScrollViewsDidChange(in graph: ViewGraph) {
      guard let modifier else { return }
      let now = scrollViews.contains { $0.value?.reachesBeneath(modifier.edge) ?? false }
      guard now != last else { return }
      last = now
      graph.enqueueAction { [weak self] in self?.modifier?.action(now) }
    }
  }
}

extension ScrollNode {
  /// Whether content shows beyond an edge of the bounds, where something covers it; half a point does not count.
  fileprivate func reachesBeneath(_ edge: VerticalEdge) -> Bool {
    guard isMounted, !isInactive, isPlaced, !isOffscreen else { return false }
    return switch edge {
    case .top: safeAreaOutset().growth.top > 0 && offset.y > 0.5
    case .bottom: safeAreaOutset().growth.bottom > 0 && contentSize.height - offset.y > size.height + 0.5
    }
  }
}
