import ConstraintSolving
import SeededNumbers

/// A solver and what was asked of it, so that the same can be asked of another one, or be computed by trying everything.
struct SolverWorld {
  var solver = ConstraintSolver()
  var variables: [Variable] = []
  var signs: [Bool] = []
  var constraints: [(id: ConstraintSolver.ConstraintID, constraint: LinearConstraint)] = []

  mutating func makeVariable(isNonNegative: Bool = false) -> Variable {
    variables.append(solver.makeVariable(isNonNegative: isNonNegative))
    signs.append(isNonNegative)
    return variables[variables.count - 1]
  }

  @discardableResult
  mutating func add(
    _ terms: [(Variable, Double)], _ relation: LinearRelation = .equal, _ constant: Double = 0, priority: Float = 1000
  ) -> ConstraintSolver.ConstraintID {
    let expression = LinearExpression(terms.map { .init($0.0, $0.1) }, constant: -constant)
    return add(LinearConstraint(expression, relation, priority: priority))
  }

  @discardableResult
  mutating func add(_ constraint: LinearConstraint) -> ConstraintSolver.ConstraintID {
    let id = solver.add(constraint)
    constraints.append((id, constraint))
    return id
  }

  mutating func remove(at index: Int) { solver.remove(constraints.remove(at: index).id) }

  mutating func setConstant(_ constant: Double, at index: Int) {
    constraints[index].constraint.expression.constant = constant
    solver.setConstant(constant, of: constraints[index].id)
  }

  mutating func setPriority(_ priority: Float, at index: Int) {
    constraints[index].constraint.priority = priority
    solver.setPriority(priority, of: constraints[index].id)
  }

  /// Whether something that is required holds only as far as it can.
  var isMended: Bool { constraints.contains { solver.isRelaxed($0.id) } }
  /// For each variable, whether the constraints decide its value.
  var determined: [Bool] { variables.map { solver.isDetermined($0) } }
  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// A solver that is asked for the same from nothing; required constraints that `solver` relaxed are left out of both.
  func fromNothing() -> SolverWorld {
    var other = SolverWorld()
    for sign in signs { _ = other.makeVariable(isNonNegative: sign) }
    for (_, constraint) in constraints {
      var copy = constraint
      for index in copy.expression.terms.indices {
        guard let place = variables.firstIndex(of: copy.expression.terms[index].variable) else { continue }
        copy.expression.terms[index].variable = other.variables[place]
      }
      other.add(copy)
    }
    other.solver.solve()
    return other
  }

  // MARK: Laws

  /// How far a constraint is from holding for some values of all variables.
  func violation(of constraint: LinearConstraint, for values: [Double]) -> Double {
    var sum = constraint.expression.constant
    for term in constraint.expression.terms {
      sum += term.coefficient * (variables.firstIndex(of: term.variable).map { values[$0] } ?? 0)
    }
    switch constraint.relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(sum, 0)
    case .greaterThanOrEqual: return max(-sum, 0)
    }
  }

  /// The sums of violations, from what is required to the lowest priority.
  func violations(for values: [Double]) -> [Float: Double] {
    constraints.reduce(into: [:]) { sums, pair in
      sums[pair.constraint.priority, default: 0] += violation(of: pair.constraint, for: values)
    }
  }

  /// Whether the first sums are below the second ones: the highest priority that differs decides.
  static func isBetter(_ first: [Float: Double], _ second: [Float: Double], by margin: Double = 1e-5) -> Bool {
    for priority in Set(first.keys).union(second.keys).sorted(by: >) {
      let (a, b) = (first[priority] ?? 0, second[priority] ?? 0)
      if abs(a - b) > margin { return a < b }
    }
    return false
  }
}

// MARK: - Random worlds

extension SolverWorld {
  static let priorities: [Float] = [1000, 1000, 999, 750, 750, 500, 250, 250, 50]

  /// Variables without constraints.
  init(variables count: Int, _ random: inout SplitMix) {
    for _ in 0..<count { _ = makeVariable(isNonNegative: random.below(2) == 0) }
  }

  mutating func addRandom(_ random: inout SplitMix, priority: Float? = nil) {
    let count = 1 + random.below(min(3, variables.count))
    let coefficients: [Double] = [1, 1, 1, -1, -1, 2, -0.5]
    let terms = variables.shuffled(using: &random).prefix(count).map {
      LinearExpression.Term($0, coefficients[random.below(coefficients.count)])
    }
    let relations: [LinearRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    add(
      LinearConstraint(
        LinearExpression(terms, constant: Double(random.below(41) - 20)), relations[random.below(4)],
        priority: priority ?? Self.priorities[random.below(Self.priorities.count)]))
  }
}

// MARK: - All corners

extension SolverWorld {
  /// The best values there are: a corner of the planes on which constraints begin to hold, found by trying every corner.
  ///
  /// `nil`: nothing keeps what is required.
  func bestOfAllCorners() -> [Float: Double]? {
    var planes: [([Double], Double)] = constraints.map { pair in
      var row = variables.map { _ in 0.0 }
      for term in pair.constraint.expression.terms {
        if let index = variables.firstIndex(of: term.variable) { row[index] += term.coefficient }
      }
      return (row, -pair.constraint.expression.constant)
    }
    // A line that no other plane cuts has points on these.
    for index in variables.indices { planes.append((variables.indices.map { $0 == index ? 1 : 0 }, 0)) }
    var best: [Float: Double]?
    Self.forEachChoice(of: variables.count, from: planes.count) { chosen in
      guard let values = Self.meetingPoint(of: chosen.map { planes[$0] }) else { return }
      guard zip(values, signs).allSatisfy({ !$1 || $0 > -1e-7 }) else { return }
      let sums = violations(for: values)
      guard (sums[1000] ?? 0) < 1e-6 else { return }
      if best.map({ Self.isBetter(sums, $0, by: 1e-9) }) ?? true { best = sums }
    }
    return best
  }

  private static func forEachChoice(of count: Int, from total: Int, _ visit: ([Int]) -> Void) {
    var chosen = Array(0..<count)
    while true {
      visit(chosen)
      guard let last = chosen.indices.last(where: { chosen[$0] < total - count + $0 }) else { return }
      chosen[last] += 1
      for index in chosen.indices where index > last { chosen[index] = chosen[index - 1] + 1 }
    }
  }

  private static func meetingPoint(of planes: [([Double], Double)]) -> [Double]? {
    var rows = planes
    for column in rows.indices {
      guard let pivot = rows.indices[column...].max(by: { abs(rows[$0].0[column]) < abs(rows[$1].0[column]) }),
        abs(rows[pivot].0[column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in rows.indices where row != column {
        let factor = rows[row].0[column] / rows[column].0[column]
        if factor == 0 { continue }
        for index in rows.indices { rows[row].0[index] -= factor * rows[column].0[index] }
        rows[row].1 -= factor * rows[column].1
      }
    }
    return rows.indices.map { rows[$0].1 / rows[$0].0[$0] }
  }
}
