/// Nodes that an update has taken out of the tree: they go at its end, unless a container shows how they leave.
///
/// From the moment of its detachment nothing below is updated any more: its values may belong to what is gone.
final class DetachedSubtree {
  /// A list of which all elements are gone, or a single node.
  let root: GraphNode
  /// The nodes that the container knew: the elements with the modifiers around them.
  let outermost: [ViewNode]
  /// How many of them are still to be seen.
  private(set) var removing = 0
  private var isGone = false
  /// How the nodes that are still to be seen are taken out of their container, each at most once.
  private var endings: [() -> Void] = []

  init(_ root: GraphNode) {
    self.root = root
    let container = root.viewParent
    var nodes: [ViewNode] = []
    if let list = root as? ViewList {
      list.forEachListedView { _, element in
        if let node = element.outermostNode { nodes.append(node.outermostWrapper(in: container)) }
      }
      list.isDetached = true
    } else if let node = root as? ViewNode {
      nodes.append(node.outermostWrapper(in: container))
    }
    outermost = nodes
    setInactive(true)
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
    setInactive(false)
    guard let list = root as? ViewList else { return }
    list.isDetached = false
    for outer in outerLists { outer.elementsDidReturn(list) }
  }

  /// Ends the subtree for good, unless it came back or still shows.
  func remove() {
    guard !isGone, removing == 0 else { return }
    isGone = true
    // Unmounting may part it from what is around it.
    let outer = outerLists
    for node in outermost { node.unmount() }
    root.unmount()
    for list in outer { list.childStructureDidChange() }
  }

  /// The lists around it in its container, which keep wrappers by their elements.
  private var outerLists: [ViewList] {
    GraphAncestors(startingAt: root.parent).prefix { !($0 is any ViewListContainer) }.compactMap { $0 as? ViewList }
  }

  private func setInactive(_ inactive: Bool) {
    func visit(_ node: GraphNode) {
      node.setInactive(inactive)
      node.forEachChild(visit)
    }
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
struct Removals {
  private(set) var nodes: [ViewNode] = []
  private var entries: [DetachedSubtree] = []

  var isEmpty: Bool { nodes.isEmpty }

  /// Those that have been brought back to life, or are gone.
  var returned: [ViewNode] { zip(nodes, entries).compactMap { $1.isOver ? $0 : nil } }

  mutating func add(_ node: ViewNode, _ entry: DetachedSubtree) {
    nodes.append(node)
    entries.append(entry)
  }

  /// Takes a node out; returns what it belonged to.
  mutating func take(_ node: ViewNode) -> DetachedSubtree? {
    guard let index = nodes.firstIndex(where: { $0 === node }) else { return nil }
    nodes.remove(at: index)
    return entries.remove(at: index)
  }

  /// The subtrees, for what visits all nodes: each once, a list besides its outermost nodes.
  func forEachRoot(_ visit: (GraphNode) -> Void) {
    var seen: [DetachedSubtree] = []
    for entry in entries where !seen.contains(where: { $0 === entry }) {
      seen.append(entry)
      for node in entry.outermost { visit(node) }
      if entry.root is ViewList { visit(entry.root) }
    }
  }
}

extension ViewGraph {
  /// Takes nodes out of the tree at the end of this update, unless a container lets them leave in motion.
  func detach(_ root: GraphNode) -> DetachedSubtree {
    let entry = DetachedSubtree(root)
    (root.parent as? ViewList)?.keep(entry)
    // What goes without a way out disappears before what comes in its place appears; all else after it (Facts 9.1).
    for node in entry.outermost where node.leavesAtOnce { node.queueDisappearance() }
    animations.detached.append(entry)
    return entry
  }

  func removeDetached() {
    let entries = animations.detached
    guard !entries.isEmpty else { return }
    animations.detached.removeAll()
    for entry in entries { entry.remove() }
  }
}
