/// Writes down the members that a type asks for.
struct ProbeMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let probe: ShapeProbe
  let node: ValueNode
  let state: ProbeState
  var codingPath: [any CodingKey] { [] }

  /// Enumerations ask which case there is; others that ask have no fixed members.
  var allKeys: [Key] {
    guard state.isEnumeration, let cases = EnumCases.all(of: Key.self), state.selectedCase < cases.count else {
      state.isWhole = true
      return []
    }
    if case .members = node.content {
      node.content = .cases
      state.caseCount = cases.count
      for name in cases.map(\.stringValue) {
        guard let child = try? probe.child(name, of: node) else { state.isWhole = true; return [] }
        child.content = .members
      }
    }
    return [cases[state.selectedCase]]
  }

  func contains(_ key: Key) -> Bool { true }

  func decodeNil(forKey key: Key) throws -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try probe.value(of: type, into: probe.child(key.stringValue, of: node))
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    do {
      return try decode(type, forKey: key)
    } catch ShapeProbe.Failure.model {
      throw ShapeProbe.Failure.model
    } catch {
      // The member is kept whole; that there is none is a value, too.
      guard let child = node.child(named: key.stringValue), case .leaf = child.content else { throw error }
      return nil
    }
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
    let child = try probe.child(key.stringValue, of: node)
    if case .empty = child.content { child.content = .members }
    state.note(type, of: child)
    return KeyedDecodingContainer(
      ProbeMembers<Nested>(probe: probe, node: child, state: ProbeState(isEnumeration: false, outer: state)))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw ShapeProbe.Failure.notKeyed }
  func superDecoder() throws -> any Decoder { throw ShapeProbe.Failure.notKeyed }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw ShapeProbe.Failure.notKeyed }
}

/// An empty list; those who ask for elements nevertheless get placeholders.
struct ProbeElements: UnkeyedDecodingContainer {
  let probe: ShapeProbe
  var codingPath: [any CodingKey] { [] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex = 0

  mutating func decodeNil() throws -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try probe.value(of: type, into: ValueNode(name: ""))
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    throw ShapeProbe.Failure.notKeyed
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
  mutating func superDecoder() throws -> any Decoder { throw ShapeProbe.Failure.notKeyed }
}
