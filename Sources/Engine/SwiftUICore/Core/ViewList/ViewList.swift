/// The children of a container, addressable by index without making their nodes.
///
/// A list is made from a view's type and value and lives as long as that view's place in the tree. Groups, tuples, conditions and
/// loops have no node of their own; they are lists in lists, and containers see one flat sequence.
///
/// Invariants: `count` and the order of elements change only together with `structureDidChange()`; the node that a container has
/// asked for is the same object until it is released or its view goes. What the lists around know an element by is its
/// `ListedView`, which may have several nodes where a modifier's body shows it more than once.
package class ViewList: GraphNode {
  /// How many elements there are.
  package var count: Int { 0 }

  /// What was in this list, has been taken out of it and may still be seen.
  private final var takenOut: [Weak<DetachedSubtree>] = []
  /// How many of them there may be before those that are over are looked for.
  private final var takenOutRoom = 16

  /// Remembers what has been taken out of this list: it can be seen no longer than the list is there.
  final func keep(_ entry: DetachedSubtree) {
    if takenOut.count >= takenOutRoom {
      takenOut.removeAll { $0.value?.isOver ?? true }
      takenOutRoom = max(2 * takenOut.count, 16)
    }
    takenOut.append(Weak(entry))
  }

  final override func endLeaving() {
    guard !takenOut.isEmpty else { return }
    let entries = takenOut
    takenOut = []
    for entry in entries { entry.value?.cutShort() }
  }

  /// Whether it is that of one view, of which nobody knows yet what it shows.
  package var standsForOneView: Bool { false }

  /// The node of an element, made if there is none yet.
  package func node(at index: Int) -> ViewNode {
    fatalError("\(type(of: self)) has no element \(index)")
  }

  /// The node of an element if it has been made.
  package func existingNode(at index: Int) -> ViewNode? { nil }

  /// Drops the node of an element that a lazy container no longer shows.
  package func releaseNode(at index: Int) {}

  /// What stands for an element, made if there is none yet.
  package func listedView(at index: Int) -> ListedView {
    fatalError("\(type(of: self)) has no element \(index)")
  }

  /// What stands for an element if it has been made.
  package func existingListedView(at index: Int) -> ListedView? { nil }

  /// Visits what stands for the elements as far as that has been made, in order, with the index of each.
  package func forEachListedView(_ visit: (_ index: Int, ListedView) -> Void) {}

  /// Visits the nodes that have been made, in order.
  package final func forEachExistingNode(_ visit: (ViewNode) -> Void) { forEachExistingElement { visit($1) } }

  /// Visits the nodes that have been made, in order, with the index of each element.
  package func forEachExistingElement(_ visit: (_ index: Int, ViewNode) -> Void) {}

  /// Tells the lists inside that a lazy container put an element to sleep, or woke it.
  package func elementSleepDidChange(at index: Int, isAsleep: Bool) {}

  /// Describes headers, rows and footers, as ranges of elements that begin at `offset`.
  package func appendSegments(to segments: inout [ListSegment], offset: Int) {
    ListSegment.append(rows: offset..<offset + count, to: &segments)
  }

  /// The first element that carries an explicit identity (`ForEach`, `.id`), or `nil`.
  package func index(ofID id: AnyHashable) -> Int? { nil }

  /// The explicit identity of an element, the innermost if there are several.
  package func explicitID(at index: Int) -> AnyHashable? { nil }

  /// What can be done with an element of a `ForEach`, by the innermost one that says it; `nil`: nothing.
  package func dynamicEdits(at index: Int) -> DynamicEdits? { nil }

  /// The node that this list itself has put around an element; `nil`: none.
  func wrapper(around element: ListedView) -> ViewNode? { nil }

  /// Whether the nodes of elements are made by this list: it is that of one view, or puts something around each.
  var makesNodes: Bool { false }

  /// Makes one more node of an element, at its index where that is known.
  ///
  /// The list holds it if it `isKept`, and only knows of it otherwise.
  func makeNode(of element: ListedView, at index: Int?, _ inputs: _ViewInputs, isKept: Bool) -> ViewNode {
    fatalError("\(type(of: self)) makes no nodes")
  }

  /// The node of an element that this list has made and that nobody shows yet.
  func unplacedNode(of element: ListedView) -> ViewNode? { nil }

  /// A trait of an element's view for the container around it; read from the modifiers on the view, without making its node,
  /// unless the trait may be set inside of a body.
  package func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value { node(at: index).trait(key) }

  /// Called when `count` or the order of a list inside this one changed; drops what was derived from it.
  package func childStructureDidChange() {}

  /// Called when elements that were leaving are elements of this list again; what changed meanwhile has not reached their nodes.
  func elementsDidReturn(_ elements: ViewList) {}

  /// Called when elements that had been taken out of this list are gone for good.
  func elementsDidGo(_ elements: [ListedView]) {}

  /// Tells the lists around this one and the container that elements came, went or moved.
  package final func structureDidChange() {
    for node in GraphAncestors(startingAt: parent) {
      if let list = node as? ViewList {
        list.childStructureDidChange()
      } else if let container = node as? any ViewListContainer {
        container.viewListDidChange()
        return
      }
    }
  }
}

/// A node whose children come from a list.
package protocol ViewListContainer: ViewNode {
  /// Called when elements of the list came, went or moved.
  func viewListDidChange()
}

/// A stretch of a list: plain rows, or a section with its header and footer.
package struct ListSegment: Equatable {
  package var isSection: Bool
  package var header: Range<Int>
  package var rows: Range<Int>
  package var footer: Range<Int>
  /// Whether the section shows its rows; `nil` where that cannot be changed.
  package var expansion: SectionExpansion?
  /// What the app says of the section by a `SectionNoteModifier`.
  package internal(set) var note: (any Sendable)?
  /// Whether a modifier has said that, or that there is nothing to say.
  var hasNote = false

  package init(isSection: Bool, header: Range<Int>, rows: Range<Int>, footer: Range<Int>) {
    self.isSection = isSection
    self.header = header
    self.rows = rows
    self.footer = footer
  }

  /// The elements of all three parts.
  package var range: Range<Int> { header.lowerBound..<footer.upperBound }

  package static func == (a: ListSegment, b: ListSegment) -> Bool {
    a.isSection == b.isSection && a.header == b.header && a.rows == b.rows && a.footer == b.footer
  }

  static func append(rows: Range<Int>, to segments: inout [ListSegment]) {
    guard !rows.isEmpty else { return }
    if let last = segments.last, !last.isSection, last.rows.upperBound == rows.lowerBound {
      segments[segments.count - 1].rows = last.rows.lowerBound..<rows.upperBound
      segments[segments.count - 1].footer = rows.upperBound..<rows.upperBound
    } else {
      segments.append(
        ListSegment(
          isSection: false, header: rows.lowerBound..<rows.lowerBound, rows: rows,
          footer: rows.upperBound..<rows.upperBound))
    }
  }
}

/// One view, one element.
final class UnaryViewList<Content: View>: ListedView {
  private var view: Content

  init(_ view: Content, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
  }

  func setView(_ new: Content) {
    view = new
    forEachNode { Content._updateView(new, in: _ViewOutputs($0)) }
  }

  override func makeNode(_ inputs: _ViewInputs) -> ViewNode { Content._makeView(view, inputs: inputs).node }

  /// What shows is found by its node, which may be a part of the element.
  override func index(ofID id: AnyHashable) -> Int? {
    guard existingNode(at: 0)?.isInactive ?? true else { return nil }
    return (view as? any IdentifiedView)?.carries(id) == true ? 0 : nil
  }

  override func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value {
    if let node = existingNode(at: index) { return node.trait(key) }
    switch TraitLookup(key, in: view) {
    case .set(let value): return value
    case .unset: return Key.defaultValue
    case .inBody: return node(at: index).trait(key)
    }
  }
}

/// No elements.
package final class EmptyViewList: ViewList {}

/// A list that shows another one as it is.
package class ForwardingViewList: ViewList {
  private final var shownList: ViewList?
  /// The list that it shows.
  package final var inner: ViewList {
    get {
      guard let shownList else { fatalError("\(type(of: self)) shows no list yet: set inner where it is made") }
      return shownList
    }
    set { shownList = newValue }
  }

  package override var count: Int { inner.count }
  package override func listedView(at index: Int) -> ListedView { inner.listedView(at: index) }
  package override func existingListedView(at index: Int) -> ListedView? { inner.existingListedView(at: index) }
  package override func forEachListedView(_ visit: (Int, ListedView) -> Void) { inner.forEachListedView(visit) }
  package override func node(at index: Int) -> ViewNode { inner.node(at: index) }
  package override func existingNode(at index: Int) -> ViewNode? { inner.existingNode(at: index) }
  package override func releaseNode(at index: Int) { inner.releaseNode(at: index) }
  package override func forEachExistingElement(_ visit: (Int, ViewNode) -> Void) { inner.forEachExistingElement(visit) }
  package override func elementSleepDidChange(at index: Int, isAsleep: Bool) {
    inner.elementSleepDidChange(at: index, isAsleep: isAsleep)
  }
  package override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    inner.appendSegments(to: &segments, offset: offset)
  }
  package override func index(ofID id: AnyHashable) -> Int? { inner.index(ofID: id) }
  package override func explicitID(at index: Int) -> AnyHashable? { inner.explicitID(at: index) }
  package override func dynamicEdits(at index: Int) -> DynamicEdits? { inner.dynamicEdits(at: index) }
  package override func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value { inner.trait(key, at: index) }
  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    if let shownList { visit(shownList) }
  }

  /// Shows another list from now on.
  package final func replaceInner(with list: @autoclosure () -> ViewList) {
    _ = exchangeInner(for: list())
  }

  /// Shows another list from now on, and returns what becomes of the one before.
  final func exchangeInner(for list: @autoclosure () -> ViewList) -> DetachedSubtree {
    let detached = graph.detach(inner)
    inner = list()
    structureDidChange()
    return detached
  }
}
