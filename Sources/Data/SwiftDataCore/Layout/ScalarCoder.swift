import StoreEngine

// Safe: the bits are read as the type that they have.
/// A value as the type that it has, where the compiler does not know that the two are the same.
@inline(__always)
func sameValue<From, To>(_ value: From, as type: To.Type) -> To? {
  From.self == To.self ? unsafeBitCast(value, to: To.self) : value as? To
}

/// Keeps values of a type in one column.
protocol ColumnCoder: AttributeCoder {
  associatedtype Content
  func column(of value: Content) throws -> StoreValue
  /// The value of a column; nil where the type does not take it.
  func value(of column: StoreValue) -> Content?
}

extension ColumnCoder {
  var type: Any.Type { Content.self }

  func encode(_ value: Any) throws -> [StoreValue] { [try encode(column: value)] }

  func decode(_ values: ArraySlice<StoreValue>) throws -> Any {
    guard let column = values.first, values.count == 1, let value = value(of: column) else {
      throw ColumnError(type: type, column: values.first ?? .null)
    }
    return value
  }

  func encode<Value>(column value: Value) throws -> StoreValue {
    guard let value = sameValue(value, as: Content.self) else { throw ColumnError("'\(value)' is no '\(type)'") }
    return try column(of: value)
  }

  func decode<Value>(column: StoreValue, as type: Value.Type) throws -> Value {
    guard let content = value(of: column), let value = sameValue(content, as: type) else {
      throw ColumnError(type: self.type, column: column)
    }
    return value
  }
}

/// Keeps numbers, text and the like.
struct ScalarCoder<Content: ColumnValue>: ColumnCoder {
  let columns = [StoreColumn(kind: Content.columnKind)]
  var placeholder: Any? { Content.placeholder }

  func column(of value: Content) -> StoreValue { value.column }
  func value(of column: StoreValue) -> Content? { Content(column: column) }
}

/// Keeps values of a type by their raw values.
struct RawValueCoder<Content: RawRepresentable>: ColumnCoder where Content.RawValue: ColumnValue {
  let columns = [StoreColumn(kind: Content.RawValue.columnKind)]
  var placeholder: Any? { Content(rawValue: .placeholder) ?? EnumCases.all(of: Content.self)?.first }

  func column(of value: Content) -> StoreValue { value.rawValue.column }
  func value(of column: StoreValue) -> Content? { Content.RawValue(column: column).flatMap { Content(rawValue: $0) } }
}

/// Keeps an optional value in the columns of what it may hold; nil is nothing in all of them.
struct OptionalCoder<Wrapped>: AttributeCoder {
  let base: any AttributeCoder
  let columns: [StoreColumn]

  init(base: any AttributeCoder) {
    self.base = base
    columns = base.columns
  }

  var type: Any.Type { Wrapped?.self }
  var placeholder: Any? { Wrapped?.none as Any }

  func encode(_ value: Any) throws -> [StoreValue] {
    guard let optional = value as? Wrapped? else { throw ColumnError("'\(value)' is no '\(type)'") }
    guard let wrapped = optional else { return columns.map { _ in .null } }
    return try base.encode(wrapped)
  }

  func decode(_ values: ArraySlice<StoreValue>) throws -> Any {
    guard values.count == columns.count else { throw ColumnError(type: type, column: values.first ?? .null) }
    if values.allSatisfy(\.isNull) { return Wrapped?.none as Any }
    guard let wrapped = try base.decode(values) as? Wrapped else { throw ColumnError(type: type, column: values.first ?? .null) }
    return Wrapped?.some(wrapped) as Any
  }

  func encode<Value>(column value: Value) throws -> StoreValue {
    guard let optional = sameValue(value, as: Wrapped?.self) else { throw ColumnError("'\(value)' is no '\(type)'") }
    guard let wrapped = optional else { return .null }
    return try base.encode(column: wrapped)
  }

  func decode<Value>(column: StoreValue, as type: Value.Type) throws -> Value {
    let optional: Wrapped? = column == .null ? nil : try base.decode(column: column, as: Wrapped.self)
    guard let value = sameValue(optional, as: type) else { throw ColumnError(type: type, column: column) }
    return value
  }
}
