import Foundation

extension PredicateExpressions.Conjunction: SQLTranslatable {
  var conjuncts: (any PredicateExpression<Bool>, any PredicateExpression<Bool>)? { (lhs, rhs) }
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let first = try compiler.term(lhs)
    if case .constant(false as Bool) = first { return first }
    return try compiler.both(first, compiler.term(rhs), isAll: true)
  }
}

extension PredicateExpressions.Disjunction: SQLTranslatable {
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let first = try compiler.term(lhs)
    if case .constant(true as Bool) = first { return first }
    return try compiler.both(first, compiler.term(rhs), isAll: false)
  }
}

extension PredicateExpressions.Negation: SQLTranslatable {
  var operands: [any PredicateExpression] { [wrapped] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let term = try compiler.term(wrapped)
    if case .constant(let value as Bool) = term { return .constant(!value) }
    return .scalar(compiler.negation(try compiler.condition(term)))
  }
}

extension PredicateExpressions.Conditional: SQLTranslatable {
  var operands: [any PredicateExpression] { [test, trueBranch, falseBranch] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let condition = try compiler.term(test)
    if case .constant(let value as Bool) = condition { return try value ? compiler.term(trueBranch) : compiler.term(falseBranch) }
    let first = try compiler.scalar(compiler.term(trueBranch), as: Output.self)
    let second = try compiler.scalar(compiler.term(falseBranch), as: Output.self)
    return .scalar(try compiler.conditional(condition, first, second))
  }
}
