package import StoreEngine

/// Makes columns of the values of one type, and values of columns.
package protocol AttributeCoder: Sendable {
  /// The type of the property's values.
  var type: Any.Type { get }
  /// The columns that it fills.
  var columns: [StoreColumn] { get }
  /// A value of the type for records whose columns hold none that the type takes; nil where none can be made.
  var placeholder: Any? { get }
  /// The columns of a value, as many as `columns`.
  func encode(_ value: Any) throws -> [StoreValue]
  /// The value of columns; throws where they hold what the type does not take.
  func decode(_ values: ArraySlice<StoreValue>) throws -> Any
  /// The column of a value, where there is one column. This is faster than `encode(_:)`.
  func encode<Value>(column value: Value) throws -> StoreValue
  /// The value of a column, where there is one column. This is faster than `decode(_:)`.
  func decode<Value>(column: StoreValue, as type: Value.Type) throws -> Value
}

extension AttributeCoder {
  package func encode<Value>(column value: Value) throws -> StoreValue {
    let values = try encode(value as Any)
    guard values.count == 1, let first = values.first else { throw ColumnError(type: type, column: .null) }
    return first
  }

  package func decode<Value>(column: StoreValue, as type: Value.Type) throws -> Value {
    guard let value = try decode([column]) as? Value else { throw ColumnError(type: type, column: column) }
    return value
  }
}

/// A column holds what a type does not take.
package struct ColumnError: Error, CustomStringConvertible {
  package let description: String

  init(type: Any.Type, column: StoreValue) { description = "\(column) is no value of '\(type)'" }
  init(_ description: String) { self.description = description }
}
