/// Symbols that wait for something, of which the one with the lowest number comes first.
struct SymbolQueue: Sendable {
  /// A heap: what stands at a place is not above what stands at twice that place, or behind it.
  private(set) var symbols: [Int] = []

  mutating func insert(_ symbol: Int) {
    symbols.append(symbol)
    var index = symbols.count - 1
    while index > 0, symbols[(index - 1) / 2] > symbols[index] {
      symbols.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = symbols.first else { return nil }
    symbols[0] = symbols[symbols.count - 1]
    symbols.removeLast()
    var index = 0
    while true {
      var least = 2 * index + 1
      if least + 1 < symbols.count, symbols[least + 1] < symbols[least] { least += 1 }
      guard least < symbols.count, symbols[least] < symbols[index] else { return first }
      symbols.swapAt(index, least)
      index = least
    }
  }
}
