import Foundation

extension View {
  /// Calls an action when something about where the content of the scroll view inside stands has changed.
  ///
  /// What the first closure takes is compared after each step of scrolling, so take as little as is of use: here one of two
  /// values.
  ///
  ///     ScrollView { Text("A long line that may wrap") }
  ///       .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y > 100 }) { _, isBelow in isOn = isBelow }
  ///
  /// - Parameters:
  ///   - type: The type of what is looked at.
  ///   - transform: Takes what matters from the geometry.
  ///   - action: Told of the value before and after.
  /// - Returns: A view that watches the scroll view inside it.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(transform: transform, action: action))
  }
}

nonisolated struct ScrollGeometryModifier<T: Equatable>: ScrollObservingModifier {
  typealias Body = Never
  let transform: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  nonisolated init(transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void) {
    self.transform = transform
    self.action = action
  }
  func makeObserver() -> ScrollObserver { Observer() }
  func update(_ observer: ScrollObserver) { (observer as? Observer)?.modifier = self }

  private final class Observer: ScrollObserver {
    var modifier: ScrollGeometryModifier?
    private var last: T?
    override func scrollDidChange(_ node: ScrollNode) {
      guard let modifier else { return }
      let new = modifier.transform(node.geometry)
      let old = last ?? new
      let isFirst = last == nil
      last = new
      guard isFirst || old != new else { return }
      let graph = node.graph
      graph.enqueueAction { [weak self, unowned graph] in graph.answerChange { self?.modifier?.action(old, new) } }
    }
  }
}
