/// An unknown that a solver finds a value for.
package struct Variable: Hashable, Sendable {
  let symbol: Int
}

/// How the two sides of a constraint relate.
package enum LinearRelation: Hashable, Sendable {
  /// The left side is not above the right one.
  case lessThanOrEqual
  /// Both sides are the same.
  case equal
  /// The left side is not below the right one.
  case greaterThanOrEqual
}

/// A sum of variables, each times a number, and a number.
package struct LinearExpression: Sendable {
  /// A variable and what it is multiplied by.
  package struct Term: Sendable {
    /// The variable.
    package var variable: Variable
    /// What it is multiplied by.
    package var coefficient: Double
    /// A variable times a number.
    package init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The variables; one may stand in several terms.
  package var terms: [Term]
  /// What is added to them.
  package var constant: Double

  /// A sum.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Adds another sum, multiplied by a number.
  package mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { terms.append(Term(term.variable, term.coefficient * factor)) }
    constant += other.constant * factor
  }
}

/// A relation of a sum to zero, and how much it matters.
package struct LinearConstraint: Sendable {
  /// The priority of what must hold.
  package static let required: Float = 1000

  /// What is compared with zero.
  package var expression: LinearExpression
  /// How it is compared.
  package var relation: LinearRelation
  /// How much the constraint matters: 1000 and more is required, less gives way to everything above.
  package var priority: Float
  /// Whether others give way first where not all that is required can hold: the size of a window, and the like.
  package var isFirm: Bool
  /// Of those that cannot all hold, the one with the highest number gives way, and of equals the one that was added last.
  package var lateness = 0

  /// A relation of a sum to zero.
  package init(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: Float = required, isFirm: Bool = false
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.isFirm = isFirm
  }
}
