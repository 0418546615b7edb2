/// Nodes that an update has taken out of the tree: they go at its end, unless a container shows how they leave.
///
/// From the moment of its detachment nothing below is updated any more: its values may belong to what is gone.
final class DetachedSubtree {
  /// A list of which all elements are gone, or a single node.
  let root: GraphNode
  /// The nodes that the container knew: the elements with the modifiers around them.
  let outermost: [ViewNode]
  /// The elements of a list, by which the lists around it know what they have put around them.
  private let elements: [ListedView]
  /// How many of them are still to be seen.
  private(set) var removing = 0
  private var isGone = false
  /// How the nodes that are still to be seen are taken out of their container, each at most once.
  private var endings: [() -> Void] = []

  init(_ root: GraphNode) {
    self.root = root
    let container = root.viewParent
    var nodes: [ViewNode] = []
    var elements: [ListedView] = []
    if let list = root as? ViewList {
      list.forEachListedView { _, element in
        elements.append(element)
        if let node = element.outermostNode { nodes.append(node.outermostWrapper(in: container)) }
      }
    } else if let node = root as? ViewNode {
      nodes.append(node.outermostWrapper(in: container))
    }
    outermost = nodes
    self.elements = elements
    setDetached(true)
  }

  /// Whether it is still shown, so that it can come back.
  var isBeingRemoved: Bool { removing > 0 && !isGone }

  /// Whether it has gone for good, or is back in the tree.
  var isOver: Bool { isGone }

  /// A node is still to be seen until `end` is called, which takes it out of its container.
  func removalBegan(_ end: @escaping () -> Void) {
    removing += 1
    endings.append(end)
  }

  /// Lets it be seen no longer: what it was in goes, too, and nothing can be found out from here without that.
  func cutShort() {
    let endings = endings
    self.endings = []
    for end in endings { end() }
    remove()
  }

  /// One node has left; with the last one all goes.
  func removalEnded() {
    removing -= 1
    if removing == 0 { remove() }
  }

  /// Brings the subtree back to life; the container finds its nodes among its children again.
  func revive() {
    isGone = true
    endings = []
    var movable: [AnyMovableNode] = []
    setDetached(false) { if let node = $0 as? AnyMovableNode { movable.append(node) } }
    for node in movable { node.takeBack() }
    // A container that makes its nodes as it lays out may have looked before.
    root.viewParent?.setNeedsUpdate()
    guard let list = root as? ViewList else { return }
    for outer in outerLists { outer.elementsDidReturn(list) }
  }

  /// Ends the subtree for good, unless it came back or still shows.
  func remove() {
    guard !isGone, removing == 0 else { return }
    isGone = true
    endings = []
    // Unmounting may part it from what is around it.
    let outer = elements.isEmpty ? [] : outerLists
    for node in outermost { node.unmount() }
    root.unmount()
    for list in outer { list.elementsDidGo(elements) }
  }

  /// The lists around it in its container, which keep wrappers by their elements.
  private var outerLists: [ViewList] {
    GraphAncestors(startingAt: root.parent).prefix { !($0 is any ViewListContainer) }.compactMap { $0 as? ViewList }
  }

  /// Takes all out of what is updated, or back into it but for what sleeps in it, or leaves by itself.
  private func setDetached(_ detached: Bool, note: (GraphNode) -> Void = { _ in }) {
    func visit(_ node: GraphNode) {
      guard detached || !node.isAsleep && !node.isDetached else { return }
      node.setInactive(detached)
      note(node)
      node.forEachChild(visit)
    }
    root.isDetached = detached
    for node in outermost { node.isDetached = detached }
    visit(root)
    for node in outermost { visit(node) }
  }
}

extension ViewNode {
  /// The node, with the wrappers that a list has put around it inside of the node that shows that list.
  fileprivate func outermostWrapper(in container: ViewNode?) -> ViewNode {
    var node = self
    while true {
      if let wrapper = node.parent as? WrapperNode, wrapper.contentIfSet === node, !(wrapper is any ChildrenOwner) {
        node = wrapper
      } else if let shell = node.viewParent, shell !== container, let owner = shell.parent as? TransitionNode,
        owner.shell === shell
      {
        node = owner
      } else {
        return node
      }
    }
  }
}

/// The children of a container that have left its list and still show.
///
/// To add one and to take one out costs the same however many there are.
struct Removals {
  private typealias Leaving = (node: ViewNode, entry: DetachedSubtree)
  /// In the order in which they left; `nil` in place of those that have been taken out.
  private var places: [Leaving?] = []
  /// The places by the nodes.
  private var indices: [ObjectIdentifier: Int] = [:]

  var isEmpty: Bool { indices.isEmpty }

  /// In the order in which they left.
  var nodes: [ViewNode] { places.compactMap { $0?.node } }

  /// Those that have been brought back to life, or are gone.
  var returned: [ViewNode] {
    indices.isEmpty ? [] : places.compactMap { place in place.flatMap { $0.entry.isOver ? $0.node : nil } }
  }

  mutating func add(_ node: ViewNode, _ entry: DetachedSubtree) {
    indices[ObjectIdentifier(node)] = places.count
    places.append((node, entry))
  }

  /// Takes a node out; returns what it belonged to.
  mutating func take(_ node: ViewNode) -> DetachedSubtree? {
    guard let index = indices.removeValue(forKey: ObjectIdentifier(node)) else { return nil }
    let entry = places[index]?.entry
    places[index] = nil
    if places.count > 2 * indices.count { closeGaps() }
    return entry
  }

  /// Takes a node out if it leaves with a subtree, and has not come back and left again with another one; returns whether it did.
  mutating func take(_ node: ViewNode, of entry: DetachedSubtree) -> Bool {
    guard let index = indices[ObjectIdentifier(node)], places[index]?.entry === entry else { return false }
    return take(node) != nil
  }

  private mutating func closeGaps() {
    places.removeAll { $0 == nil }
    for (index, place) in places.enumerated() { if let place { indices[ObjectIdentifier(place.node)] = index } }
  }

  /// The subtrees, for what visits all nodes: each once, a list besides its outermost nodes.
  func forEachRoot(_ visit: (GraphNode) -> Void) {
    var seen: Set<ObjectIdentifier> = []
    for case let (_, entry)? in places where seen.insert(ObjectIdentifier(entry)).inserted {
      for node in entry.outermost { visit(node) }
      if entry.root is ViewList { visit(entry.root) }
    }
  }
}

/// What one update took out of the tree.
struct DetachedSubtrees {
  private var entries: [DetachedSubtree] = []
  /// By the nodes that containers knew; what was taken out, came back and went again is with the last.
  private var byNode: [ObjectIdentifier: DetachedSubtree] = [:]

  mutating func add(_ entry: DetachedSubtree) {
    entries.append(entry)
    for node in entry.outermost { byNode[ObjectIdentifier(node)] = entry }
  }

  /// What a node left with that a container knew.
  func subtree(of node: ViewNode) -> DetachedSubtree? { byNode[ObjectIdentifier(node)] }

  /// Empties it; returns what was in it, in the order in which it was taken out.
  mutating func takeAll() -> [DetachedSubtree] {
    let all = entries
    if !all.isEmpty { self = DetachedSubtrees() }
    return all
  }
}

extension ViewGraph {
  /// Takes nodes out of the tree at the end of this update, unless a container lets them leave in motion.
  func detach(_ root: GraphNode) -> DetachedSubtree {
    let entry = DetachedSubtree(root)
    (root.parent as? ViewList)?.keep(entry)
    // What goes without a way out disappears before what comes in its place appears; all else after it (Facts 9.1).
    for node in entry.outermost where node.leavesAtOnce { node.queueDisappearance() }
    animations.detached.add(entry)
    return entry
  }

  func removeDetached() {
    for entry in animations.detached.takeAll() { entry.remove() }
  }
}
