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
      let place = place(of: position)
      return place < positions.count && positions[place] == position ? elements[place] : nil
    }
    set {
      let place = place(of: position)
      let isKnown = place < positions.count && positions[place] == position
      switch (newValue, isKnown) {
      case (let element?, true): elements[place] = element
      case (let element?, false):
        positions.insert(position, at: place)
        elements.insert(element, at: place)
      case (nil, true):
        positions.remove(at: place)
        elements.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// How many elements are before a position.
  private func place(of position: Int) -> Int {
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
