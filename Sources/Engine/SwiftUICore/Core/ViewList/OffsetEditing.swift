public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, counted from the beginning; offsets where there is no element are passed over.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset >= 0 {
      guard let index = index(startIndex, offsetBy: offset, limitedBy: endIndex), index != endIndex else { continue }
      remove(at: index)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at offsets, in their order, before the element that is now at another offset.
  ///
  /// Offsets are counted from the beginning; those where there is no element are passed over.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
