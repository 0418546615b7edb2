/// One view of a list: what stands for an element for the lists around it, whatever nodes show it.
///
/// Mostly that is one node. A modifier's body may show what it modifies at several places, or in one branch and then in another:
/// each place has a node of its own, with a state of its own, and the list keeps all of them up to date.
package class ListedView: ViewList {
  fileprivate final var nodes = ElementNodes<ViewNode>()

  /// Makes a node of the view as it is now.
  func makeNode(_ inputs: _ViewInputs) -> ViewNode { fatalError("abstract") }

  /// Visits the nodes that show the view; what the visit makes is not visited.
  final func forEachNode(_ visit: (ViewNode) -> Void) {
    let nodes = nodes
    nodes.forEach(visit)
  }

  package final override var count: Int { 1 }
  package final override func listedView(at index: Int) -> ListedView { self }
  package final override func existingListedView(at index: Int) -> ListedView? { self }
  package final override func forEachListedView(_ visit: (Int, ListedView) -> Void) { visit(0, self) }

  package final override func node(at index: Int) -> ViewNode {
    nodes.first ?? makeNode(of: self, at: index, childInputs, isKept: true)
  }

  package final override func existingNode(at index: Int) -> ViewNode? { nodes.first }

  package final override func forEachExistingElement(_ visit: (Int, ViewNode) -> Void) {
    if let node = nodes.first { visit(0, node) }
  }

  package final override func releaseNode(at index: Int) {
    forEachNode { $0.unmount() }
    nodes = ElementNodes()
  }

  package final override func forEachChild(_ visit: (GraphNode) -> Void) { forEachNode(visit) }

  final override var makesNodes: Bool { true }

  final override func makeNode(
    of element: ListedView, at index: Int?, _ inputs: _ViewInputs, isKept: Bool
  ) -> ViewNode {
    let node = makeNode(inputs)
    nodes.add(node, isKept: isKept)
    return node
  }

  final override func unplacedNode(of element: ListedView) -> ViewNode? { nodes.unplaced(below: self) }
}

/// The nodes that show one view.
struct ElementNodes<Node: ViewNode> {
  /// The one that stands in the list itself, or was moved from there.
  private var kept: Node?
  /// Those that a modifier's body has asked for, which are kept by where they stand: what a body shows no longer is gone.
  private var placed: [WeakReference<GraphNode>] = []

  /// The node that stands for all: one that is not on its way out, where there is one.
  var first: Node? {
    if let kept, kept.isMounted, !kept.isInactive || placed.isEmpty { return kept }
    var leaving = kept.flatMap { $0.isMounted ? $0 : nil }
    for reference in placed {
      guard let node = Self.node(reference) else { continue }
      if !node.isInactive { return node }
      leaving = leaving ?? node
    }
    return leaving
  }

  /// Visits them, those that are on their way out, too.
  func forEach(_ visit: (Node) -> Void) {
    if let kept, kept.isMounted { visit(kept) }
    for reference in placed { if let node = Self.node(reference) { visit(node) } }
  }

  mutating func add(_ node: Node, isKept: Bool) {
    if isKept {
      kept = node
    } else {
      placed.removeAll { Self.node($0) == nil }
      placed.append(node.weakReference)
    }
  }

  /// The one that is still where its list made it.
  func unplaced(below list: ViewList) -> Node? { kept.flatMap { $0.isMounted && $0.parent === list ? $0 : nil } }

  private static func node(_ reference: WeakReference<GraphNode>) -> Node? {
    guard let node = reference.object, node.isMounted else { return nil }
    return node.checked(as: Node.self)
  }
}

extension ViewList {
  /// A node of an element of the lists inside, for a place below a node that this list has put around the element.
  ///
  /// It inherits what is set inside of this list and then what holds at its place, as if the view had been written there.
  final func makeContent(of element: ListedView, at place: _ViewInputs, isKept: Bool) -> ViewNode {
    let maker = element.maker(below: self)
    let scope = maker.scope.rebased(from: self.scope, onto: place.scope)
    let node = maker.unplacedNode(of: element, in: scope) ?? maker.makeNode(of: element, for: place, in: scope, isKept: isKept)
    node.takePlace(below: place.parent ?? self)
    return node
  }

  /// Of the nodes that are in those which this list has put around an element, the one that stands for all.
  final func contentNode(of element: ListedView) -> ViewNode? {
    let maker = element.maker(below: self)
    return maker === element ? element.existingNode(at: 0) : maker.wrapper(around: element)
  }

  /// The node is made under the list, to which its identity belongs, and below all that will be around it, which is updated first.
  private func makeNode(
    of element: ListedView, for place: _ViewInputs, in scope: EnvironmentScope, isKept: Bool
  ) -> ViewNode {
    var inputs = _ViewInputs(graph: graph, parent: self, scope: scope)
    inputs.depthAbove = max(place.depthAbove, place.parent.map { Int32($0.depth) } ?? -1)
    return makeNode(of: element, at: nil, inputs, isKept: isKept)
  }

  /// A node that was made to be asked for a trait, if it inherits what is to be inherited; else it ends.
  private func unplacedNode(of element: ListedView, in scope: EnvironmentScope) -> ViewNode? {
    guard let node = unplacedNode(of: element) else { return nil }
    if node.scope === scope { return node }
    node.unmount()
    return nil
  }
}

extension ListedView {
  /// Of this view and the lists around it that put something around its node, the outermost one inside of another list.
  fileprivate func maker(below outer: ViewList) -> ViewList {
    var maker: ViewList = self
    for case let list as ViewList in GraphAncestors(startingAt: parent) {
      if list === outer { break }
      if list.makesNodes { maker = list }
    }
    return maker
  }

  /// The node that shows the view, with what the lists around it have put around it; `nil` where none was made.
  final var outermostNode: ViewNode? {
    var node = nodes.first
    var outer = parent
    while let list = outer as? ViewList {
      node = list.wrapper(around: self) ?? node
      outer = list.parent
    }
    return node
  }
}

extension ViewNode {
  /// Puts the node below one that was made independently of it.
  final func takePlace(below new: GraphNode) {
    move(below: new)
    if subtreeTracksPlacement { viewParent?.trackPlacement() }
  }
}
