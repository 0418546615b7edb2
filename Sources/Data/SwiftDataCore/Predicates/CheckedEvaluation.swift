import Foundation

/// Evaluates predicates in memory.
enum CheckedEvaluation {
  /// How a condition is evaluated.
  static func of(_ expression: any PredicateExpression<Bool>) -> (PredicateBindings) throws -> Bool {
    { try value(of: expression, $0) }
  }

  private static func value(of expression: some PredicateExpression<Bool>, _ bindings: PredicateBindings) throws -> Bool {
    try expression.evaluate(bindings)
  }
}
