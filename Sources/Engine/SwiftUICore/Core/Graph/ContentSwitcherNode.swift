/// A wrapper whose content is sometimes another one, and that shows how the one before leaves.
class ContentSwitcherNode: WrapperNode, ChildrenOwner {
  final var children = Children()
  /// The content before this one, which may still be leaving.
  private final weak var previous: DetachedSubtree?

  /// Puts another node in the content's place; it is made when it is known how the one before goes.
  final func switchContent(to make: @autoclosure () -> ViewNode) {
    let old = content
    previous = graph.detach(old)
    let node = make()
    replaceContent(with: node)
    childrenDidChange(from: [old], to: [node])
  }

  /// Puts the content before this one back in place if it is still on its way out; returns whether it was.
  final func restorePreviousContent() -> Bool {
    guard let returning = previous, returning.isBeingRemoved, let node = returning.root as? ViewNode else { return false }
    returning.revive()
    switchContent(to: node)
    return true
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    super.forEachChild(visit)
    children.forEach(visit)
  }

  override func layoutDidPlace() { if !children.removals.isEmpty { placeRemovals() } }

  override func makeFragment() -> DisplayFragment {
    children.removals.isEmpty ? content.fragment() : fragment(of: children.inDrawingOrder([content], in: graph))
  }
}
