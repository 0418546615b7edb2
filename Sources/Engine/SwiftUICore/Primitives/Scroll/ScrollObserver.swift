import Foundation

/// Somebody who wants to know what a scroll view does; lives in the node of a modifier around it.
///
/// It follows the first scroll view inside it; those in that one's content, and others beside it, tell it nothing.
class ScrollObserver {
  /// The scroll view that it follows.
  private final var followed: WeakReference<GraphNode>?
  /// Whether it hears of every scroll view inside.
  var followsAll: Bool { false }
  /// Called when content, size or offset may have changed, after the layout of a frame or between frames.
  func scrollDidChange(_ node: ScrollNode) {}
  /// Where content that a finger has let go is to rest instead of a place; `nil` leaves it there.
  func restingPosition(of node: ScrollNode, proposed: CGPoint) -> CGPoint? { nil }
  /// Where a notch of a wheel is to bring the content instead of a place; `nil` leaves it there.
  func wheelPosition(of node: ScrollNode, proposed: CGPoint) -> CGPoint? { nil }
  /// How far the content can be pulled down beyond its beginning and rest there, in points.
  func revealableLength(of node: ScrollNode) -> CGFloat { 0 }
  /// How much of the bar above goes as the content scrolls up, in points.
  func collapsibleLength(of node: ScrollNode) -> CGFloat { 0 }
  /// Whether content that stands at its beginning is to stand as far below it as it can.
  func restsPulledDown(_ node: ScrollNode) -> Bool { false }
  /// Whether it is also told of scroll views in screens inside, which scroll below bars of their own.
  var watchesScreensInside: Bool { false }
  /// Called when other scroll views than before show.
  func shownScrollViewsDidChange(in graph: ViewGraph) {}

  fileprivate final func follows(_ node: ScrollNode) -> Bool {
    if followsAll { return true }
    if let known = followed?.object as? ScrollNode, known.isMounted, !known.isInactive { return known === node }
    guard !node.isInScrollView(observedBy: self) else { return false }
    followed = node.weakReference
    return true
  }
}

private enum ScrollObserversKey: EnvironmentKey { static var defaultValue: [ScrollObserver] { [] } }

extension EnvironmentValues {
  /// Who wants to know what the scroll views below do.
  var scrollObservers: [ScrollObserver] {
    get { self[ScrollObserversKey.self] }
    set { self[ScrollObserversKey.self] = newValue }
  }
}

/// A modifier whose node watches the scroll views inside.
nonisolated protocol ScrollObservingModifier: PrimitiveModifier where Node == ScrollObserverNode {
  func makeObserver() -> ScrollObserver
  func update(_ observer: ScrollObserver)
}

extension ScrollObservingModifier {
  static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> ScrollObserverNode {
    let node = ScrollObserverNode(modifier.makeObserver(), inputs: inputs)
    updateNode(node, with: modifier)
    return node
  }
  static func updateNode(_ node: ScrollObserverNode, with modifier: Self) {
    node.refresh = { [observer = node.observer] in modifier.update(observer) }
    node.update()
  }
}

final class ScrollObserverNode: WrapperNode {
  let observer: ScrollObserver
  private let observingScope: EnvironmentScope
  /// Gives the modifier to the observer; what a binding of it reads makes the node update.
  fileprivate var refresh: () -> Void = {}

  init(_ observer: ScrollObserver, inputs: _ViewInputs) {
    self.observer = observer
    observingScope = EnvironmentScope(parent: inputs.scope)
    super.init(inputs: inputs)
    var values = EnvironmentValues(scope: inputs.scope)
    values.scrollObservers.append(observer)
    _ = observingScope.replaceEntries(values.overrides)
  }

  override func update() {
    needsUpdate = false
    tracking(refresh)
  }

  override var contentInputs: _ViewInputs { _ViewInputs(graph: graph, parent: self, scope: observingScope) }
  override var debugName: String { "ScrollObserver" }
}

extension ScrollNode {
  /// Tells observers where it stands.
  func tellObservers() {
    for observer in observers { observer.scrollDidChange(self) }
  }

  /// Those that follow this scroll view.
  var observers: [ScrollObserver] { observersAround.filter { $0.follows(self) } }

  private var observersAround: [ScrollObserver] { EnvironmentValues(scope: scope).scrollObservers }

  /// Whether it lies in the content of another scroll view that an observer is around of, too.
  fileprivate func isInScrollView(observedBy observer: ScrollObserver) -> Bool {
    let outer = ancestors.first { $0 is ScrollNode } as? ScrollNode
    return outer?.observersAround.contains { $0 === observer } ?? false
  }

  /// Tells observers that the scroll view came or went, or came into sight or went out of it.
  func tellObserversOfPresence() {
    for observer in observersAround { observer.shownScrollViewsDidChange(in: graph) }
  }
}

extension ScrollNode: VisibilityObserver {
  func didBecomeVisible() { tellObserversOfPresence() }
  func didBecomeHidden() { tellObserversOfPresence() }
}
