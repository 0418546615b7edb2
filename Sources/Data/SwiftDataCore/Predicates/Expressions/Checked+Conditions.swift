import Foundation
import FoundationAdditions

extension PredicateExpressions.Conjunction {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: lhs, bindings) && CheckedEvaluation.value(of: rhs, bindings)
  }
}

extension PredicateExpressions.Disjunction {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: lhs, bindings) || CheckedEvaluation.value(of: rhs, bindings)
  }
}

extension PredicateExpressions.Negation {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try !CheckedEvaluation.value(of: wrapped, bindings)
  }
}

extension PredicateExpressions.Conditional {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: test, bindings)
      ? CheckedEvaluation.value(of: trueBranch, bindings) : CheckedEvaluation.value(of: falseBranch, bindings)
  }
}

extension PredicateExpressions.Equal {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: lhs, bindings) == CheckedEvaluation.value(of: rhs, bindings)
  }
}

extension PredicateExpressions.NotEqual {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: lhs, bindings) != CheckedEvaluation.value(of: rhs, bindings)
  }
}

extension PredicateExpressions.Comparison {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    let first = try CheckedEvaluation.value(of: lhs, bindings), second = try CheckedEvaluation.value(of: rhs, bindings)
    return switch op {
    case .lessThan: first < second
    case .lessThanOrEqual: first <= second
    case .greaterThan: first > second
    case .greaterThanOrEqual: first >= second
    @unknown default: throw NoValue("an operator is unknown")
    }
  }
}

extension PredicateExpressions.NilCoalesce {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: lhs, bindings) ?? CheckedEvaluation.value(of: rhs, bindings)
  }
}

extension PredicateExpressions.ForcedUnwrap {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    guard let value = try CheckedEvaluation.value(of: inner, bindings) else { throw PredicateError.forceUnwrapFailure }
    return value
  }
}

extension PredicateExpressions.OptionalFlatMap {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    guard let inner = try CheckedEvaluation.value(of: wrapped, bindings) else { return nil }
    var bindings = bindings
    bindings[variable] = inner
    return try CheckedEvaluation.value(of: transform, bindings) as? Result
  }
}

extension PredicateExpressions.KeyPath {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: root, bindings)[keyPath: keyPath as Swift.KeyPath<Root.Output, Output>]
  }
}

extension PredicateExpressions.RangeExpressionContains {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: range, bindings).contains(CheckedEvaluation.value(of: element, bindings))
  }
}

extension PredicateExpressions.SequenceContains {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: sequence, bindings).contains(CheckedEvaluation.value(of: element, bindings))
  }
}

extension PredicateExpressions.SequenceContainsWhere {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    var bindings = bindings
    return try CheckedEvaluation.value(of: sequence, bindings).contains {
      bindings[variable] = $0
      return try CheckedEvaluation.value(of: test, bindings)
    }
  }
}

extension PredicateExpressions.SequenceAllSatisfy {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    var bindings = bindings
    return try CheckedEvaluation.value(of: sequence, bindings).allSatisfy {
      bindings[variable] = $0
      return try CheckedEvaluation.value(of: test, bindings)
    }
  }
}

extension PredicateExpressions.Filter {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    var bindings = bindings
    return try CheckedEvaluation.value(of: sequence, bindings).filter {
      bindings[variable] = $0
      return try CheckedEvaluation.value(of: filter, bindings)
    }
  }
}

extension PredicateExpressions.SequenceStartsWith {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: base, bindings).starts(with: CheckedEvaluation.value(of: prefix, bindings))
  }
}

extension PredicateExpressions.CollectionContainsCollection {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: base, bindings).contains(CheckedEvaluation.value(of: other, bindings))
  }
}

extension PredicateExpressions.SequenceMinimum {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: elements, bindings).min()
  }
}

extension PredicateExpressions.SequenceMaximum {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: elements, bindings).max()
  }
}

extension PredicateExpressions.StringLocalizedStandardContains {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: root, bindings).localizedStandardContains(CheckedEvaluation.value(of: other, bindings))
  }
}

extension PredicateExpressions.StringLocalizedCompare {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: root, bindings).localizedCompare(CheckedEvaluation.value(of: other, bindings))
  }
}

extension PredicateExpressions.StringCaseInsensitiveCompare {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: root, bindings).caseInsensitiveCompare(CheckedEvaluation.value(of: other, bindings))
  }
}

extension PredicateExpressions.TypeCheck {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: input, bindings) is Desired
  }
}

extension PredicateExpressions.ConditionalCast {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: input, bindings) as? Desired
  }
}

extension PredicateExpressions.FloatDivision {
  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    try CheckedEvaluation.value(of: lhs, bindings) / CheckedEvaluation.value(of: rhs, bindings)
  }
}
