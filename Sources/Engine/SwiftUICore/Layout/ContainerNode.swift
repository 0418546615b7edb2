import Foundation

/// A node with any number of children that are all shown: the base of stacks, grids, overlays and custom layouts.
package class ContainerNode: ViewNode, ViewListContainer, DepartureContainer, IdentifiedChildren {
  package final var list: ViewList! {
    didSet { childrenAreStale = true }
  }
  private final var currentChildren: [ViewNode] = []
  private final var childrenAreStale = true
  /// The children before the list changed.
  private final var previousChildren: [ViewNode]?
  final var departures = Departures()

  /// The nodes of the list's elements, made when first asked for.
  package final var children: [ViewNode] {
    if childrenAreStale {
      childrenAreStale = false
      currentChildren = (0..<list.count).map { list.node(at: $0) }
    }
    return currentChildren
  }

  final var childIDs: [ObjectIdentifier: AnyHashable] {
    var ids: [ObjectIdentifier: AnyHashable] = [:]
    for (index, child) in children.enumerated() { ids[ObjectIdentifier(child)] = list.explicitID(at: index) }
    return ids
  }

  /// Makes the children now, so that their actions queue before this node's own.
  package final func makeChildren() { _ = children }

  package func viewListDidChange() {
    if previousChildren == nil, !childrenAreStale { previousChildren = currentChildren }
    childrenAreStale = true
    // New children are made during the update, not in the middle of layout.
    setNeedsUpdate()
    invalidateLayout()
    invalidateDisplay()
    preferencesDidChange()
  }

  package override func update() {
    needsUpdate = false
    makeChildren()
    if let previous = previousChildren {
      previousChildren = nil
      childrenDidChange(from: previous, to: currentChildren)
    }
  }

  package override func layoutDidPlace() { if !departures.isEmpty { placeDepartures() } }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let list { visit(list) }
    if !departures.isEmpty { departures.forEachRoot(visit) }
  }

  /// Children in the order in which they are drawn: by z index, then as listed.
  package final var childrenInDrawingOrder: [ViewNode] {
    // What leaves is behind what stays, unless its z index says otherwise.
    let children = departures.isEmpty ? children : departures.nodes + children
    guard graph.usesZIndices else { return children }
    let indices = children.map { $0.trait(ZIndexTraitKey.self) }
    guard indices.contains(where: { $0 != 0 }) else { return children }
    return zip(children, indices).enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
      .map { $0.element.0 }
  }

  package override func scrollTarget(forID id: AnyHashable) -> ScrollPlace? {
    if let index = list.index(ofID: id) {
      let node = list.node(at: index)
      return ScrollPlace(node: node, rect: CGRect(origin: .zero, size: node.size))
    }
    return super.scrollTarget(forID: id)
  }

  package override func makeFragment() -> DisplayFragment {
    let children = childrenInDrawingOrder
    var builder = FragmentBuilder(for: self, capacity: children.count)
    for child in children { builder.append(child) }
    return builder.finish()
  }

  package override func hitTest(_ point: CGPoint) -> ViewNode? {
    for child in childrenInDrawingOrder.reversed() where !child.isInert {
      if let hit = child.hitTest(child.convertFromParent(point)) { return hit }
    }
    return nil
  }
}

/// Collects what a node paints.
package struct FragmentBuilder {
  private let id: DisplayID
  private var items: [DisplayItem] = []
  private var bounds = CGRect.null

  /// `capacity` is how many items are expected.
  package init(for node: ViewNode, capacity: Int = 0) {
    id = node.displayID
    if capacity > 1 { items.reserveCapacity(capacity) }
  }

  /// Adds a child's fragment at the child's place.
  package mutating func append(_ child: ViewNode) {
    append(child.fragment(), at: child.position)
  }

  package mutating func append(_ fragment: DisplayFragment, at offset: CGPoint) {
    // What is placed nowhere, as inside an infinite container, cannot be drawn.
    guard !fragment.isEmpty, offset.x.isFinite, offset.y.isFinite else { return }
    items.append(.fragment(fragment, offset: offset))
    bounds = bounds.union(fragment.bounds.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// Adds an item that paints inside `itemBounds`.
  package mutating func append(_ item: DisplayItem, bounds itemBounds: CGRect) {
    guard itemBounds.isNull || itemBounds.isFinite else { return }
    items.append(item)
    bounds = bounds.union(itemBounds)
  }

  /// What was collected.
  ///
  /// A node that only passes one child on at its own origin shares the child's fragment, unless it is to be known by its own id.
  package func finish(sharingOnlyChild: Bool = true) -> DisplayFragment {
    if sharingOnlyChild, items.count == 1, case .fragment(let only, .zero) = items[0] { return only }
    return DisplayFragment(id: id, items: items, bounds: bounds)
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
