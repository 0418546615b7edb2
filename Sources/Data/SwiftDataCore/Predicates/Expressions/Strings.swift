import Foundation
import FoundationAdditions

extension PredicateExpressions.StringLocalizedStandardContains: SQLTranslatable {
  var operands: [any PredicateExpression] { [root, other] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let text = try compiler.term(root), part = try compiler.term(other)
    if case .constant = text, case .constant = part { return try constant(compiler) }
    return .scalar(try compiler.textSearch(StoreTexts.standardContains, text, part, Root.Output.self, Other.Output.self))
  }
}

extension PredicateExpressions.StringLocalizedCompare: SQLTranslatable {
  var operands: [any PredicateExpression] { [root, other] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let first = try compiler.term(root), second = try compiler.term(other)
    if case .constant = first, case .constant = second { return try constant(compiler) }
    var scalar = try compiler.textSearch(StoreTexts.localizedCompare, first, second, Root.Output.self, Other.Output.self)
    scalar.kind = .comparison
    return .scalar(scalar)
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare: SQLTranslatable {
  var operands: [any PredicateExpression] { [root, other] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let first = try compiler.term(root), second = try compiler.term(other)
    if case .constant = first, case .constant = second { return try constant(compiler) }
    var scalar = try compiler.textSearch(StoreTexts.caseInsensitiveCompare, first, second, Root.Output.self, Other.Output.self)
    scalar.kind = .comparison
    return .scalar(scalar)
  }
}

extension PredicateExpressions.StringContainsRegex: SQLTranslatable {
  var operands: [any PredicateExpression] { [subject, regex] }
}
