import StoreEngine

/// The columns of a value while it encodes itself.
final class ColumnSink {
  var values: [StoreValue]

  init(count: Int) { values = Array(repeating: .null, count: count) }

  /// Puts a value, or a member of one, into its columns.
  func store<Value: Encodable>(_ value: Value, _ node: ValueNode?) throws {
    guard let node else { throw ColumnError("'\(Value.self)' is encoded where nothing of it is decoded") }
    guard case .leaf(let coder) = node.content else {
      try value.encode(to: ColumnEncoder(sink: self, node: node))
      return
    }
    if coder.type == Value.self {
      values[node.column] = try coder.encode(column: value)
    } else if let scalar = value as? any ColumnValue {
      let column = scalar.column
      _ = try coder.decode([column])
      values[node.column] = column
    } else {
      try value.encode(to: ColumnEncoder(sink: self, node: node))
    }
  }
}

/// Lets a value encode itself into columns, whose places a probe has found.
struct ColumnEncoder: Encoder {
  let sink: ColumnSink
  /// Nil where the value writes what it does not read: that fails.
  let node: ValueNode?
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(ColumnMembersEncoding(sink: sink, node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { RefusedElements(sink: sink) }
  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension ColumnEncoder: SingleValueEncodingContainer {
  mutating func encodeNil() throws {}
  mutating func encode<Value: Encodable>(_ value: Value) throws { try sink.store(value, node) }
}

private struct ColumnMembersEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let sink: ColumnSink
  let node: ValueNode?
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) throws {}

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    guard let child = node?.child(named: key.stringValue) else {
      throw ColumnError("'\(key.stringValue)' is encoded, but not decoded")
    }
    try sink.store(value, child)
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
    let child = node?.child(named: key.stringValue)
    if let child, case .cases = node?.content { sink.values[child.column] = .text(child.name) }
    return KeyedEncodingContainer(ColumnMembersEncoding<Nested>(sink: sink, node: child))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { RefusedElements(sink: sink) }
  mutating func superEncoder() -> any Encoder { ColumnEncoder(sink: sink, node: nil) }
  mutating func superEncoder(forKey key: Key) -> any Encoder { ColumnEncoder(sink: sink, node: nil) }
}

/// Fails for each element: a list was read as something else.
private struct RefusedElements: UnkeyedEncodingContainer {
  let sink: ColumnSink
  var codingPath: [any CodingKey] { [] }
  var count: Int { 0 }

  mutating func encodeNil() throws { try sink.store(false, nil) }
  mutating func encode<Value: Encodable>(_ value: Value) throws { try sink.store(value, nil) }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(ColumnMembersEncoding<Nested>(sink: sink, node: nil))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { self }
  mutating func superEncoder() -> any Encoder { ColumnEncoder(sink: sink, node: nil) }
}
