import Foundation
import StoreEngine

extension PredicateExpressions.Arithmetic: SQLTranslatable {
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let operation: ArithmeticOperation =
      switch op {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      @unknown default: throw InMemoryOnly("an operator is unknown")
      }
    return try compiler.arithmetic(operation, self, lhs, rhs)
  }
}

extension PredicateExpressions.IntDivision: SQLTranslatable {
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm { try compiler.arithmetic(.divide, self, lhs, rhs) }
}

extension PredicateExpressions.IntRemainder: SQLTranslatable {
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm { try compiler.arithmetic(.remainder, self, lhs, rhs) }
}

extension PredicateExpressions.FloatDivision: SQLTranslatable {
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm { try compiler.arithmetic(.divide, self, lhs, rhs) }
}

extension PredicateExpressions.UnaryMinus: SQLTranslatable {
  var operands: [any PredicateExpression] { [wrapped] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let term = try compiler.term(wrapped)
    if case .constant = term { return try constant(compiler) }
    let scalar = try compiler.scalar(term, as: Output.self)
    if case .integer = scalar.kind {
      return .scalar(
        try compiler.arithmetic(.subtract, SQLScalar(text: "0", kind: scalar.kind, absence: .none), scalar))
    }
    guard case .double = scalar.kind else { throw InMemoryOnly("\(Output.self) is no number in SQL") }
    return .scalar(SQLScalar(text: "(-\(scalar.operand))", arguments: scalar.arguments, kind: .double, absence: scalar.absence))
  }
}

/// What is done with two numbers; the raw value is what the function of ours is told.
enum ArithmeticOperation: Int64 {
  case add, subtract, multiply, divide, remainder

  var sign: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    }
  }
}

extension PredicateCompiler {
  fileprivate func arithmetic<E: SQLTranslatable>(
    _ operation: ArithmeticOperation, _ expression: E, _ lhs: some PredicateExpression, _ rhs: some PredicateExpression
  ) throws -> SQLTerm {
    let first = try term(lhs), second = try term(rhs)
    if case .constant = first, case .constant = second { return try expression.constant(self) }
    return .scalar(try arithmetic(operation, scalar(first, as: E.Output.self), scalar(second, as: E.Output.self)))
  }

  /// An operation on whole numbers of one type, which fails where the result is none of its numbers, or on doubles.
  fileprivate func arithmetic(_ operation: ArithmeticOperation, _ lhs: SQLScalar, _ rhs: SQLScalar) throws -> SQLScalar {
    let absence = try Self.common(lhs.absence, rhs.absence)
    let arguments = lhs.arguments + rhs.arguments
    switch lhs.kind {
    case .integer(let bounds):
      if operation == .divide || operation == .remainder, rhs.text == "?", case .integer(let divisor)? = rhs.arguments.first,
        divisor != 0, divisor != -1
      {
        return SQLScalar(text: "(\(lhs.operand) \(operation.sign) ?)", arguments: arguments, kind: lhs.kind, absence: absence)
      }
      let text =
        "\(StoreTexts.arithmetic)(\(operation.rawValue), \(lhs.text), \(rhs.text), \(bounds.lowest), \(bounds.highest))"
      return SQLScalar(text: text, arguments: arguments, kind: lhs.kind, absence: try Self.common(absence, .failure))
    case .double:
      guard absence != .failure else { throw InMemoryOnly("what is no number cannot be told from a failure") }
      let text =
        operation == .divide
        ? "\(StoreTexts.quotient)(\(lhs.text), \(rhs.text))" : "(\(lhs.operand) \(operation.sign) \(rhs.operand))"
      return SQLScalar(text: text, arguments: arguments, kind: .double, absence: .notANumber)
    default: throw InMemoryOnly("\(lhs.kind) is not calculated with in SQL")
    }
  }
}
