import Foundation

extension PredicateExpressions.Arithmetic {
  static var mayTrap: Bool { true }

  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    let first = try CheckedEvaluation.value(of: lhs, bindings), second = try CheckedEvaluation.value(of: rhs, bindings)
    let operation: ArithmeticOperation =
      switch op {
      case .add: .add
      case .subtract: .subtract
      case .multiply: .multiply
      @unknown default: throw NoValue("an operator is unknown")
      }
    if let whole = first as? any FixedWidthInteger { return try operation.checked(whole, second) }
    return switch operation {
    case .add: first + second
    case .subtract: first - second
    default: first * second
    }
  }
}

extension PredicateExpressions.IntDivision {
  static var mayTrap: Bool { true }

  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    let first = try CheckedEvaluation.value(of: lhs, bindings), second = try CheckedEvaluation.value(of: rhs, bindings)
    guard let whole = first as? any FixedWidthInteger else { return first / second }
    return try ArithmeticOperation.divide.checked(whole, second)
  }
}

extension PredicateExpressions.IntRemainder {
  static var mayTrap: Bool { true }

  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    let first = try CheckedEvaluation.value(of: lhs, bindings), second = try CheckedEvaluation.value(of: rhs, bindings)
    guard let whole = first as? any FixedWidthInteger else { return first % second }
    return try ArithmeticOperation.remainder.checked(whole, second)
  }
}

extension PredicateExpressions.UnaryMinus {
  static var mayTrap: Bool { true }

  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    let value = try CheckedEvaluation.value(of: wrapped, bindings)
    guard let whole = value as? any FixedWidthInteger else { return -value }
    return try ArithmeticOperation.negated(whole)
  }
}

extension PredicateExpressions.Range {
  static var mayTrap: Bool { true }

  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    let first = try CheckedEvaluation.value(of: lower, bindings), last = try CheckedEvaluation.value(of: upper, bindings)
    guard first <= last else { throw NoValue("a range ends before it begins") }
    return first..<last
  }
}

extension PredicateExpressions.ClosedRange {
  static var mayTrap: Bool { true }

  func checkedValue(_ bindings: PredicateBindings) throws -> Output {
    let first = try CheckedEvaluation.value(of: lower, bindings), last = try CheckedEvaluation.value(of: upper, bindings)
    guard first <= last else { throw NoValue("a range ends before it begins") }
    return first...last
  }
}

extension ArithmeticOperation {
  /// The result for two numbers of one type; throws where there is none.
  fileprivate func checked<I: FixedWidthInteger, Output>(_ first: I, _ second: Output) throws -> Output {
    guard let second = second as? I, let result = result(first, second) as? Output else {
      throw NoValue("arithmetic has no result that the type holds")
    }
    return result
  }

  fileprivate static func negated<I: FixedWidthInteger, Output>(_ value: I) throws -> Output {
    guard let result = ArithmeticOperation.subtract.result(0, value) as? Output else {
      throw NoValue("arithmetic has no result that the type holds")
    }
    return result
  }
}
