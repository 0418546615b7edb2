@_spi(Reflection) import Swift
import Foundation

/// Takes values apart, and puts them together again.
package struct ValueKeeping {
  /// How deep in a value the present one lies.
  private var depth = 0
  /// How many parts there were so far.
  private var count = 0
  private static let depthLimit = 40
  private static let countLimit = 50_000

  package init() {}

  /// What is kept of a value; `nil` where a part of it cannot say how it is written.
  package mutating func tree<Value>(of value: Value) -> SavedTree? {
    guard enter() else { return nil }
    defer { depth -= 1 }
    // What an object of a subclass adds is not read again.
    if Value.self is AnyObject.Type, Swift.type(of: value as Any) != Value.self { return nil }
    if Value.self is any Codable.Type { return (value as? any Encodable).flatMap { Self.coded($0) } }
    if Value.self is any SelfKeeping.Type { return (value as? any SelfKeeping)?.kept(by: &self) }
    if let value = value as? any RawRepresentable, Value.self is any RawRepresentable.Type { return raw(value) }
    return switch TypeKind(of: Value.self) {
    case .structure, .tuple: StructShape(of: Value.self).flatMap { fields(of: value, $0) }
    case .enumeration: EnumShape(of: Value.self).flatMap { choice(of: value, $0) }
    case .existential: (value as? any Hashable).flatMap { erased($0) }
    case .other: nil
    }
  }

  /// The value of a type that was kept; `nil` where the tree is none of such a value.
  package mutating func value<Value>(of type: Value.Type, from tree: SavedTree) -> Value? {
    guard enter() else { return nil }
    defer { depth -= 1 }
    if let type = type as? any Codable.Type {
      guard case .coded(let text) = tree else { return nil }
      return Self.decoded(type, from: text) as? Value
    }
    if let type = type as? any SelfKeeping.Type { return restored(type, from: tree) as? Value }
    switch tree {
    case .raw(let inner): return (type as? any RawRepresentable.Type).flatMap { restored($0, raw: inner) } as? Value
    case .fields(let fields): return StructShape(of: type).flatMap { value(of: type, from: fields, $0) }
    case .choice(let name, let payload): return EnumShape(of: type).flatMap { value(of: type, name, payload, $0) }
    case .erased: return TypeKind(of: type) == .existential ? unerased(from: tree) as? Value : nil
    case .coded, .list: return nil
    }
  }

  private mutating func restored<Kept: SelfKeeping>(_ type: Kept.Type, from tree: SavedTree) -> Any? {
    Kept.restored(from: tree, by: &self)
  }

  private mutating func enter() -> Bool {
    (depth, count) = (depth + 1, count + 1)
    if depth <= Self.depthLimit, count <= Self.countLimit { return true }
    depth -= 1
    return false
  }

  // MARK: What says itself how it is written

  private static func coded(_ value: some Encodable) -> SavedTree? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? encoder.encode([value])).map { .coded(String(decoding: $0, as: UTF8.self)) }
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, from text: String) -> Any? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return (try? decoder.decode([Value].self, from: Data(text.utf8)))?.first
  }

  private mutating func raw<Value: RawRepresentable>(_ value: Value) -> SavedTree? { tree(of: value.rawValue).map { .raw($0) } }

  private mutating func restored<Value: RawRepresentable>(_ type: Value.Type, raw tree: SavedTree) -> Any? {
    value(of: Value.RawValue.self, from: tree).flatMap { Value(rawValue: $0) }
  }
}
