import Foundation

/// Evaluates predicates in memory, without ending the process where arithmetic has no result or a range no order.
enum CheckedEvaluation {
  /// How a condition is evaluated.
  static func of(_ expression: any PredicateExpression<Bool>) -> (PredicateBindings) throws -> Bool {
    needsChecks(expression) ? { try checked(expression, $0) } : { try expression.evaluate($0) }
  }

  private static func checked(_ expression: some PredicateExpression<Bool>, _ bindings: PredicateBindings) throws -> Bool {
    try value(of: expression, bindings)
  }

  /// Whether Foundation's own evaluation may end the process.
  private static func needsChecks(_ expression: any PredicateExpression) -> Bool {
    guard let node = expression as? any SQLTranslatable else { return false }
    return type(of: node).mayTrap || node.operands.contains(where: needsChecks)
  }

  /// The value of an expression, checked as far as it is one of Foundation's.
  static func value<E: PredicateExpression>(of expression: E, _ bindings: PredicateBindings) throws -> E.Output {
    func open(_ node: some SQLTranslatable) throws -> Any { try node.checkedValue(bindings) }
    guard let node = expression as? any SQLTranslatable, let value = try open(node) as? E.Output else {
      return try expression.evaluate(bindings)
    }
    return value
  }
}
/// What an expression has no value for.
struct NoValue: Error, CustomDebugStringConvertible {
  var debugDescription: String

  init(_ description: String) { debugDescription = description }
}
