/// A list that puts a node of its own around each element's node: the base of modifiers on several views, and of what a container
/// puts around its rows.
package class WrappingViewList<Node: WrapperNode>: ViewList {
  private final var wrappedList: ViewList?
  /// The list whose elements it wraps.
  package final var base: ViewList {
    get {
      guard let wrappedList else { fatalError("\(type(of: self)) wraps no list yet: set base where it is made") }
      return wrappedList
    }
    set { wrappedList = newValue }
  }
  /// The node around each element's node.
  final var wrappers: [ObjectIdentifier: Node] = [:]

  /// Makes the node around an element's; whoever makes it says how the two are connected.
  func makeWrapper(around node: ViewNode, at index: Int) -> Node { fatalError("abstract") }

  package override var count: Int { base.count }
  package override var standsForOneView: Bool { base.standsForOneView }

  package final override func node(at index: Int) -> ViewNode {
    let node = base.node(at: index)
    if let wrapper = wrappers[ObjectIdentifier(node)] { return wrapper }
    let wrapper = makeWrapper(around: node, at: index)
    wrapper.adoptPlacementTracking(of: node)
    wrappers[ObjectIdentifier(node)] = wrapper
    return wrapper
  }

  package final override func existingNode(at index: Int) -> ViewNode? {
    base.existingNode(at: index).flatMap { wrappers[ObjectIdentifier($0)] }
  }

  package override func releaseNode(at index: Int) {
    guard let node = base.existingNode(at: index) else { return }
    wrappers.removeValue(forKey: ObjectIdentifier(node))?.unmount()
    base.releaseNode(at: index)
  }

  package final override func forEachExistingElement(_ visit: (Int, ViewNode) -> Void) {
    base.forEachExistingElement { index, node in
      if let wrapper = wrappers[ObjectIdentifier(node)] { visit(index, wrapper) }
    }
  }

  final override func wrapper(around node: ViewNode) -> ViewNode? { wrappers[ObjectIdentifier(node)] }

  package override func elementSleepDidChange(at index: Int, isAsleep: Bool) {
    base.elementSleepDidChange(at: index, isAsleep: isAsleep)
  }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    base.forEachExistingNode { node in wrappers[ObjectIdentifier(node)].map(visit) }
    // The base list holds what has no node: conditions, loops, bodies that return several views.
    visit(base)
  }

  package override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    base.appendSegments(to: &segments, offset: offset)
  }

  package override func index(ofID id: AnyHashable) -> Int? { base.index(ofID: id) }
  package override func explicitID(at index: Int) -> AnyHashable? { base.explicitID(at: index) }
  package override func dynamicEdits(at index: Int) -> DynamicEdits? { base.dynamicEdits(at: index) }

  /// Ends the nodes around elements that have gone.
  final func dropWrappers(where isGone: (_ element: ObjectIdentifier, Node) -> Bool) {
    for (key, wrapper) in wrappers where isGone(key, wrapper) {
      wrapper.unmount()
      wrappers[key] = nil
    }
  }
}
