/// Finds values for variables under linear constraints, and finds them again at little cost after a change.
///
/// An incremental simplex after Badros, Borning and Stuckey, *The Cassowary Linear Arithmetic Constraint Solving Algorithm* (2001),
/// with two choices of its own:
///
/// - **Priorities are compared like words in a dictionary.** What is required holds; then the sum of the violations of the highest
///   priority is the least there is, then that of the next one among what is left, and so on. So a constraint gives way to one of a
///   higher priority, however many of lower ones pull the other way. Violations of one priority count alike.
/// - **The tableau is always optimal.** A constraint comes in as a row that may be against its sign, and a changed constant makes
///   rows so; the dual simplex repairs those rows alone. No artificial variable is needed, and when no step is left the row itself
///   names the constraints that contradict each other.
///
/// What is required and contradicts the rest is *relaxed*: it holds as far as it can, before everything that is not required, and
/// it is required again as soon as it fits. Of those that contradict each other the latest one is taken, and a firm one only where
/// all are firm. `takeConflicts()` tells of it.
///
/// Equal calls in equal order give equal values. Each answer takes a bounded number of steps.
package struct ConstraintSolver: Sendable {
  /// Names a constraint that was added.
  package struct ConstraintID: Hashable, Sendable {
    let index: Int
  }

  /// Required constraints that contradict each other, none of which can be left out of the contradiction.
  package struct Conflict: Equatable, Sendable {
    /// All of them, in the order in which they were added.
    package let constraints: [ConstraintID]
    /// The one that holds only as far as it can from now on.
    package let relaxed: ConstraintID
  }

  /// What was done since the solver was made.
  package struct Work: Equatable, Sendable {
    /// How often a row was solved for another symbol.
    package var pivots = 0
    /// How many terms of rows were looked at for it.
    package var terms = 0
    /// How often everything was put together anew, as rounding or too many steps made it necessary.
    package var rebuilds = 0
  }

  /// A constraint and its place in the tableau.
  struct Record: Sendable {
    var constraint: LinearConstraint
    /// Counts upwards, so that of several the last one is known.
    let order: Int
    /// Required, and held only as far as it can.
    var isRelaxed = false
    /// The symbol by which the tableau knows the constraint: 0 where it must hold, its room or its violation upwards otherwise.
    var marker = -1
    /// Its violation, or its violation downwards; `nil` where it must hold.
    var error: Int?

    /// The priority by which violations count; `nil` where there may be none.
    var costPriority: Float? {
      if constraint.priority < LinearConstraint.required { return constraint.priority }
      return isRelaxed ? LinearConstraint.required : nil
    }
    /// All is written so that the sum is not below zero, or is zero.
    var sign: Double { constraint.relation == .lessThanOrEqual ? -1 : 1 }
    var isEquation: Bool { constraint.relation == .equal }
  }

  var tableau = Tableau()
  var records: [Record?] = []
  private var unusedRecords: [Int] = []
  private var nextOrder = 0
  /// By symbol: the constraint that a marker or an error belongs to.
  var owners: [Int] = []
  var relaxed: [Int] = []
  private var suggestions: [Int: ConstraintID] = [:]
  private var conflicts: [Conflict] = []
  private var answers = 0

  /// A solver without variables.
  package init() {}

  /// What was done since the solver was made.
  package var work: Work { tableau.work }
}

// MARK: - Variables

extension ConstraintSolver {
  /// Makes a variable, whose value is 0 where constraints leave it open.
  package mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    Variable(symbol: tableau.makeSymbol(isNonNegative ? .nonNegative : .free, isWatched: true))
  }

  /// Forgets a variable, which stands in no constraint any more.
  package mutating func remove(_ variable: Variable) {
    if let suggestion = suggestions.removeValue(forKey: variable.symbol) { remove(suggestion) }
    // One that is basic still stands in a constraint: it is kept, and its number with it.
    if tableau.slot(of: variable.symbol) == nil { tableau.release(variable.symbol) }
  }

  /// The value that the last answer gave.
  package func value(of variable: Variable) -> Double { tableau.value(of: variable.symbol) }

  /// The variables whose values may be others since this was asked last, in the order in which they were made.
  package mutating func takeChanges() -> [Variable] {
    tableau.takeChanged().map { Variable(symbol: $0) }
  }

  /// Holds a variable at a value, as firmly as the priority says; the next suggestion moves it.
  package mutating func suggest(_ value: Double, for variable: Variable, priority: Float = LinearConstraint.required) {
    if let known = suggestions[variable.symbol] {
      setConstant(-value, of: known)
      setPriority(priority, of: known)
    } else {
      suggestions[variable.symbol] = add(
        LinearConstraint(LinearExpression([.init(variable, 1)], constant: -value), .equal, priority: priority, isFirm: true))
    }
  }
}

// MARK: - Constraints

extension ConstraintSolver {
  /// Adds a constraint; values follow with the next `solve()`.
  package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    let index = unusedRecords.popLast() ?? records.count
    if index == records.count { records.append(nil) }
    records[index] = install(Record(constraint: constraint, order: nextOrder), at: index)
    nextOrder += 1
    return ConstraintID(index: index)
  }

  /// Takes a constraint out; values follow with the next `solve()`.
  package mutating func remove(_ id: ConstraintID) {
    guard let record = records[id.index] else { return }
    repair()
    uninstall(records[id.index] ?? record)
    records[id.index] = nil
    relaxed.removeAll { $0 == id.index }
    unusedRecords.append(id.index)
  }

  /// Sets the number in a constraint's sum, and tells whether it was another one.
  @discardableResult
  package mutating func setConstant(_ constant: Double, of id: ConstraintID) -> Bool {
    guard var record = records[id.index], record.constraint.expression.constant != constant else { return false }
    let change = (constant - record.constraint.expression.constant) * record.sign
    record.constraint.expression.constant = constant
    records[id.index] = record
    if let slot = tableau.slot(of: record.marker) {
      tableau.add(change, toRow: slot)
    } else {
      for slot in tableau.slots(with: record.marker) {
        tableau.add(-change * tableau.rows[slot].coefficient(of: record.marker), toRow: slot)
      }
    }
    return true
  }

  /// Sets how much a constraint matters.
  package mutating func setPriority(_ priority: Float, of id: ConstraintID) {
    guard var record = records[id.index], record.constraint.priority != priority else { return }
    let required = LinearConstraint.required
    if let old = record.costPriority, record.constraint.priority < required, priority < required {
      record.constraint.priority = priority
      records[id.index] = record
      addCosts(of: record, 1, at: priority)
      addCosts(of: record, -1, at: old)
    } else if record.constraint.priority >= required, priority >= required {
      records[id.index]?.constraint.priority = priority
    } else {
      repair()
      uninstall(records[id.index] ?? record)
      record.constraint.priority = priority
      record.isRelaxed = false
      relaxed.removeAll { $0 == id.index }
      records[id.index] = install(record, at: id.index)
    }
  }

  /// Whether a required constraint holds only as far as it can, since it contradicts others.
  package func isRelaxed(_ id: ConstraintID) -> Bool { records[id.index]?.isRelaxed ?? false }

  /// How far a constraint is from holding.
  package func violation(of id: ConstraintID) -> Double {
    guard let record = records[id.index] else { return 0 }
    let expression = record.constraint.expression
    let sum = expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.coefficient }
    return record.isEquation ? abs(sum) : max(-sum * record.sign, 0)
  }
}

// MARK: - Rows of constraints

extension ConstraintSolver {
  private mutating func makeSymbol(_ kind: Tableau.Kind, of index: Int) -> Int {
    let symbol = tableau.makeSymbol(kind)
    while owners.count <= symbol { owners.append(index) }
    owners[symbol] = index
    return symbol
  }

  /// Puts a constraint into the tableau.
  private mutating func install(_ old: Record, at index: Int) -> Record {
    var record = old
    let expression = record.constraint.expression
    var row = SparseRow()
    row.constant = expression.constant * record.sign
    for term in expression.terms {
      tableau.add(term.variable.symbol, times: term.coefficient * record.sign, to: &row)
    }
    let isSoft = record.costPriority != nil
    record.marker = makeSymbol(record.isEquation && !isSoft ? .fixed : .nonNegative, of: index)
    record.error = isSoft ? makeSymbol(.nonNegative, of: index) : nil
    if let error = record.error { _ = row.add(error, times: 1) }
    if isSoft, record.isEquation {
      // sum = up - down: as both cost, they come in one by one only, and what is basic meanwhile goes at once.
      _ = row.add(record.marker, times: -1)
      tableau.install(row, for: tableau.makeSymbol(.temporary))
    } else {
      tableau.install(row, for: record.marker)
    }
    if let priority = record.costPriority { addCosts(of: record, 1, at: priority) }
    return record
  }

  private mutating func addCosts(of record: Record, _ weight: Double, at priority: Float) {
    var cost = PriorityCost()
    cost.add(weight, at: priority)
    if let error = record.error { tableau.addCost(cost, to: error) }
    if record.isEquation { tableau.addCost(cost, to: record.marker) }
  }

  /// Takes a constraint out of the tableau, all rows of which are as they must be.
  private mutating func uninstall(_ record: Record) {
    if let priority = record.costPriority { addCosts(of: record, -1, at: priority) }
    guard let error = record.error else { return tableau.removeEquation(of: record.marker) }
    // The columns of the two are opposites: where one of them is basic, the other stands in its row alone.
    let (gone, other) = tableau.slot(of: error) != nil ? (error, record.marker) : (record.marker, error)
    tableau.removeEquation(of: gone)
    tableau.release(other)
  }

  /// Turns a constraint that must hold into one that holds as far as it can.
  private mutating func relax(_ index: Int) {
    guard var record = records[index] else { return }
    let error = makeSymbol(.nonNegative, of: index)
    if let slot = tableau.slot(of: record.marker) {
      tableau.add(error, times: 1, toRow: slot)
    } else {
      for slot in tableau.slots(with: record.marker) {
        tableau.add(error, times: -tableau.rows[slot].coefficient(of: record.marker), toRow: slot)
      }
      tableau.addCost(tableau.costs[record.marker], times: -1, to: error)
    }
    record.error = error
    record.isRelaxed = true
    records[index] = record
    relaxed.append(index)
    if record.isEquation { tableau.unfix(record.marker) }
    addCosts(of: record, 1, at: LinearConstraint.required)
  }
}

// MARK: - Answers

extension ConstraintSolver {
  /// Finds the values.
  package mutating func solve() {
    repair()
    tighten()
    answers += 1
    if answers % 256 == 0, hasDrifted { rebuild() }
  }

  /// The contradictions that were found since this was asked last.
  package mutating func takeConflicts() -> [Conflict] {
    defer { conflicts = [] }
    return conflicts
  }

  var stepLimit: Int { 1_000 + 50 * (tableau.rows.count + records.count) }

  /// Makes the tableau feasible and optimal.
  private mutating func repair() {
    if !runSimplex() { rebuild() }
  }

  /// Whether it came to an end within the steps that are allowed.
  private mutating func runSimplex() -> Bool {
    var steps = stepLimit
    while true {
      switch tableau.makeFeasible(steps: &steps) {
      case .tooLong: return false
      case .conflict(let slot):
        guard let conflict = conflict(inRow: slot) else { return false }
        conflicts.append(conflict)
        relax(conflict.relaxed.index)
      case .done:
        guard case .done = tableau.makeOptimal(steps: &steps) else { return false }
        // Rounding may leave a row slightly below what it must be.
        if !tableau.isInfeasible { return true }
      }
    }
  }

  /// Makes required again what holds by now.
  private mutating func tighten() {
    let fitting = relaxed.filter { violation(of: ConstraintID(index: $0)) <= Tableau.tolerance }
    guard !fitting.isEmpty else { return }
    relaxed.removeAll { fitting.contains($0) }
    for index in fitting {
      guard var record = records[index] else { continue }
      uninstall(record)
      record.isRelaxed = false
      records[index] = install(record, at: index)
      repair()
    }
  }

  /// Whether rounding made something that must hold not hold.
  private var hasDrifted: Bool {
    records.indices.contains { index in
      guard let record = records[index], record.costPriority == nil else { return false }
      let size = record.constraint.expression.terms.reduce(abs(record.constraint.expression.constant)) {
        max($0, abs(value(of: $1.variable) * $1.coefficient))
      }
      return violation(of: ConstraintID(index: index)) > 1e-6 * max(size, 1)
    }
  }

  /// Puts everything together anew, in the order in which it came.
  private mutating func rebuild() {
    tableau.removeAllEquations()
    for index in records.indices.sorted(by: { (records[$0]?.order ?? -1) < (records[$1]?.order ?? -1) }) {
      guard let record = records[index] else { continue }
      records[index] = install(record, at: index)
      // A tableau that needs too many steps even so keeps the values that it has.
      if !runSimplex() { return }
    }
  }
}

// MARK: - What is left open

extension ConstraintSolver {
  /// Whether all solutions that are as good as the last answer have the same value for a variable.
  ///
  /// Costs about what an answer from nothing costs.
  package func isDetermined(_ variable: Variable) -> Bool {
    let value = value(of: variable)
    return [1.0, -1.0].allSatisfy { factor in
      var trial = tableau
      var steps = stepLimit
      return trial.minimize(variable.symbol, times: factor, steps: &steps).map { abs($0 - value) < 1e-6 } ?? false
    }
  }
}
