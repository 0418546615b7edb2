import Foundation

/// The elements of a `ForEach`: a list for each row, made only when a container asks for it.
///
/// When the row type alone tells how many views a row has, counting and addressing rows costs nothing per row, whatever the
/// number of elements. Otherwise each row's list is made to be counted.
final class ForEachViewList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
  private var view: ForEach<Data, ID, Content>
  private var elementCount: Int
  /// Views in each row, if the row's type tells.
  private let rowCount: Int?
  /// Rows that have been made, by position in the data.
  private var rows: [Int: ForEachRow<ID, Data.Element>] = [:]
  /// Rows whose elements are gone and that may still be leaving, by id.
  private var leaving: [ID: WeakBox<DetachedSubtree>] = [:]
  /// The index of each row's first element where rows differ; empty while unknown.
  private var starts: [Int] = []

  init(_ view: ForEach<Data, ID, Content>, inputs: _ViewInputs) {
    self.view = view
    elementCount = view.data.count
    rowCount = Content._viewListCount()
    super.init(inputs: inputs)
  }

  // MARK: Counting and addressing

  override var count: Int {
    if let rowCount { return elementCount * rowCount }
    return rowStarts().last ?? 0
  }

  private func rowStarts() -> [Int] {
    if starts.isEmpty {
      var total = 0
      starts.reserveCapacity(elementCount + 1)
      for position in 0..<elementCount {
        starts.append(total)
        total += row(at: position).count
      }
      starts.append(total)
    }
    return starts
  }

  private func locate(_ index: Int) -> (position: Int, index: Int) {
    if let rowCount { return (index / rowCount, index % rowCount) }
    let starts = rowStarts()
    var low = 0
    var high = elementCount - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return (low, index - starts[low])
  }

  private func element(at position: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: position)]
  }

  private func id(at position: Int) -> ID { view.identity.id(of: element(at: position)) }

  private func row(at position: Int) -> ForEachRow<ID, Data.Element> {
    if let row = rows[position] { return row }
    let element = element(at: position)
    if let row = returningRow(for: element) {
      rows[position] = row
      return row
    }
    let row = ForEachRow(element, id: view.identity.id(of: element), inputs: childInputs)
    graph.counters.bodies += 1
    row.inner = Content._makeViewList(view.content(element), inputs: row.childInputs).list
    rows[position] = row
    return row
  }

  /// The row of an element that has come back while its row was on its way out.
  private func returningRow(for element: Data.Element) -> ForEachRow<ID, Data.Element>? {
    guard !leaving.isEmpty, let entry = leaving.removeValue(forKey: view.identity.id(of: element))?.value,
      entry.isDeparting, let row = entry.root as? ForEachRow<ID, Data.Element>
    else { return nil }
    entry.revive()
    row.element = element
    graph.counters.bodies += 1
    Content._updateViewList(view.content(element), in: _ViewListOutputs(row.inner))
    return row
  }

  override func node(at index: Int) -> ViewNode {
    let place = locate(index)
    return row(at: place.position).node(at: place.index)
  }

  override func existingNode(at index: Int) -> ViewNode? {
    let place = locate(index)
    return rows[place.position]?.existingNode(at: place.index)
  }

  override func releaseNode(at index: Int) {
    let place = locate(index)
    guard let row = rows[place.position] else { return }
    row.releaseNode(at: place.index)
    if rowCount != nil, (0..<row.count).allSatisfy({ row.existingNode(at: $0) == nil }) {
      row.unmount()
      rows[place.position] = nil
    }
  }

  override func forEachExistingNode(_ visit: (ViewNode) -> Void) {
    for position in rows.keys.sorted() { rows[position]?.forEachExistingNode(visit) }
  }

  override func forEachChild(_ visit: (GraphNode) -> Void) {
    for position in rows.keys.sorted() { rows[position].map(visit) }
  }

  override func childStructureDidChange() { starts.removeAll(keepingCapacity: true) }

  override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    guard rowCount == nil else {
      ListSegment.append(rows: offset..<offset + count, to: &segments)
      return
    }
    var offset = offset
    for position in 0..<elementCount {
      let row = row(at: position)
      row.appendSegments(to: &segments, offset: offset)
      offset += row.count
    }
  }

  override func index(ofID id: AnyHashable) -> Int? {
    if let wanted = id.base as? ID, let position = position(of: wanted, near: 0) {
      return rowCount.map { position * $0 } ?? rowStarts()[position]
    }
    for position in rows.keys.sorted() {
      if let index = rows[position]?.index(ofID: id) {
        return index + (rowCount.map { position * $0 } ?? rowStarts()[position])
      }
    }
    return nil
  }

  override func explicitID(at index: Int) -> AnyHashable? {
    let place = locate(index)
    return rows[place.position]?.explicitID(at: place.index) ?? AnyHashable(id(at: place.position))
  }

  // MARK: Updating

  func setView(_ new: ForEach<Data, ID, Content>) {
    let hasSameContent = view.hasSameContent(as: new) && ValueComparator.isConclusive(for: Data.Element.self)
    if hasSameContent, ForEach.areEqual(view, new) { return }
    let oldCount = elementCount
    view = new
    elementCount = new.data.count
    let orderChanged = moveRows()
    for position in rows.keys.sorted() {
      let row = rows[position]!
      let element = element(at: position)
      if hasSameContent, ValueComparator.areEqual(row.element, element) { continue }
      row.element = element
      graph.counters.bodies += 1
      Content._updateViewList(view.content(element), in: _ViewListOutputs(row.inner))
    }
    if orderChanged || elementCount != oldCount {
      starts.removeAll(keepingCapacity: true)
      structureDidChange()
    }
  }

  /// Finds the present position of each row that was made, and drops those whose element is gone.
  private func moveRows() -> Bool {
    let inPlace = rows.allSatisfy { position, row in position < elementCount && id(at: position) == row.id }
    if inPlace { return false }
    var moved: [Int: ForEachRow<ID, Data.Element>] = [:]
    var shift = 0
    for position in rows.keys.sorted() {
      let row = rows[position]!
      if let found = self.position(of: row.id, near: position + shift), moved[found] == nil {
        moved[found] = row
        shift = found - position
      } else {
        leaving = leaving.filter { $0.value.value?.isDeparting == true }
        leaving[row.id] = WeakBox(graph.detach(row))
      }
    }
    rows = moved
    return true
  }

  /// Looks for an id where it is likely to be before looking everywhere.
  private func position(of id: ID, near guess: Int) -> Int? {
    if let range = view.data as? Range<Int>, case .element = view.identity, let number = id as? Int {
      return range.contains(number) ? number - range.lowerBound : nil
    }
    for candidate in (guess - 8)...(guess + 8) where candidate >= 0 && candidate < elementCount {
      if self.id(at: candidate) == id { return candidate }
    }
    var position = 0
    for element in view.data {
      if view.identity.id(of: element) == id { return position }
      position += 1
    }
    return nil
  }
}

/// One row of a `ForEach`: carries the element's id.
final class ForEachRow<ID: Hashable, Element>: ForwardingViewList {
  let id: ID
  /// What the row was made from last.
  var element: Element

  init(_ element: Element, id: ID, inputs: _ViewInputs) {
    self.id = id
    self.element = element
    super.init(inputs: inputs)
  }

  override func index(ofID wanted: AnyHashable) -> Int? {
    if wanted == AnyHashable(id) { return 0 }
    return inner.index(ofID: wanted)
  }

  override func explicitID(at index: Int) -> AnyHashable? { inner.explicitID(at: index) ?? AnyHashable(id) }
}
