package import Foundation

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
    guard !fragment.isEmpty, offset.isUsual else { return }
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
