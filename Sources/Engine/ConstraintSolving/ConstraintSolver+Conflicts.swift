extension ConstraintSolver {
  /// The most constraints of a contradiction of which each one is tried without.
  private static let mostTried = 100

  /// The constraints whose sum, as a row gives it, cannot be.
  ///
  /// A row is a corner of the set of all contradictory sums, so that none of its constraints can be left out as long as variables
  /// may be below 0 (Gleeson and Ryan 1990); as some may not, each is tried without.
  func conflict(inRow slot: Int) -> Conflict? {
    let symbols = [tableau.basis[slot]] + tableau.rows[slot].terms.map(\.symbol)
    var members = symbols.compactMap { symbol -> (index: Int, record: Record)? in
      guard owners.indices.contains(symbol), let record = records[owners[symbol]] else { return nil }
      // A number that a constraint had may be a variable's by now; of variables nothing is to be told.
      return record.marker == symbol && record.costPriority == nil ? (owners[symbol], record) : nil
    }.sorted { $0.record.order < $1.record.order }
    if members.count <= Self.mostTried {
      for member in members {
        let fewer = members.filter { $0.index != member.index }
        if !canHold(fewer.map(\.record.constraint)) { members = fewer }
      }
    }
    let loose = members.filter { !$0.record.constraint.isFirm }
    let last = (loose.isEmpty ? members : loose).max {
      ($0.record.constraint.lateness, $0.record.order) < ($1.record.constraint.lateness, $1.record.order)
    }
    guard let last else { return nil }
    return Conflict(
      constraints: members.map { ConstraintID(index: $0.index) }, relaxed: ConstraintID(index: last.index))
  }

  /// Whether there are values for which all of some constraints hold.
  private func canHold(_ constraints: [LinearConstraint]) -> Bool {
    var trial = ConstraintSolver()
    var variables: [Int: Variable] = [:]
    for var constraint in constraints {
      for index in constraint.expression.terms.indices {
        let known = constraint.expression.terms[index].variable
        let own = variables[known.symbol] ?? trial.makeVariable(isNonNegative: tableau.kinds[known.symbol] == .nonNegative)
        variables[known.symbol] = own
        constraint.expression.terms[index].variable = own
      }
      _ = trial.add(constraint)
    }
    var steps = trial.stepLimit
    if case .conflict = trial.tableau.makeFeasible(steps: &steps) { return false }
    return true
  }
}
