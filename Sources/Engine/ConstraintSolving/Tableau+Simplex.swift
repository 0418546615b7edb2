/// The two ways to the best values: one from values that must not be, one from costs that are not the least.
extension Tableau {
  /// Whether a row has to change for what stands in it, whatever its number is.
  func isSettledByTerms(_ symbol: Int) -> Bool { kinds[symbol] == .fixed || kinds[symbol] == .temporary }

  func mustLeave(_ symbol: Int) -> Bool {
    guard let slot = slot(of: symbol) else { return false }
    switch kinds[symbol] {
    case .free, .unused: return false
    case .nonNegative: return rows[slot].constant < -Self.tolerance
    case .fixed, .temporary:
      return abs(rows[slot].constant) > Self.tolerance || rows[slot].terms.contains { kinds[$0.symbol] != .fixed }
    }
  }

  /// Takes the waiting symbol with the lowest number, by which steps that change nothing come to an end (Bland 1977).
  private mutating func nextLeaving() -> Int? {
    while let symbol = leaving.popFirst() {
      isQueued[symbol] = false
      if mustLeave(symbol) { return symbol }
    }
    return nil
  }

  func asksForEntry(_ symbol: Int) -> Bool {
    guard slotOf[symbol] < 0 else { return false }
    switch kinds[symbol] {
    case .free: return !costs[symbol].isZero
    case .nonNegative: return costs[symbol].sign < 0
    case .fixed, .temporary, .unused: return false
    }
  }

  /// The unknown of a row that stands in the fewest other rows, so that least is to be changed there.
  func freeSymbol(in row: SparseRow) -> Int? {
    var found: Int?
    for term in row.terms where kinds[term.symbol] == .free {
      if let best = found, columns[best].count <= columns[term.symbol].count { continue }
      found = term.symbol
    }
    return found
  }

  /// What takes a symbol's place at the least cost.
  private func enteringSymbol(forRow slot: Int) -> Int? {
    let row = rows[slot]
    if let free = freeSymbol(in: row) { return free }
    let isFixed = kinds[basis[slot]] != .nonNegative
    if let found = cheapestSymbol(in: row, sign: isFixed && row.constant > Self.tolerance ? -1 : 1) { return found }
    return isFixed && abs(row.constant) <= Self.tolerance ? cheapestSymbol(in: row, sign: -1) : nil
  }

  private func cheapestSymbol(in row: SparseRow, sign: Double) -> Int? {
    var best: SparseRow.Term?
    for term in row.terms where kinds[term.symbol] == .nonNegative && term.coefficient * sign > 0 {
      guard let found = best else {
        best = term
        continue
      }
      let isLess = costs[term.symbol].isLess(
        dividedBy: term.coefficient * sign, than: costs[found.symbol], dividedBy: found.coefficient * sign)
      if isLess { best = term }
    }
    return best?.symbol
  }

  enum Outcome {
    /// All values are as they must be.
    case done
    /// A row says that not all that is required can hold.
    case conflict(slot: Int)
    /// It took more steps than allowed.
    case tooLong
  }

  /// The dual simplex: makes all values as they must be, and leaves the costs the least.
  mutating func makeFeasible(steps: inout Int) -> Outcome {
    while let symbol = nextLeaving() {
      guard let slot = slot(of: symbol) else { continue }
      guard let entering = enteringSymbol(forRow: slot) else {
        enqueue(slot)
        return .conflict(slot: slot)
      }
      steps -= 1
      if steps < 0 { return .tooLong }
      pivot(slot, entering: entering)
    }
    return .done
  }

  /// Whether a row is against what its symbol is.
  var isInfeasible: Bool { leaving.symbols.contains { mustLeave($0) } }

  /// The primal simplex: makes the costs the least, and leaves all values as they must be.
  mutating func makeOptimal(steps: inout Int) -> Outcome {
    while let symbol = nextEntering() {
      steps -= 1
      if steps < 0 { return .tooLong }
      let direction: Double = costs[symbol].sign < 0 ? 1 : -1
      if let slot = firstLimit(of: symbol, direction: direction) {
        pivot(slot, entering: symbol)
        if asksForEntry(basis[slot]) { entering.insert(basis[slot]) }
      } else {
        // Violations have a least sum, so what goes down without end is what rounding left of a cost.
        costs[symbol] = PriorityCost()
      }
    }
    return .done
  }

  mutating func nextEntering() -> Int? {
    while let symbol = entering.popFirst() {
      if asksForEntry(symbol) { return symbol }
    }
    return nil
  }

  /// The row that reaches its limit first when a nonbasic symbol goes up (1) or down (-1).
  mutating func firstLimit(of symbol: Int, direction: Double) -> Int? {
    var best: (slot: Int, distance: Double)?
    for slot in slots(with: symbol) where kinds[basis[slot]] != .free {
      let step = rows[slot].coefficient(of: symbol) * direction
      guard kinds[basis[slot]] != .nonNegative || step < 0 else { continue }
      let distance = kinds[basis[slot]] == .nonNegative ? max(rows[slot].constant, 0) / -step : 0
      if let found = best {
        if distance > found.distance || (distance == found.distance && basis[slot] > basis[found.slot]) { continue }
      }
      best = (slot, distance)
    }
    return best?.slot
  }
}
