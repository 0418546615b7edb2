import StoreEngine

/// Learns how the values of a type lie in columns by letting the type decode itself: it is given placeholders, and what it asks for
/// is written down.
final class ShapeProbe {
  enum Failure: Error {
    /// A model is inside of the value.
    case model
    /// What is asked for has no place in columns.
    case notKeyed
    /// The type contains itself, or too much.
    case endless
    /// No value of a type can be made.
    case noValue
  }

  private static let deepest = 16
  private static let mostNodes = 512

  private var types: [ObjectIdentifier] = []
  private var nodeCount = 0

  /// A value of a type, and in the node how it lies in columns.
  ///
  /// Where that cannot be learned, the node is one column for the whole.
  func value<Value: Decodable>(of type: Value.Type, into node: ValueNode) throws -> Value {
    node.type = type
    if type is any PersistentModel.Type { throw Failure.model }
    if let coder = AttributeCoders.columnCoder(for: type) {
      node.becomeLeaf(coder)
      guard let value = coder.placeholder as? Value else { throw Failure.noValue }
      return value
    }
    guard types.count < Self.deepest, !types.contains(ObjectIdentifier(type)) else {
      try becomeDocument(type, node)
      throw Failure.endless
    }
    types.append(ObjectIdentifier(type))
    defer { types.removeLast() }
    node.reset()
    do {
      return try read(type, node)
    } catch Failure.model {
      throw Failure.model
    } catch {
      try becomeDocument(type, node)
      guard let value = EnumCases.all(of: type)?.first else { throw error }
      return value
    }
  }

  private func read<Value: Decodable>(_ type: Value.Type, _ node: ValueNode) throws -> Value {
    let state = ProbeState(isEnumeration: EnumCases.isEnumeration(type))
    let decoder = ProbeDecoder(probe: self, node: node, state: state)
    let value = try type.init(from: decoder)
    while state.selectedCase + 1 < state.caseCount {
      state.selectedCase += 1
      _ = try type.init(from: decoder)
    }
    node.number(from: 0)
    if state.isWhole || !state.hasAllKeys || node.columnCount == 0 { try becomeDocument(type, node, placeholder: value) }
    return value
  }

  private func becomeDocument<Value>(_ type: Value.Type, _ node: ValueNode, placeholder: Any? = nil) throws {
    guard let codable = type as? any Codable.Type else { throw Failure.notKeyed }
    func open<Content: Codable>(_ type: Content.Type) -> any AttributeCoder { DocumentCoder<Content>(placeholder: placeholder) }
    node.becomeLeaf(open(codable))
  }

  /// The node of a member, which is made when it is asked for first.
  func child(_ name: String, of node: ValueNode) throws -> ValueNode {
    if let known = node.child(named: name) { return known }
    nodeCount += 1
    guard nodeCount <= Self.mostNodes else { throw Failure.endless }
    let made = ValueNode(name: name)
    node.append(made)
    return made
  }
}

/// What is noted while one type decodes itself.
final class ProbeState {
  let isEnumeration: Bool
  /// The case that an enumeration is told to be, and how many there are.
  var selectedCase = 0
  var caseCount = 0
  /// Whether the type has no fixed members.
  var isWhole = false {
    didSet { outer?.isWhole = isWhole }
  }
  /// The keys of each node, by which the type might ask for more than it did.
  private var keys: [(node: ValueNode, names: [String])] = []
  private let outer: ProbeState?

  /// What is noted of a value, which may be part of another.
  init(isEnumeration: Bool, outer: ProbeState? = nil) {
    self.isEnumeration = isEnumeration
    self.outer = outer
  }

  func note<Key: CodingKey>(_ type: Key.Type, of node: ValueNode) {
    guard let outer else { return keys.append((node, EnumCases.all(of: type)?.map(\.stringValue) ?? [])) }
    outer.note(type, of: node)
  }

  /// Whether the type asked for every key that it has: one that did not may ask for others, where the values are others.
  var hasAllKeys: Bool { keys.allSatisfy { node, names in names.allSatisfy { node.child(named: $0) != nil } } }
}

struct ProbeDecoder: Decoder {
  let probe: ShapeProbe
  let node: ValueNode
  let state: ProbeState
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if case .empty = node.content { node.content = .members }
    state.note(type, of: node)
    return KeyedDecodingContainer(ProbeMembers(probe: probe, node: node, state: state))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    state.isWhole = true
    return ProbeElements(probe: probe)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension ProbeDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { false }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try probe.value(of: type, into: node) }
}
