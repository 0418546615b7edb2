/// The elements that there are at some of very many positions, in order.
struct SparseArray<Element> {
  /// Where there are elements, in ascending order.
  private(set) var positions: [Int]
  /// The element of each of the positions.
  private(set) var elements: [Element]

  /// Creates an array without elements.
  init() { (positions, elements) = ([], []) }

  init(_ all: [Int: Element]) {
    let sorted = all.sorted { $0.key < $1.key }
    (positions, elements) = (sorted.map(\.key), sorted.map(\.value))
  }

  subscript(position: Int) -> Element? {
    get {
      let slot = slot(of: position)
      return slot < positions.count && positions[slot] == position ? elements[slot] : nil
    }
    set {
      let slot = slot(of: position)
      let isKnown = slot < positions.count && positions[slot] == position
      switch (newValue, isKnown) {
      case (let element?, true): elements[slot] = element
      case (let element?, false):
        positions.insert(position, at: slot)
        elements.insert(element, at: slot)
      case (nil, true):
        positions.remove(at: slot)
        elements.remove(at: slot)
      case (nil, false): break
      }
    }
  }

  /// How many elements are before a position.
  private func slot(of position: Int) -> Int {
    // Most arrays are filled from their beginning on.
    guard let last = positions.last, position <= last else { return positions.count }
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
