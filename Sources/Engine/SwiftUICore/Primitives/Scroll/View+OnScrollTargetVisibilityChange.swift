import Foundation

extension View {
  /// Calls an action with the ids of the views that show in the scroll view inside, each time others do.
  ///
  /// The views are those of the container marked by `scrollTargetLayout()`, in their order.
  ///
  ///     ScrollView { LazyVStack { ForEach(towns) { TownRow($0) } }.scrollTargetLayout() }
  ///       .onScrollTargetVisibilityChange(idType: Town.ID.self) { shown = $0 }
  ///
  /// - Parameters:
  ///   - idType: The type of the ids; views with ids of another type do not count.
  ///   - threshold: The share of a view that has to show, 0…1.
  ///   - action: Told the ids of the views that show.
  /// - Returns: A view that watches what shows in its scroll view.
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
  }
}

nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: ScrollObservingModifier {
  typealias Body = Never
  let threshold: Double
  let action: ([ID]) -> Void
  nonisolated init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }
  func makeObserver() -> ScrollObserver { Observer() }
  func update(_ observer: ScrollObserver) { (observer as? Observer)?.modifier = self }

  private final class Observer: ScrollObserver {
    var modifier: ScrollTargetVisibilityModifier?
    private var shown: [ID] = []

    override func scrollDidChange(_ node: ScrollNode) {
      guard let threshold = modifier?.threshold else { return }
      let now = node.visibleTargets(threshold: threshold).compactMap { $0.base as? ID }
      guard now != shown else { return }
      shown = now
      let graph = node.graph
      graph.enqueueAction { [weak self, unowned graph] in graph.answerChange { self?.modifier?.action(now) } }
    }
  }
}

extension ScrollNode {
  /// The ids of the views marked as targets of which at least a share shows.
  fileprivate func visibleTargets(threshold: Double) -> [AnyHashable] {
    guard let content = contentIfSet else { return [] }
    let shown = visibleRect(in: content)
    return targets.compactMap { target in
      guard let id = target.id, target.frame.isShown(in: shown, share: threshold) else { return nil }
      return id
    }
  }
}

extension CGRect {
  /// Whether at least a share of the rectangle's area, and something of it, lies in what shows.
  func isShown(in visible: CGRect, share: Double) -> Bool {
    let area = width * height, seen = overlap(with: visible)
    guard area > 0, !seen.isNull, seen.width > 0, seen.height > 0 else { return false }
    return seen.width * seen.height / area >= share
  }
}
