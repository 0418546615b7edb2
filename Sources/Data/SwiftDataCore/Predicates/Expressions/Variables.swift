import Foundation

extension PredicateExpressions.Variable: SQLTranslatable {
  var operands: [any PredicateExpression] { [] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm { try compiler.term(of: key) }
}

extension PredicateExpressions.Value: SQLTranslatable {
  var operands: [any PredicateExpression] { [] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm { .constant(value) }
}

extension PredicateExpressions.NilLiteral: SQLTranslatable {
  var operands: [any PredicateExpression] { [] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm { .constant(Wrapped?.none as Any) }
}
