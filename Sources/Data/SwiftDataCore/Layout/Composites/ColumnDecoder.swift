import StoreEngine

/// Lets a type decode itself from columns, whose places a probe has found.
struct ColumnDecoder: Decoder {
  /// The columns of the whole value.
  let values: ArraySlice<StoreValue>
  let node: ValueNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ColumnMembersDecoding(values: values, node: node))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw ColumnError("A list is decoded where there were members")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  /// Whether there is nothing in all columns of a value.
  static func isNothing(_ node: ValueNode, in values: ArraySlice<StoreValue>) -> Bool {
    let first = values.startIndex + node.column
    return values[first..<first + node.columnCount].allSatisfy(\.isNull)
  }

  static func read<Value: Decodable>(
    _ type: Value.Type, _ node: ValueNode, in values: ArraySlice<StoreValue>
  ) throws -> Value {
    guard case .leaf(let coder) = node.content else { return try type.init(from: ColumnDecoder(values: values, node: node)) }
    let column = values[values.startIndex + node.column]
    if coder.type == type { return try coder.decode(column: column, as: type) }
    guard let scalar = type as? any ColumnValue.Type else {
      return try type.init(from: ColumnDecoder(values: values, node: node))
    }
    guard let value = scalar.init(column: column) as? Value else { throw ColumnError(type: type, column: column) }
    return value
  }
}

extension ColumnDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { Self.isNothing(node, in: values) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Self.read(type, node, in: values) }
}

private struct ColumnMembersDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let values: ArraySlice<StoreValue>
  let node: ValueNode
  var codingPath: [any CodingKey] { [] }

  /// The members that are there; of an enumeration, the case.
  var allKeys: [Key] { node.children.filter { isThere($0) }.compactMap { Key(stringValue: $0.name) } }

  private func isThere(_ child: ValueNode) -> Bool {
    guard case .cases = node.content else { return !ColumnDecoder.isNothing(child, in: values) }
    return values[values.startIndex + child.column] != .null
  }

  private func child(_ key: Key) throws -> ValueNode {
    guard let child = node.child(named: key.stringValue) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: [], debugDescription: "No column is there for '\(key.stringValue)'"))
    }
    return child
  }

  func contains(_ key: Key) -> Bool { node.child(named: key.stringValue).map { isThere($0) } ?? false }

  func decodeNil(forKey key: Key) throws -> Bool { ColumnDecoder.isNothing(try child(key), in: values) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try ColumnDecoder.read(type, child(key), in: values)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    let child = try child(key)
    return ColumnDecoder.isNothing(child, in: values) ? nil : try ColumnDecoder.read(type, child, in: values)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(ColumnMembersDecoding<Nested>(values: values, node: try child(key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw ColumnError("A list is decoded where there were members")
  }

  func superDecoder() throws -> any Decoder { throw ColumnError("Nothing is kept of what a value inherits") }
  func superDecoder(forKey key: Key) throws -> any Decoder { ColumnDecoder(values: values, node: try child(key)) }
}
