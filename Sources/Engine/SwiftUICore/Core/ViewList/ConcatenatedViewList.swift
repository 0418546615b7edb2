/// Several lists one after the other: the children of a tuple, the parts of a section.
package class ConcatenatedViewList: ViewList {
  package final let parts: [ViewList]
  /// The index of each part's first element, and the total at the end; empty while unknown.
  private var starts: [Int] = []

  init(inputs: _ViewInputs, parts: (_ViewInputs) -> [ViewList]) {
    // The parts' parent is this list, which does not exist before its stored properties do; they are adopted right after.
    let made = parts(inputs)
    self.parts = made
    // Its place is in those of its parts, which are made before it.
    super.init(inputs: inputs.at(.only))
    for part in made {
      part.parent = self
      noteSubtreeReads(part.subtreeEnvironmentReads)
    }
  }

  package override var count: Int { partStarts().last ?? 0 }

  /// The index of the part that holds an element, and the element's index in it.
  private func locate(_ index: Int) -> (part: Int, index: Int) {
    let starts = partStarts()
    var low = 0
    var high = parts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    // Empty parts share their start with the next one; the search ends at the last of them, which is the one that is not empty.
    return (low, index - starts[low])
  }

  package final func partStarts() -> [Int] {
    if starts.isEmpty {
      starts.reserveCapacity(parts.count + 1)
      var total = 0
      for part in parts {
        starts.append(total)
        total += part.count
      }
      starts.append(total)
    }
    return starts
  }

  package override func childStructureDidChange() { starts.removeAll(keepingCapacity: true) }

  package override func listedView(at index: Int) -> ListedView {
    let position = locate(index)
    return parts[position.part].listedView(at: position.index)
  }

  package override func existingListedView(at index: Int) -> ListedView? {
    let position = locate(index)
    return parts[position.part].existingListedView(at: position.index)
  }

  package override func forEachListedView(_ visit: (Int, ListedView) -> Void) {
    for (part, start) in zip(parts, partStarts()) { part.forEachListedView { visit(start + $0, $1) } }
  }

  package override func node(at index: Int) -> ViewNode {
    let position = locate(index)
    return parts[position.part].node(at: position.index)
  }

  package override func existingNode(at index: Int) -> ViewNode? {
    let position = locate(index)
    return parts[position.part].existingNode(at: position.index)
  }

  package override func releaseNode(at index: Int) {
    let position = locate(index)
    parts[position.part].releaseNode(at: position.index)
  }

  package override func forEachExistingElement(_ visit: (Int, ViewNode) -> Void) {
    for (part, start) in zip(parts, partStarts()) { part.forEachExistingElement { visit(start + $0, $1) } }
  }

  package override func elementSleepDidChange(at index: Int, isAsleep: Bool) {
    let position = locate(index)
    parts[position.part].elementSleepDidChange(at: position.index, isAsleep: isAsleep)
  }

  package override func forEachChild(_ visit: (GraphNode) -> Void) { parts.forEach(visit) }

  package override func appendSegments(to segments: inout [ListSegment], offset: Int) {
    var offset = offset
    for part in parts {
      part.appendSegments(to: &segments, offset: offset)
      offset += part.count
    }
  }

  package override func index(ofID id: AnyHashable) -> Int? {
    for (part, start) in zip(parts, partStarts()) {
      if let index = part.index(ofID: id) { return start + index }
    }
    return nil
  }

  package override func trait<Key: ViewTraitKey>(_ key: Key.Type, at index: Int) -> Key.Value {
    let position = locate(index)
    return parts[position.part].trait(key, at: position.index)
  }

  package override func dynamicEdits(at index: Int) -> DynamicEdits? {
    let position = locate(index)
    return parts[position.part].dynamicEdits(at: position.index)
  }

  package override func explicitID(at index: Int) -> AnyHashable? {
    let position = locate(index)
    return parts[position.part].explicitID(at: position.index)
  }
}
