package import Foundation

/// A node that shows several views, made from a list: the base of every container.
package class ContainerNode: ViewNode, ViewListContainer, ChildrenOwner, IdentifiedChildren {
  package final var children = Children()
  /// The list, which is there from the making of the node on.
  package final var list: ViewList {
    guard let list = children.list else {
      fatalError("\(type(of: self)) has no list of views yet: call show(_:) where it is made")
    }
    return list
  }

  /// Takes the views to show, at first or instead of those before.
  package final func show<Content: View>(_ content: Content) {
    if let list = children.list {
      Content._updateViewList(content, in: _ViewListOutputs(list))
    } else {
      makeList(of: content)
      listWasMade()
    }
  }

  /// Makes the list without asking for nodes yet.
  final func makeList<Content: View>(of content: Content) {
    children.list = Content._makeViewList(content, inputs: childInputs).list
  }

  /// Called once, when the list is in place; containers that show everything make it now, so that its actions queue before their
  /// own.
  package func listWasMade() {}

  /// The nodes of all elements, made when first asked for.
  package final var allChildren: [ViewNode] {
    if children.nodesAreStale, let list = children.list {
      let nodes = (0..<list.count).map { list.node(at: $0) }
      children.setNodes(nodes)
    }
    return children.nodes
  }

  /// A container without views takes no distance to its neighbours, unless it takes space all the same (Facts 3.2).
  package final override var spacing: ViewSpacing { !fillsSpace && list.count == 0 ? .absent : spacingOfContent }
  /// Whether it takes the space that it is offered, with views in it or without.
  package var fillsSpace: Bool { false }
  /// The distances that the views in the container ask for.
  package var spacingOfContent: ViewSpacing { ViewSpacing() }

  /// The children that show, in the order of the list; all of them unless a container says otherwise.
  package var shownChildren: [ViewNode] { allChildren }
  /// The children that show, in the order in which they lie over each other.
  package var stackedChildren: [ViewNode] { shownChildren }

  package func viewListDidChange() {
    children.listDidChange()
    // New children are made during the update, not in the middle of layout.
    setNeedsUpdate()
    invalidateLayout()
    invalidateDisplay()
    preferencesDidChange()
  }

  package override func update() {
    needsUpdate = false
    settleChildren()
  }

  /// Makes what is new and shows how children come and go.
  final func settleChildren() {
    let nodes = allChildren
    if let before = children.takeNodesBefore() { childrenDidChange(from: before, to: nodes) }
  }

  final var childIDs: [ObjectIdentifier: AnyHashable] {
    var ids: [ObjectIdentifier: AnyHashable] = [:]
    list.forEachExistingElement { index, node in
      if !node.isInactive { ids[ObjectIdentifier(node)] = list.explicitID(at: index) }
    }
    return ids
  }

  package override func layoutDidPlace() { if !children.removals.isEmpty { placeRemovals() } }

  package override func forEachChild(_ visit: (GraphNode) -> Void) { children.forEach(visit) }

  package override func scrollTarget(forID id: AnyHashable) -> ScrollDestination? {
    if let index = list.index(ofID: id), let node = list.existingNode(at: index) {
      return ScrollDestination(node: node, rect: CGRect(origin: .zero, size: node.size))
    }
    return super.scrollTarget(forID: id)
  }

  package override func makeFragment() -> DisplayFragment { fragment(of: children.inDrawingOrder(stackedChildren, in: graph)) }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    // In a window without z indices nothing is sorted, and what leaves cannot be hit.
    hitTest(point, in: graph.uses(ZIndices.self) ? children.inDrawingOrder(stackedChildren, in: graph) : stackedChildren)
  }

  package override func appendAccessibility(to builder: inout AccessibilityBuilder) {
    for node in shownChildren where !node.isInactive { node.appendAccessibility(to: &builder) }
  }
}

/// A container that makes all its children at once: the base of stacks, grids, layers and custom layouts.
package class EagerContainerNode: ContainerNode {
  package override func listWasMade() { _ = allChildren }
}

/// A view whose node is a container of the views in its `content`.
nonisolated protocol ContainerView: PrimitiveView where Node: ContainerNode {
  associatedtype Content: View
  var content: Content { get }
  /// Makes the container, without children.
  func makeContainer(_ inputs: _ViewInputs) -> Node
  /// Gives the container a new value but for its children.
  func configure(_ node: Node)
}

extension ContainerView {
  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> Node {
    let node = view.makeContainer(inputs)
    node.show(view.content)
    return node
  }

  package static func updateNode(_ node: Node, with view: Self) {
    view.configure(node)
    node.show(view.content)
  }
}
