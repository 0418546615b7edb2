/// The equations of a solver, each solved for one symbol, and what a step of each other symbol costs.
///
/// Basic symbols have a row: a number plus a sum of nonbasic symbols. Nonbasic ones are 0, so a basic symbol's value is its row's
/// number. A column is the list of rows in which a symbol stands. All work goes along rows and columns, and nothing asks for an
/// order that depends on hashing.
struct Tableau: Sendable {
  enum Kind: Sendable {
    case unused
    /// An unknown of any sign, which never leaves the basis to make room for another.
    case free
    /// What is never below 0: a size, the room of an inequality, a violation.
    case nonNegative
    /// What is always 0: the marker of an equation that must hold.
    case fixed
    /// What is 0 and vanishes as soon as it leaves the basis.
    case temporary
  }

  /// How far a row may be below 0 and still count as 0.
  static let tolerance = 1e-8

  // By symbol.
  private(set) var kinds: [Kind] = []
  var costs: [PriorityCost] = []
  private(set) var columns: [[Int]] = []
  private(set) var slotOf: [Int] = []
  private var isWatched: [Bool] = []
  var isQueued: [Bool] = []
  private var unusedSymbols: [Int] = []

  // By slot; a slot keeps its place while other symbols come to own it.
  private(set) var rows: [SparseRow] = []
  private(set) var basis: [Int] = []
  private var marks: [Int] = []
  private var unusedSlots: [Int] = []

  /// Basic symbols whose rows may be against what they are.
  var leaving = SymbolQueue()
  /// Nonbasic symbols that may make the costs less.
  var entering = SymbolQueue()
  /// Watched symbols whose values may be others than they were.
  private var changed: [Int] = []
  private var lastMark = 0
  private var space: [SparseRow.Term] = []
  private var appeared: [Int] = []
  private(set) var work = ConstraintSolver.Work()
}

// MARK: - Symbols and rows

extension Tableau {
  mutating func makeSymbol(_ kind: Kind, isWatched watched: Bool = false) -> Int {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol] = kind
      isWatched[symbol] = watched
      return symbol
    }
    kinds.append(kind)
    costs.append(PriorityCost())
    columns.append([])
    slotOf.append(-1)
    isWatched.append(watched)
    isQueued.append(false)
    return kinds.count - 1
  }

  /// Takes a nonbasic symbol out of all rows; its number is given to another one later.
  mutating func release(_ symbol: Int) {
    for slot in slots(with: symbol) { _ = rows[slot].remove(symbol) }
    columns[symbol] = []
    costs[symbol] = PriorityCost()
    kinds[symbol] = .unused
    isWatched[symbol] = false
    unusedSymbols.append(symbol)
  }

  /// Turns an equation's marker into a violation, which may be above 0.
  mutating func unfix(_ symbol: Int) {
    kinds[symbol] = .nonNegative
    if let slot = slot(of: symbol) { enqueue(slot) }
    for slot in slots(with: symbol) { enqueue(slot) }
  }

  /// The row of a basic symbol; `nil` for one that is not basic.
  func slot(of symbol: Int) -> Int? { slotOf[symbol] < 0 ? nil : slotOf[symbol] }

  func value(of symbol: Int) -> Double { slot(of: symbol).map { rows[$0].constant } ?? 0 }

  /// The rows in which a nonbasic symbol stands.
  mutating func slots(with symbol: Int) -> [Int] {
    lastMark += 1
    var live = columns[symbol]
    columns[symbol] = []
    var count = 0
    for slot in live where marks[slot] != lastMark && rows[slot].coefficient(of: symbol) != 0 {
      marks[slot] = lastMark
      live[count] = slot
      count += 1
    }
    live.removeSubrange(count...)
    columns[symbol] = live
    return live
  }

  /// Adds a symbol, basic or not, times a number to a row that has no place in the tableau yet.
  mutating func add(_ symbol: Int, times coefficient: Double, to row: inout SparseRow) {
    guard let slot = slot(of: symbol) else {
      _ = row.add(symbol, times: coefficient)
      return
    }
    appeared.removeAll(keepingCapacity: true)
    row.add(rows[slot], times: coefficient, space: &space, appeared: &appeared)
  }

  /// Makes a symbol basic with a row of its own.
  mutating func install(_ row: SparseRow, for symbol: Int) {
    let slot = unusedSlots.popLast() ?? rows.count
    if slot == rows.count {
      rows.append(row)
      basis.append(symbol)
      marks.append(0)
    } else {
      rows[slot] = row
      basis[slot] = symbol
    }
    slotOf[symbol] = slot
    for term in row.terms { note(slot, in: term.symbol) }
    enqueue(slot)
    if isSettledByTerms(symbol), let free = freeSymbol(in: row) { pivot(slot, entering: free) }
  }

  mutating func removeRow(_ slot: Int) {
    slotOf[basis[slot]] = -1
    basis[slot] = -1
    rows[slot] = SparseRow()
    unusedSlots.append(slot)
  }

  /// Adds a nonbasic symbol times a number to a row.
  mutating func add(_ symbol: Int, times coefficient: Double, toRow slot: Int) {
    if rows[slot].add(symbol, times: coefficient) { note(slot, in: symbol) }
  }

  mutating func add(_ number: Double, toRow slot: Int) {
    rows[slot].constant += number
    enqueue(slot)
  }

  private mutating func note(_ slot: Int, in symbol: Int) {
    columns[symbol].append(slot)
    // Rows that a symbol left are still listed: not more of them than there are rows.
    if columns[symbol].count > 2 * rows.count + 16 { _ = slots(with: symbol) }
  }
}

// MARK: - Pivots

extension Tableau {
  /// Solves a row for a symbol that stands in it, and puts that into all other rows.
  mutating func pivot(_ slot: Int, entering symbol: Int) {
    work.pivots += 1
    let old = basis[slot]
    var row = rows[slot]
    let coefficient = row.remove(symbol)
    row.multiply(by: -1 / coefficient)
    slotOf[old] = -1
    watch(old)
    let isNew = kinds[old] != .temporary && row.add(old, times: 1 / coefficient)
    // The row is in its place before columns are looked at again.
    basis[slot] = symbol
    slotOf[symbol] = slot
    rows[slot] = row
    if isNew { note(slot, in: old) }
    if kinds[old] == .temporary {
      kinds[old] = .unused
      unusedSymbols.append(old)
    }
    for other in slots(with: symbol) { replace(symbol, by: row, inRow: other) }
    columns[symbol].removeAll(keepingCapacity: true)
    enqueue(slot)
    let cost = costs[symbol]
    guard !cost.isZero else { return }
    costs[symbol] = PriorityCost()
    for term in row.terms { add(cost, times: term.coefficient, to: term.symbol) }
  }

  private mutating func replace(_ symbol: Int, by row: SparseRow, inRow slot: Int) {
    let coefficient = rows[slot].remove(symbol)
    work.terms += rows[slot].terms.count + row.terms.count
    appeared.removeAll(keepingCapacity: true)
    rows[slot].add(row, times: coefficient, space: &space, appeared: &appeared)
    for symbol in appeared { note(slot, in: symbol) }
    if row.constant != 0 || isSettledByTerms(basis[slot]) { enqueue(slot) }
  }

  private mutating func add(_ cost: PriorityCost, times factor: Double, to symbol: Int) {
    costs[symbol].add(cost, times: factor)
    if asksForEntry(symbol) { entering.insert(symbol) }
  }

  /// Adds to what a symbol costs, for each unit of its value.
  mutating func addCost(_ cost: PriorityCost, times factor: Double = 1, to symbol: Int) {
    guard let slot = slot(of: symbol) else { return add(cost, times: factor, to: symbol) }
    for term in rows[slot].terms { add(cost, times: factor * term.coefficient, to: term.symbol) }
  }

  /// Asks that a row be looked at before the next answer.
  mutating func enqueue(_ slot: Int) {
    let symbol = basis[slot]
    watch(symbol)
    if !isQueued[symbol], mustLeave(symbol) {
      isQueued[symbol] = true
      leaving.insert(symbol)
    }
  }

  private mutating func watch(_ symbol: Int) {
    if isWatched[symbol] { changed.append(symbol) }
  }

  /// The watched symbols whose values may have changed since this was asked last.
  mutating func takeChanged() -> [Int] {
    defer { changed.removeAll(keepingCapacity: true) }
    var result = changed.sorted()
    var count = 0
    for symbol in result where count == 0 || result[count - 1] != symbol {
      result[count] = symbol
      count += 1
    }
    result.removeSubrange(count...)
    return result
  }
}

// MARK: - Taking equations out

extension Tableau {
  /// Brings the marker of an equation into the basis and drops its row: the equation holds no more.
  mutating func removeEquation(of marker: Int) {
    if slot(of: marker) == nil, let slot = slotToLeave(to: marker) { pivot(slot, entering: marker) }
    if let slot = slot(of: marker) { removeRow(slot) }
    release(marker)
  }

  private mutating func slotToLeave(to marker: Int) -> Int? {
    let slots = slots(with: marker)
    // An equation that said the same takes its place, and nothing moves.
    if let same = slots.filter({ kinds[basis[$0]] == .fixed }).min(by: { basis[$0] < basis[$1] }) { return same }
    let direction: Double = costs[marker].sign > 0 ? -1 : 1
    return firstLimit(of: marker, direction: direction) ?? firstLimit(of: marker, direction: -direction)
      ?? slots.min { basis[$0] < basis[$1] }
  }

  /// Forgets all but the symbols that are watched.
  mutating func removeAllEquations() {
    for symbol in kinds.indices {
      isQueued[symbol] = false
      if kinds[symbol] == .unused { continue }
      columns[symbol] = []
      costs[symbol] = PriorityCost()
      slotOf[symbol] = -1
      if isWatched[symbol] {
        changed.append(symbol)
      } else {
        kinds[symbol] = .unused
        unusedSymbols.append(symbol)
      }
    }
    (rows, basis, marks, unusedSlots, leaving, entering) = ([], [], [], [], SymbolQueue(), SymbolQueue())
    lastMark = 0
    work.rebuilds += 1
  }

  /// Looks for the least value of a symbol among all solutions of the least cost.
  mutating func minimize(_ symbol: Int, times factor: Double, steps: inout Int) -> Double? {
    var goal = PriorityCost()
    goal.add(factor, at: 0)
    for other in kinds.indices where slotOf[other] < 0 && !costs[other].isZero {
      kinds[other] = .fixed
      costs[other] = PriorityCost()
    }
    addCost(goal, to: symbol)
    while let next = nextEntering() {
      steps -= 1
      guard steps >= 0 else { break }
      guard let slot = firstLimit(of: next, direction: costs[next].sign < 0 ? 1 : -1) else { return nil }
      pivot(slot, entering: next)
      if asksForEntry(basis[slot]) { entering.insert(basis[slot]) }
    }
    return value(of: symbol)
  }
}
