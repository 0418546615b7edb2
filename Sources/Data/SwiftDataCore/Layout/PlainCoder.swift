import Foundation
import StoreEngine

/// Keeps values of the types that most properties have, and optionals of them.
///
/// It does what a ``ScalarCoder`` does, and is no generic type: the compiler knows each type that it reads and writes.
struct PlainCoder: AttributeCoder {
  private enum Sort: Sendable { case bool, int, int32, int64, double, string, date, uuid, data }

  let type: Any.Type
  let columns: [StoreColumn]
  private let sort: Sort
  private let isOptional: Bool

  /// The coder of a type; nil where the type is none of these.
  init?(_ type: Any.Type) {
    let wrapped = (type as? any OptionalValue.Type)?.wrappedType
    guard let (sort, kind) = Self.sort(wrapped ?? type) else { return nil }
    self.type = type
    self.sort = sort
    isOptional = wrapped != nil
    columns = [StoreColumn(kind: kind)]
  }

  private static func sort(_ type: Any.Type) -> (Sort, ColumnKind)? {
    if type == String.self { return (.string, String.columnKind) }
    if type == Int.self { return (.int, Int.columnKind) }
    if type == Bool.self { return (.bool, Bool.columnKind) }
    if type == Date.self { return (.date, Date.columnKind) }
    if type == Double.self { return (.double, Double.columnKind) }
    if type == UUID.self { return (.uuid, UUID.columnKind) }
    if type == Int32.self { return (.int32, Int32.columnKind) }
    if type == Int64.self { return (.int64, Int64.columnKind) }
    return type == Data.self ? (.data, Data.columnKind) : nil
  }

  var placeholder: Any? { try? decode(column: .null, isMissing: !isOptional, as: Any.self) }

  func encode(_ value: Any) throws -> [StoreValue] { [try encode(column: value)] }

  func decode(_ values: ArraySlice<StoreValue>) throws -> Any {
    guard let column = values.first, values.count == 1 else { throw ColumnError(type: type, column: .null) }
    return try decode(column: column, as: Any.self)
  }

  func encode<Value>(column value: Value) throws -> StoreValue {
    switch sort {
    case .bool: try column(value, Bool.self)
    case .int: try column(value, Int.self)
    case .int32: try column(value, Int32.self)
    case .int64: try column(value, Int64.self)
    case .double: try column(value, Double.self)
    case .string: try column(value, String.self)
    case .date: try column(value, Date.self)
    case .uuid: try column(value, UUID.self)
    case .data: try column(value, Data.self)
    }
  }

  func decode<Value>(column: StoreValue, as type: Value.Type) throws -> Value {
    try decode(column: column, isMissing: false, as: type)
  }

  private func decode<Value>(column: StoreValue, isMissing: Bool, as type: Value.Type) throws -> Value {
    switch sort {
    case .bool: try value(isMissing ? .placeholder : Bool(column: column), of: column)
    case .int: try value(isMissing ? .placeholder : Int(column: column), of: column)
    case .int32: try value(isMissing ? .placeholder : Int32(column: column), of: column)
    case .int64: try value(isMissing ? .placeholder : Int64(column: column), of: column)
    case .double: try value(isMissing ? .placeholder : Double(column: column), of: column)
    case .string: try value(isMissing ? .placeholder : String(column: column), of: column)
    case .date: try value(isMissing ? .placeholder : Date(column: column), of: column)
    case .uuid: try value(isMissing ? .placeholder : UUID(column: column), of: column)
    case .data: try value(isMissing ? .placeholder : Data(column: column), of: column)
    }
  }

  @inline(__always)
  private func column<Value, Content: ColumnValue>(_ value: Value, _ content: Content.Type) throws -> StoreValue {
    if isOptional {
      guard let optional = sameValue(value, as: Content?.self) else { throw ColumnError("'\(value)' is no '\(type)'") }
      return optional?.column ?? .null
    }
    guard let content = sameValue(value, as: content) else { throw ColumnError("'\(value)' is no '\(type)'") }
    return content.column
  }

  @inline(__always)
  private func value<Value, Content>(_ content: Content?, of column: StoreValue) throws -> Value {
    if isOptional {
      let isNull = if case .null = column { true } else { false }
      if content != nil || isNull, let value = sameValue(isNull ? nil : content, as: Value.self) { return value }
    } else if let content, let value = sameValue(content, as: Value.self) {
      return value
    }
    throw ColumnError(type: type, column: column)
  }
}
