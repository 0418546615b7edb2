/// A number and a sum of nonbasic symbols, each times a number: what a basic symbol of the tableau is equal to.
struct SparseRow: Sendable {
  struct Term: Sendable {
    var symbol: Int
    var coefficient: Double
  }

  /// What is nearer to 0 than this is what rounding left of 0.
  static let smallestCoefficient = 1e-9

  var constant = 0.0
  /// By symbol, from the lowest number; no coefficient is 0.
  private(set) var terms: [Term] = []

  /// Where a symbol is, or would be.
  private func index(of symbol: Int) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// What a symbol is multiplied by; 0: it is not here.
  func coefficient(of symbol: Int) -> Double {
    let index = index(of: symbol)
    return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
  }

  /// Takes a symbol out, and tells what it was multiplied by.
  mutating func remove(_ symbol: Int) -> Double {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Adds a symbol times a number, and tells whether it is new here.
  mutating func add(_ symbol: Int, times coefficient: Double) -> Bool {
    let index = index(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else {
      if abs(coefficient) < Self.smallestCoefficient { return false }
      terms.insert(Term(symbol: symbol, coefficient: coefficient), at: index)
      return true
    }
    terms[index].coefficient += coefficient
    if abs(terms[index].coefficient) < Self.smallestCoefficient { terms.remove(at: index) }
    return false
  }

  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Adds a multiple of another row, and collects the symbols that are new here.
  ///
  /// `space` is memory for the sum, which the row exchanges for its own.
  mutating func add(_ other: SparseRow, times factor: Double, space: inout [Term], appeared: inout [Int]) {
    constant += other.constant * factor
    space.removeAll(keepingCapacity: true)
    space.reserveCapacity(terms.count + other.terms.count)
    var own = 0
    for term in other.terms {
      while own < terms.count, terms[own].symbol < term.symbol {
        space.append(terms[own])
        own += 1
      }
      let added = term.coefficient * factor
      if own < terms.count, terms[own].symbol == term.symbol {
        let sum = terms[own].coefficient + added
        if abs(sum) >= Self.smallestCoefficient { space.append(Term(symbol: term.symbol, coefficient: sum)) }
        own += 1
      } else if abs(added) >= Self.smallestCoefficient {
        space.append(Term(symbol: term.symbol, coefficient: added))
        appeared.append(term.symbol)
      }
    }
    space.append(contentsOf: terms[own...])
    swap(&terms, &space)
  }
}
