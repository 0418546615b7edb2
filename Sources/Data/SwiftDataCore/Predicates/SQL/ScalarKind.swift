import Foundation
import StoreEngine

/// What a value in SQL means in Swift, which decides how it may be compared.
enum ScalarKind {
  case boolean
  case integer(IntegerBounds)
  case double
  /// A `Float`, which a column holds as a double.
  case float
  case date
  /// A `Decimal`, of which a column keeps 15 digits as a binary number.
  case decimal
  case string
  case uri
  case uuid
  case data
  /// The raw value of a `ComparisonResult`.
  case comparison
  /// What a coder makes of a value of another type, one column of it: equal where the columns are.
  case coded(any AttributeCoder)
  /// Nothing but its absence can be told.
  case opaque

  /// The kind of a type, wrapped in an optional or not; nil for one that has no representation of its own.
  init?(_ type: Any.Type) {
    if let scalar = type as? any SQLScalarType.Type {
      self = scalar.sqlKind
    } else if let optional = type as? any SQLOptional.Type, let scalar = optional.wrappedType as? any SQLScalarType.Type {
      self = scalar.sqlKind
    } else {
      return nil
    }
  }

  /// Whether it is a floating-point number, which a store keeps as nothing where it is not a number.
  var isFloating: Bool {
    switch self {
    case .double, .float, .date: true
    default: false
    }
  }

  /// Whether `<` of SQL is that of Swift, under a collation of ours for strings.
  var isOrdered: Bool {
    switch self {
    case .integer, .double, .float, .date, .decimal, .string, .uuid: true
    case .boolean, .uri, .data, .comparison, .coded, .opaque: false
    }
  }

  var isString: Bool {
    if case .string = self { true } else { false }
  }
}

/// The numbers that an integer type has.
struct IntegerBounds: Hashable {
  var lowest: Int64
  var highest: Int64

  init<I: FixedWidthInteger>(_ type: I.Type) {
    lowest = Int64(clamping: I.min)
    highest = Int64(clamping: I.max)
  }
}

/// An optional of whatever type.
protocol SQLOptional: OptionalValue {
  /// The value inside; nil where there is none.
  var wrapped: Any? { get }
}

extension Optional: SQLOptional {
  var wrapped: Any? { map { $0 } }
}

/// A constant without the optionals around it; nil where it is none.
func unwrapped(_ value: Any) -> Any? {
  if value is any SQLScalarType { return value }
  guard let optional = value as? any SQLOptional else { return value }
  return optional.wrapped.flatMap(unwrapped)
}

/// A type whose values are what a column holds.
protocol SQLScalarType {
  static var sqlKind: ScalarKind { get }
  /// The value as a column holds it; nil where no column can.
  var sqlValue: StoreValue? { get }
}

extension Bool: SQLScalarType {
  static var sqlKind: ScalarKind { .boolean }
  var sqlValue: StoreValue? { .integer(self ? 1 : 0) }
}

extension SQLScalarType where Self: FixedWidthInteger {
  static var sqlKind: ScalarKind { .integer(IntegerBounds(Self.self)) }
  var sqlValue: StoreValue? { Int64(exactly: self).map(StoreValue.integer) }
}

extension Int: SQLScalarType {}
extension Int8: SQLScalarType {}
extension Int16: SQLScalarType {}
extension Int32: SQLScalarType {}
extension Int64: SQLScalarType {}
extension UInt8: SQLScalarType {}
extension UInt16: SQLScalarType {}
extension UInt32: SQLScalarType {}

extension Double: SQLScalarType {
  static var sqlKind: ScalarKind { .double }
  var sqlValue: StoreValue? { .real(self) }
}

extension CGFloat: SQLScalarType {
  static var sqlKind: ScalarKind { .double }
  var sqlValue: StoreValue? { .real(Double(self)) }
}

extension Float: SQLScalarType {
  static var sqlKind: ScalarKind { .float }
  var sqlValue: StoreValue? { .real(Double(self)) }
}

extension Date: SQLScalarType {
  static var sqlKind: ScalarKind { .date }
  var sqlValue: StoreValue? { .real(timeIntervalSinceReferenceDate) }
}

extension Decimal: SQLScalarType {
  static var sqlKind: ScalarKind { .decimal }
  // A number with more digits than a column keeps is equal to none of a column's.
  var sqlValue: StoreValue? {
    switch column {
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .null, .text, .blob: nil
    }
  }
}

extension String: SQLScalarType {
  static var sqlKind: ScalarKind { .string }
  var sqlValue: StoreValue? { .text(self) }
}

extension Substring: SQLScalarType {
  static var sqlKind: ScalarKind { .string }
  var sqlValue: StoreValue? { .text(String(self)) }
}

extension URL: SQLScalarType {
  static var sqlKind: ScalarKind { .uri }
  // A store keeps whole addresses: one that has a base is equal to none of them.
  var sqlValue: StoreValue? { baseURL == nil ? .text(absoluteString) : nil }
}

extension UUID: SQLScalarType {
  static var sqlKind: ScalarKind { .uuid }
  var sqlValue: StoreValue? { .blob(withUnsafeBytes(of: uuid) { Data($0) }) }
}

extension Data: SQLScalarType {
  static var sqlKind: ScalarKind { .data }
  var sqlValue: StoreValue? { .blob(self) }
}

extension ComparisonResult: SQLScalarType {
  static var sqlKind: ScalarKind { .comparison }
  var sqlValue: StoreValue? { .integer(Int64(rawValue)) }
}
