/// The elements that there are at some of very many positions, in order.
///
/// Finding one costs a look into a table; going through all costs no sorting.
struct SparseArray<Element> {
  private var elements: [Int: Element]
  /// Where there are elements, in ascending order.
  private(set) var positions: [Int]

  init(_ elements: [Int: Element] = [:]) {
    self.elements = elements
    positions = elements.keys.sorted()
  }

  subscript(position: Int) -> Element? {
    get { elements[position] }
    set {
      let isKnown = elements[position] != nil
      elements[position] = newValue
      if isKnown == (newValue != nil) { return }
      let place = place(of: position)
      if isKnown { positions.remove(at: place) } else { positions.insert(position, at: place) }
    }
  }

  /// How many positions are before one.
  private func place(of position: Int) -> Int {
    guard let last = positions.last, position <= last else { return positions.count }
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
