import Foundation

/// The elements of a `ForEach`: a list for each row, made only when a container asks for it.
///
/// When the row type alone tells how many views a row has, counting and addressing rows costs nothing per row, whatever the
/// number of elements. Otherwise each row's list is made to be counted.
package final class ForEachViewList<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewList {
  private var view: ForEach<Data, ID, Content>
  private var elementCount = 0
  /// Views in each row, if the row's type tells.
  private let rowCount: Int?
  /// Whether the views of an element are joined to one.
  private let joinsRows: Bool
  /// Rows that have been made, by position in the data.
  private var rows = SparseArray<ForEachRow<ID, Data.Element>>()
  /// The ids of those rows, by which one that stands for several elements is noticed.
  private var ids: Set<ID> = []
  /// Rows whose elements are gone and that may still be leaving, by id.
  private var leaving: [ID: Weak<DetachedSubtree>] = [:]
  /// The id that was looked for last, and where it was; `nil`: nowhere in these data.
  ///
  /// An animated scroll asks in each frame.
  private var lastLookup: (id: ID, position: Int?)?
  /// The identity of a row's view that was found last, and the row.
  private var lastSearch: (id: AnyHashable, position: Int)?
  /// The identities of the views of rows that were not made, as far as somebody looked for one.
  private var contentIDs = ContentIDs()
  /// The index of each row's first element where rows differ; empty while unknown.
  private var starts: [Int] = []

  init(_ view: ForEach<Data, ID, Content>, inputs: _ViewInputs) {
    self.view = view
    joinsRows = view.joinsRows && (Content._viewListCount() ?? 1) > 1
    rowCount = joinsRows ? 1 : Content._viewListCount()
    super.init(inputs: inputs)
    elementCount = readingData { count(of: view) }
  }

  /// Whether data may be looked into without a look at state: those of others (a binding to a collection, and what is derived from
  /// it) read what they are made of whenever they are asked.
  private static var dataReadNothing: Bool { Data.self == [Data.Element].self || Data.self == Range<Int>.self }

  /// Looks into the data; what they read is what the list depends on.
  private func readingData<Result>(_ look: () -> Result) -> Result {
    Self.dataReadNothing ? look() : tracking(look)
  }

  /// How many elements there are, at most as many as the sums of lengths are made for.
  private func count(of view: ForEach<Data, ID, Content>) -> Int {
    let count = view.data.count
    if count <= NumberLimits.elements { return count }
    Diagnostics.report("a ForEach has \(count) elements; the first \(NumberLimits.elements) show")
    return NumberLimits.elements
  }

  // MARK: Counting and addressing

  package override var count: Int {
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
      ids.insert(row.id)
      return row
    }
    let row = ForEachRow(element, id: view.identity.id(of: element), inputs: childInputs)
    if !ids.insert(row.id).inserted {
      Diagnostics.report("ForEach: the id \(row.id) stands for several elements; give each an id of its own")
    }
    row.refresh = { [unowned self, unowned row] in
      if self.mayStayStale(row) { row.isStale = true } else { self.updateContent(of: row, with: row.element) }
    }
    let (content, inputs) = (content(of: row), row.childInputs)
    row.inner =
      joinsRows
      ? JoinedRow._makeViewList(JoinedRow(content: content), inputs: inputs).list
      : Content._makeViewList(content, inputs: inputs).list
    rows[position] = row
    return row
  }

  /// Evaluates a row's content, which depends on what it reads.
  private func content(of row: ForEachRow<ID, Data.Element>) -> Content {
    let (make, element) = (view.content, row.element)
    return row.evaluate(type(of: view)) { make(element) }
  }

  /// How many views a row has must be known even while it sleeps, unless its type tells.
  private func mayStayStale(_ row: ForEachRow<ID, Data.Element>) -> Bool { row.allNodesSleep && rowCount != nil }

  /// The row of an element that has come back while its row was on its way out.
  private func returningRow(for element: Data.Element) -> ForEachRow<ID, Data.Element>? {
    guard !leaving.isEmpty, let entry = leaving.removeValue(forKey: view.identity.id(of: element))?.value,
      entry.isBeingRemoved, let row = entry.root as? ForEachRow<ID, Data.Element>
    else { return nil }
    entry.revive()
    updateContent(of: row, with: element)
    return row
  }

  package override func listedView(at index: Int) -> ListedView {
    let location = locate(index)
    return row(at: location.position).listedView(at: location.index)
  }

  package override func existingListedView(at index: Int) -> ListedView? {
    let location = locate(index)
    return rows[location.position]?.existingListedView(at: location.index)
  }

  package override func forEachListedView(_ visit: (Int, ListedView) -> Void) {
    forEachRow { row, first in row.forEachListedView { visit(first + $0, $1) } }
  }

  package override func node(at index: Int) -> ViewNode {
    let location = locate(index)
    return row(at: location.position).node(at: location.index)
  }

  package override func existingNode(at index: Int) -> ViewNode? {
    let location = locate(index)
    return rows[location.position]?.existingNode(at: location.index)
  }

  package override func releaseNode(at index: Int) {
    let location = locate(index)
    guard let row = rows[location.position] else { return }
    row.releaseNode(at: location.index)
    if rowCount != nil, (0..<row.count).allSatisfy({ row.existingNode(at: $0) == nil }) {
      row.unmount()
      rows[location.position] = nil
      ids.remove(row.id)
    }
  }

  package override func forEachExistingElement(_ visit: (Int, ViewNode) -> Void) {
    forEachRow { row, first in row.forEachExistingElement { visit(first + $0, $1) } }
  }

  private func forEachRow(_ visit: (_ row: ForEachRow<ID, Data.Element>, _ firstElement: Int) -> Void) {
    // By index: pairs of a generic list's rows are not specialised, and each would look for its types.
    let (positions, elements) = (rows.positions, rows.elements)
    for index in positions.indices { visit(elements[index], firstElement(ofRowAt: positions[index])) }
  }

  package override func elementSleepDidChange(at index: Int, isAsleep: Bool) {
    let location = locate(index)
    guard let row = rows[location.position] else { return }
    row.elementSleepDidChange(at: location.index, isAsleep: isAsleep)
    if isAsleep {
      row.allNodesSleep = (0..<row.count).allSatisfy { row.existingNode(at: $0)?.isAsleep ?? true }
    } else {
      row.allNodesSleep = false
      if row.isStale { updateContent(of: row, with: element(at: location.position)) }
    }
  }

  private func firstElement(ofRowAt position: Int) -> Int { rowCount.map { position * $0 } ?? rowStarts()[position] }

  package override func forEachChild(_ visit: (GraphNode) -> Void) {
    for row in rows.elements { visit(row) }
  }

  package override func childStructureDidChange() { starts.removeAll(keepingCapacity: true) }

  package override func appendSegments(to segments: inout [ListSegment], offset: Int) {
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

  package override func index(ofID id: AnyHashable) -> Int? {
    if let requested = id.base as? ID, let position = position(of: requested) {
      return firstElement(ofRowAt: position)
    }
    for (position, row) in zip(rows.positions, rows.elements) {
      if let index = row.index(ofID: id) { return index + firstElement(ofRowAt: position) }
    }
    return positionByContent(of: id).map { firstElement(ofRowAt: $0) }
  }

  /// The position of a row that was not made and whose view has an identity by `id(_:)`; where it was last is looked first.
  private func positionByContent(of id: AnyHashable) -> Int? {
    guard rowCount != nil, (Content.self as? any IdentifiedView.Type)?.mayCarryID == true else { return nil }
    if let lastSearch, lastSearch.id == id, lastSearch.position < elementCount,
      idsOfContent(at: lastSearch.position).contains(id)
    {
      return rows[lastSearch.position] == nil ? lastSearch.position : nil
    }
    let found = contentIDs.position(of: id, count: elementCount, search: graph[IdentitySearch.self], ids: idsOfContent(at:))
    lastSearch = found.map { (id, $0) }
    return found.flatMap { rows[$0] == nil ? $0 : nil }
  }

  /// The identities that the view of an element has by `id(_:)`.
  private func idsOfContent(at position: Int) -> [AnyHashable] {
    graph.counters.idsCompared += 1
    var ids: [AnyHashable] = []
    (view.content(element(at: position)) as? any IdentifiedView)?.appendIDs(to: &ids)
    return ids
  }

  package override func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value {
    let location = locate(index)
    return row(at: location.position).trait(key, at: location.index)
  }

  package override func explicitID(at index: Int) -> AnyHashable? {
    let location = locate(index)
    return rows[location.position]?.explicitID(at: location.index) ?? AnyHashable(id(at: location.position))
  }

  package override func dynamicEdits(at index: Int) -> DynamicEdits? {
    let location = locate(index)
    if var inner = rows[location.position]?.dynamicEdits(at: location.index),
      inner.delete != nil || inner.move != nil || inner.takesInsertions
    {
      inner.isOfInnerLoop = true
      return inner
    }
    var edits = DynamicEdits(offset: location.position, count: elementCount, loop: ObjectIdentifier(self))
    edits.actions = view.edits
    return edits
  }

  // MARK: Updating

  func setView(_ new: ForEach<Data, ID, Content>) {
    // Elements without a row need not be compared: their rows will be made from the new data.
    let hasSameContent = view.hasSameContent(as: new) && ValueComparator.isConclusive(for: Data.Element.self)
    if lastLookup?.position == nil, !hasSameData(as: new) { lastLookup = nil }
    view = new
    updateRows(withSameContent: hasSameContent)
  }

  /// Called when what the data were read from has changed, before the rows that have read it too are asked for their content: they
  /// may have moved, or be gone.
  package override func update() {
    if lastLookup?.position == nil { lastLookup = nil }
    updateRows(withSameContent: ValueComparator.isConclusive(for: Data.Element.self))
  }

  /// Brings the rows that were made in line with the data.
  private func updateRows(withSameContent hasSameContent: Bool) {
    needsUpdate = false
    contentIDs = ContentIDs()
    let oldCount = elementCount
    let orderChanged = readingData {
      elementCount = count(of: view)
      return moveRows(growth: elementCount - oldCount)
    }
    for (position, row) in zip(rows.positions, rows.elements) {
      let element = element(at: position)
      if hasSameContent, !row.isStale, ValueComparator.areEqual(row.element, element) { continue }
      if mayStayStale(row) { row.isStale = true } else { updateContent(of: row, with: element) }
    }
    if orderChanged || elementCount != oldCount {
      starts.removeAll(keepingCapacity: true)
      structureDidChange()
    }
  }

  private func hasSameData(as new: ForEach<Data, ID, Content>) -> Bool {
    view.identity == new.identity && ValueComparator.isConclusive(for: Data.self)
      && ValueComparator.areEqual(view.data, new.data)
  }

  private func updateContent(of row: ForEachRow<ID, Data.Element>, with element: Data.Element) {
    row.element = element
    row.isStale = false
    row.needsUpdate = false
    let content = content(of: row)
    if joinsRows {
      JoinedRow._updateViewList(JoinedRow(content: content), in: _ViewListOutputs(row.inner))
    } else {
      Content._updateViewList(content, in: _ViewListOutputs(row.inner))
    }
  }

  /// How far an element may move for its row to be found again in a long list, so that a change costs no look at all elements.
  ///
  /// A row that moves farther is as one that was scrolled far away: it begins anew.
  private static var searchDistance: Int { 5_000 }

  /// Finds the present position of each row that was made, and drops those whose element is gone.
  ///
  /// `growth` is how many elements more there are than before.
  private func moveRows(growth: Int) -> Bool {
    let inPlace = zip(rows.positions, rows.elements).allSatisfy { $0 < elementCount && id(at: $0) == $1.id }
    if inPlace { return false }
    var moved: [Int: ForEachRow<ID, Data.Element>] = [:]
    var shift = 0
    let before = zip(rows.positions, rows.elements)
    var found: [Int: Int] = [:]
    var missing: [(id: ID, position: Int)] = []
    for (position, row) in before {
      let id = row.id
      if let near = self.position(of: id, near: position + shift, within: 8)
        ?? self.position(of: id, near: position + growth, within: 8)
      {
        found[position] = near
        shift = near - position
      } else {
        missing.append((id, position))
      }
    }
    if let first = missing.first, let last = missing.last {
      let requested = Dictionary(missing.map { ($0.id, $0.position) }) { first, _ in first }
      let range = max(first.position - Self.searchDistance, 0)..<(last.position + Self.searchDistance)
      for position in range.clamped(to: 0..<elementCount) {
        if let old = requested[id(at: position)], found[old] == nil { found[old] = position }
      }
    }
    leaving = leaving.filter { $0.value.value?.isBeingRemoved == true }
    for (position, row) in before {
      if let target = found[position], moved[target] == nil {
        moved[target] = row
      } else {
        leaving[row.id] = Weak(graph.detach(row))
      }
    }
    rows = SparseArray(moved)
    ids = Set(moved.values.map(\.id))
    return true
  }

  /// Where the element of an id is: computed where ids are numbers in a row, remembered where it was looked for last, and only
  /// else looked for in all.
  private func position(of id: ID) -> Int? {
    if let lastLookup, lastLookup.id == id {
      guard let last = lastLookup.position else { return nil }
      if has(id, at: last) { return last }
    }
    let found =
      positionByNumber(of: id)
      ?? lastLookup.flatMap { $0.id == id ? $0.position : nil }.flatMap {
        position(of: id, near: $0, within: Self.searchDistance)
      }
      ?? position(of: id, near: 0, within: elementCount)
    lastLookup = (id, found)
    return found
  }

  private func has(_ id: ID, at position: Int) -> Bool {
    graph.counters.idsCompared += 1
    return position >= 0 && position < elementCount && self.id(at: position) == id
  }

  /// The place of a number among ids that are numbers in a row, as those of most tables are.
  private func positionByNumber(of id: ID) -> Int? {
    guard let number = id as? Int, elementCount > 0, let first = self.id(at: 0) as? Int else { return nil }
    let (distance, overflows) = number.subtractingReportingOverflow(first)
    return !overflows && has(id, at: distance) ? distance : nil
  }

  /// Looks for an id where it is likely to be, and as far around as is said.
  private func position(of id: ID, near guess: Int, within searchDistance: Int) -> Int? {
    if let range = view.data as? Range<Int>, case .element = view.identity, let number = id as? Int {
      return range.contains(number) ? number - range.lowerBound : nil
    }
    let range = (max(guess - searchDistance, 0)..<max(guess + searchDistance + 1, 0)).clamped(to: 0..<elementCount)
    guard !range.isEmpty else { return nil }
    var position = range.lowerBound
    defer { graph.counters.idsCompared += position - range.lowerBound + 1 }
    for element in view.data.dropFirst(range.lowerBound).prefix(range.count) {
      if view.identity.id(of: element) == id { return position }
      position += 1
    }
    return nil
  }
}
