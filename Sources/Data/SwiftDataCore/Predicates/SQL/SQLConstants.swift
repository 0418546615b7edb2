import Foundation
import StoreEngine

extension PredicateCompiler {
  /// A constant as a column of a kind holds it; nil where no column can hold it, so that none is equal to it.
  func value(_ constant: Any, for kind: ScalarKind) throws -> StoreValue? {
    switch kind {
    case .opaque: throw InMemoryOnly("a property is kept in a form that is not compared")
    case .coded(let coder):
      guard Self.isComparedByCode(constant) else { throw InMemoryOnly("\(type(of: constant)) is not compared in SQL") }
      let values = try coder.encode(constant)
      guard values.count == 1 else { throw InMemoryOnly("\(type(of: constant)) is kept in several columns") }
      return values[0]
    case .decimal:
      // Beyond, a binary number and the decimal one that is read from it differ.
      guard let number = constant as? Decimal, !number.isNaN, abs(number) < 9_007_199_254_740_992 else {
        throw InMemoryOnly("a decimal number has too many digits")
      }
      return number.sqlValue
    default:
      guard let value = (constant as? any SQLScalarType)?.sqlValue else { return nil }
      if kind.isFloating, case .real(let number) = value, number.isNaN { return nil }
      return value
    }
  }

  /// Whether values are equal exactly where their codes are: cases of enumerations without values, and whole numbers.
  static func isComparedByCode(_ value: Any) -> Bool {
    if value is any BinaryInteger { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.isEmpty
  }

  /// A term as one value of a type.
  func scalar(_ term: SQLTerm, as type: Any.Type) throws -> SQLScalar {
    switch term {
    case .scalar(let scalar): return scalar
    case .constant(let constant):
      guard let kind = ScalarKind(type) else { throw InMemoryOnly("\(type) is not made in SQL") }
      return try scalar(constant, of: kind)
    case .columns, .record, .records: throw InMemoryOnly("\(type) is not made in SQL")
    }
  }

  /// A constant as a value of a kind.
  func scalar(_ constant: Any, of kind: ScalarKind) throws -> SQLScalar {
    guard let constant = unwrapped(constant) else { return SQLScalar(text: "NULL", kind: kind, absence: .nothing) }
    guard let value = try value(constant, for: kind) else {
      guard kind.isFloating else { throw InMemoryOnly("no column holds \(constant)") }
      return SQLScalar(text: "NULL", kind: kind, absence: .notANumber)
    }
    return SQLScalar(text: "?", arguments: [value], kind: kind, absence: .none)
  }

  /// A term as a condition.
  func condition(_ term: SQLTerm) throws -> SQLScalar {
    switch term {
    case .scalar(let scalar): return scalar.condition
    case .constant(let constant as Bool): return SQLScalar(text: constant ? "1" : "0", kind: .boolean, absence: .none)
    default: throw InMemoryOnly("no condition")
    }
  }
}
