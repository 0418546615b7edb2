import Foundation

extension PredicateExpressions.Equal: SQLTranslatable {
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let first = try compiler.term(lhs), second = try compiler.term(rhs)
    if case .constant = first, case .constant = second { return try constant(compiler) }
    return try compiler.equality(first, second, isEqual: true)
  }
}

extension PredicateExpressions.NotEqual: SQLTranslatable {
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let first = try compiler.term(lhs), second = try compiler.term(rhs)
    if case .constant = first, case .constant = second { return try constant(compiler) }
    return try compiler.equality(first, second, isEqual: false)
  }
}

extension PredicateExpressions.Comparison: SQLTranslatable {
  var operands: [any PredicateExpression] { [lhs, rhs] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let first = try compiler.term(lhs), second = try compiler.term(rhs)
    if case .constant = first, case .constant = second { return try constant(compiler) }
    if let place = try compiler.rank(first, as: LHS.Output.self), let other = try compiler.rank(second, as: LHS.Output.self) {
      return .scalar(try compiler.comparison(place, op.sign, other))
    }
    return .scalar(
      try compiler.comparison(
        compiler.scalar(first, as: LHS.Output.self), op.sign, compiler.scalar(second, as: LHS.Output.self)))
  }
}

extension PredicateExpressions.ComparisonOperator {
  /// As SQL writes it.
  fileprivate var sign: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqual: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqual: ">="
    @unknown default: preconditionFailure("an operator that no version of Foundation has")
    }
  }
}

extension PredicateExpressions.Range: SQLTranslatable {
  var operands: [any PredicateExpression] { [lower, upper] }
}

extension PredicateExpressions.ClosedRange: SQLTranslatable {
  var operands: [any PredicateExpression] { [lower, upper] }
}

extension PredicateExpressions.RangeExpressionContains: SQLTranslatable {
  var operands: [any PredicateExpression] { [range, element] }
  func term(_ compiler: PredicateCompiler) throws -> SQLTerm {
    let value = try compiler.term(element)
    guard let bounds = try bounds(compiler) else { throw InMemoryOnly("\(RangeExpression.Output.self) has no bounds in SQL") }
    let type = Element.Output.self
    if case .constant = value, bounds.isConstant { return try constant(compiler) }
    let scalar = try compiler.scalar(value, as: type)
    var result: SQLTerm?
    if let lower = bounds.lower {
      result = .scalar(try compiler.comparison(scalar, ">=", compiler.scalar(lower, as: type)))
    }
    if let upper = bounds.upper {
      let below = SQLTerm.scalar(try compiler.comparison(scalar, bounds.isClosed ? "<=" : "<", compiler.scalar(upper, as: type)))
      result = try result.map { try compiler.both($0, below, isAll: true) } ?? below
    }
    return result ?? .constant(true)
  }

  private func bounds(_ compiler: PredicateCompiler) throws -> RangeBounds? {
    if let node = range as? any RangeNode { return try node.bounds(compiler) }
    guard case .constant(let value) = try compiler.term(range) else { return nil }
    return (value as? any BoundedRange)?.bounds
  }
}

/// The ends of a range, as far as it has them.
struct RangeBounds {
  var lower: SQLTerm?
  var upper: SQLTerm?
  var isClosed = false

  var isConstant: Bool {
    for case .some(let bound) in [lower, upper] {
      guard case .constant = bound else { return false }
    }
    return true
  }
}

/// An expression that makes a range.
private protocol RangeNode {
  func bounds(_ compiler: PredicateCompiler) throws -> RangeBounds
}

extension PredicateExpressions.Range: RangeNode {
  fileprivate func bounds(_ compiler: PredicateCompiler) throws -> RangeBounds {
    try PredicateCompiler.checked(RangeBounds(lower: compiler.term(lower), upper: compiler.term(upper)))
  }
}

extension PredicateExpressions.ClosedRange: RangeNode {
  fileprivate func bounds(_ compiler: PredicateCompiler) throws -> RangeBounds {
    try PredicateCompiler.checked(RangeBounds(lower: compiler.term(lower), upper: compiler.term(upper), isClosed: true))
  }
}

extension PredicateCompiler {
  /// Bounds that are constants; rows whose bounds are in the wrong order cannot be evaluated, which memory finds.
  fileprivate static func checked(_ bounds: RangeBounds) throws -> RangeBounds {
    guard bounds.isConstant else { throw InMemoryOnly("the bounds of a range differ from row to row") }
    return bounds
  }
}

/// A range of the standard library.
private protocol BoundedRange {
  var bounds: RangeBounds { get }
}

extension Range: BoundedRange {
  fileprivate var bounds: RangeBounds { RangeBounds(lower: .constant(lowerBound), upper: .constant(upperBound)) }
}
extension ClosedRange: BoundedRange {
  fileprivate var bounds: RangeBounds { RangeBounds(lower: .constant(lowerBound), upper: .constant(upperBound), isClosed: true) }
}
extension PartialRangeFrom: BoundedRange {
  fileprivate var bounds: RangeBounds { RangeBounds(lower: .constant(lowerBound)) }
}
extension PartialRangeUpTo: BoundedRange {
  fileprivate var bounds: RangeBounds { RangeBounds(upper: .constant(upperBound)) }
}
extension PartialRangeThrough: BoundedRange {
  fileprivate var bounds: RangeBounds { RangeBounds(upper: .constant(upperBound), isClosed: true) }
}
