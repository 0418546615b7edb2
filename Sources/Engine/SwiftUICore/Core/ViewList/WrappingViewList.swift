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
  /// The nodes around each element's.
  private final var wrappers: [ObjectIdentifier: Wrapped] = [:]

  private struct Wrapped {
    let element: ListedView
    var nodes = ElementNodes<Node>()
  }

  /// Makes a node around an element's, with that in it; the index is `nil` where it is not known.
  func makeWrapper(around element: ListedView, at index: Int?, _ inputs: _ViewInputs, isKept: Bool) -> Node {
    fatalError("abstract")
  }

  /// The node around an element's, if it has been made.
  final func existingWrapper(around element: ListedView) -> Node? { wrappers[ObjectIdentifier(element)]?.nodes.first }

  /// Visits all nodes around an element's; what the visit makes is not visited.
  final func forEachWrapper(around element: ListedView, _ visit: (Node) -> Void) {
    let nodes = wrappers[ObjectIdentifier(element)]?.nodes
    nodes?.forEach(visit)
  }

  /// The nodes around elements, one of each, in no order.
  final var existingWrappers: [Node] { wrappers.values.compactMap(\.nodes.first) }

  package override var count: Int { base.count }
  package override var standsForOneView: Bool { base.standsForOneView }

  package final override func listedView(at index: Int) -> ListedView { base.listedView(at: index) }
  package final override func existingListedView(at index: Int) -> ListedView? { base.existingListedView(at: index) }
  package final override func forEachListedView(_ visit: (Int, ListedView) -> Void) { base.forEachListedView(visit) }

  package final override func node(at index: Int) -> ViewNode {
    let element = base.listedView(at: index)
    return existingWrapper(around: element) ?? makeNode(of: element, at: index, childInputs, isKept: true)
  }

  final override var makesNodes: Bool { true }

  final override func makeNode(of element: ListedView, at index: Int?, _ inputs: _ViewInputs, isKept: Bool) -> ViewNode {
    let wrapper = makeWrapper(around: element, at: index, inputs, isKept: isKept)
    wrappers[ObjectIdentifier(element), default: Wrapped(element: element)].nodes.add(wrapper, isKept: isKept)
    return wrapper
  }

  final override func unplacedNode(of element: ListedView) -> ViewNode? {
    wrappers[ObjectIdentifier(element)]?.nodes.unplaced(below: self)
  }

  package final override func existingNode(at index: Int) -> ViewNode? {
    base.existingListedView(at: index).flatMap { existingWrapper(around: $0) }
  }

  package override func releaseNode(at index: Int) {
    guard let element = base.existingListedView(at: index) else { return }
    wrappers.removeValue(forKey: ObjectIdentifier(element))?.nodes.forEach { $0.unmount() }
    base.releaseNode(at: index)
  }

  package final override func forEachExistingElement(_ visit: (Int, ViewNode) -> Void) {
    base.forEachListedView { index, element in
      if let wrapper = existingWrapper(around: element) { visit(index, wrapper) }
    }
  }

  final override func wrapper(around element: ListedView) -> ViewNode? { existingWrapper(around: element) }

  package override func elementSleepDidChange(at index: Int, isAsleep: Bool) {
    base.elementSleepDidChange(at: index, isAsleep: isAsleep)
  }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    base.forEachListedView { forEachWrapper(around: $1, visit) }
    // The base list holds what has no node: conditions, loops, bodies that return several views.
    visit(base)
  }

  package override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    base.appendSegments(to: &segments, offset: offset)
  }

  package override func index(ofID id: AnyHashable) -> Int? { base.index(ofID: id) }
  package override func explicitID(at index: Int) -> AnyHashable? { base.explicitID(at: index) }
  package override func dynamicEdits(at index: Int) -> DynamicEdits? { base.dynamicEdits(at: index) }

  final override func elementsDidGo(_ elements: [ListedView]) {
    graph.counters.wrappersChecked += elements.count
    for element in elements {
      wrappers.removeValue(forKey: ObjectIdentifier(element))?.nodes.forEach { $0.unmount() }
    }
  }

  /// Ends the nodes around elements that have gone.
  final func dropWrappers() {
    graph.counters.wrappersChecked += wrappers.count
    for (key, wrapped) in wrappers where !wrapped.element.isMounted {
      wrapped.nodes.forEach { $0.unmount() }
      wrappers[key] = nil
    }
  }
}
