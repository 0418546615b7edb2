import Foundation

/// The children of a node that shows several views: the list that they come from, their nodes, and those that have left the list
/// and still show how they go.
///
/// What containers share is here and in `ChildrenOwner`; *which* children show and *where* is each container's own.
package struct Children {
  /// Where the children come from; `nil` for a node that shows one view after another.
  package var list: ViewList? {
    didSet { nodesAreStale = true }
  }
  /// The nodes of all elements, where the container makes them all.
  private(set) var nodes: [ViewNode] = []
  private(set) var nodesAreStale = true
  /// The nodes before the list changed.
  private var nodesBefore: [ViewNode]?
  /// The children that have left and still show.
  var removals = Removals()

  /// Remembers what was there before a change of the list.
  mutating func listDidChange() {
    if nodesBefore == nil, !nodesAreStale { nodesBefore = nodes }
    nodesAreStale = true
  }

  /// Takes the nodes of all elements of the list as it is now.
  mutating func setNodes(_ new: [ViewNode]) {
    nodes = new
    nodesAreStale = false
  }

  /// The nodes before the list changed, once for each change.
  mutating func takeNodesBefore() -> [ViewNode]? {
    defer { nodesBefore = nil }
    return nodesBefore
  }

  /// Visits the list and what leaves.
  func forEach(_ visit: (GraphNode) -> Void) {
    if let list { visit(list) }
    if !removals.isEmpty { removals.forEachRoot(visit) }
  }

  /// Children from back to front: what leaves behind what stays, but for their z indices.
  ///
  /// `stacked` are the children that show, in the order in which they lie over each other.
  func inDrawingOrder(_ stacked: [ViewNode], in graph: ViewGraph) -> [ViewNode] {
    let nodes = removals.isEmpty ? stacked : removals.nodes + stacked
    guard graph.uses(ZIndices.self) else { return nodes }
    let indices = nodes.map { $0.trait(ZIndexTraitKey.self) }
    guard indices.contains(where: { $0 != 0 }) else { return nodes }
    return zip(nodes, indices).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map { $0.element.0 }
  }
}

extension ViewNode {
  /// Draws nodes at their places, from back to front.
  final func fragment(of nodes: [ViewNode]) -> DisplayFragment {
    var builder = FragmentBuilder(for: self, capacity: nodes.count)
    for node in nodes { builder.append(node) }
    return builder.finish()
  }

  /// The node that handles a press: the frontmost first; what leaves is not there any more.
  final func hitTest(_ point: CGPoint, in nodes: [ViewNode]) -> ViewNode? {
    for node in nodes.reversed() where !node.isInactive {
      if let hit = node.hitTest(node.convertFromParent(point)) { return hit }
    }
    return nil
  }
}

/// A node whose children come and go in motion.
protocol ChildrenOwner: ViewNode {
  var children: Children { get set }
}

extension ChildrenOwner {
  /// Lets children that came into an existing container appear, and those that went leave, as the update's transaction says.
  func childrenDidChange(from old: [ViewNode], to new: [ViewNode]) {
    let oldIDs = Set(old.map(ObjectIdentifier.init))
    let newIDs = Set(new.map(ObjectIdentifier.init))
    let returned = takeReturned()
    let returnedIDs = Set(returned.map(ObjectIdentifier.init))
    for node in old where !newIDs.contains(ObjectIdentifier(node)) { remove(node) }
    // What came back and went again before the container looked leaves anew, as this update says.
    for node in returned where !newIDs.contains(ObjectIdentifier(node)) && !oldIDs.contains(ObjectIdentifier(node)) {
      remove(node)
    }
    for node in new where !oldIDs.contains(ObjectIdentifier(node)) && !returnedIDs.contains(ObjectIdentifier(node)) {
      node.animateInsertion()
    }
  }

  /// Puts what has been brought back to life in place again; returns it.
  func takeReturned() -> [ViewNode] {
    let returned = children.removals.returned
    for node in returned {
      _ = children.removals.take(node)
      node.cancelRemoval()
    }
    return returned
  }

  /// What a node leaves with that this update has taken out; `nil` where it cannot be seen on a way out.
  func leavingSubtree(of node: ViewNode) -> DetachedSubtree? {
    node.isPlaced && node.isMounted ? graph.animations.detached.subtree(of: node) : nil
  }

  /// Takes a node out that leaves with a subtree, once.
  func ending(of node: ViewNode, leavingWith subtree: DetachedSubtree) -> () -> Void {
    { [weak self, weak node, weak subtree] in
      guard let self, let node, let subtree, self.children.removals.take(node, of: subtree) else { return }
      self.invalidateDisplay()
      subtree.removalEnded()
    }
  }

  private func remove(_ node: ViewNode) {
    guard let subtree = leavingSubtree(of: node) else { return }
    let end = ending(of: node, leavingWith: subtree)
    let completion = AnimationCompletion(criteria: .removed, end)
    guard graph.withCompletion(completion, { node.animateRemoval() }) else { return }
    subtree.removalBegan(end)
    children.removals.add(node, subtree)
    // Nobody else places it any more, and its transition may have put something around it.
    placeNow { node.place(at: node.position, proposal: node.placedProposal) }
    invalidateDisplay()
  }

  /// Lays out again what leaves, where it is.
  func placeRemovals() {
    for node in children.removals.nodes where node.needsLayout { node.place(at: node.position, proposal: node.placedProposal) }
  }
}

extension ViewGraph {
  /// Makes changes whose animations a completion waits for; returns whether there are any.
  fileprivate func withCompletion(_ completion: AnimationCompletion, _ change: () -> Void) -> Bool {
    let outer = transaction
    transaction.add(completion)
    change()
    transaction = outer
    completion.seal()
    return !completion.isReady
  }
}
