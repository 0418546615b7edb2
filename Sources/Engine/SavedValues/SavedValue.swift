import Foundation

/// A value as it is kept in a file, to be there again in another process.
///
/// `Codable` types write themselves. Plain structs, tuples, enumerations, optionals and collections are taken apart; what holds an
/// object, a closure or a pointer that cannot say how it is written is not kept at all. A value comes back only as the type that it
/// was, with the fields and cases that it had: else it does not come back.
package struct SavedValue: Codable, Equatable, Sendable {
  /// As people write it.
  package var type: String
  package var tree: SavedTree

  /// The most bytes of a value.
  package static let byteLimit = 1 << 20

  /// Keeps a value; `nil` where it could not come back as it is.
  package init?<Value>(_ value: Value) {
    var keeping = ValueKeeping()
    guard let tree = keeping.tree(of: value), Self.comesBack(value, from: tree), Self.isSmall(tree) else { return nil }
    type = TypeName.of(Value.self)
    self.tree = tree
  }

  /// The value; `nil` where it was kept as another type, or one with other parts.
  package func restored<Value>(as expected: Value.Type) -> Value? {
    guard type == TypeName.of(expected) else { return nil }
    var keeping = ValueKeeping()
    return keeping.value(of: expected, from: tree)
  }

  /// Whether what is kept is read as what was kept.
  private static func comesBack<Value>(_ value: Value, from tree: SavedTree) -> Bool {
    var keeping = ValueKeeping()
    guard let read = keeping.value(of: Value.self, from: tree) else { return false }
    func isEqual<E: Equatable>(_ value: E) -> Bool { (read as? E).map { $0 == value } ?? false }
    // An object that compares itself compares what it holds.
    if let value = value as? any Equatable, isEqual(value) { return true }
    if value is any Equatable, !(Value.self is AnyObject.Type) { return false }
    keeping = ValueKeeping()
    return keeping.tree(of: read)?.hasSameParts(as: tree) ?? false
  }

  private static func isSmall(_ tree: SavedTree) -> Bool {
    ((try? JSONEncoder().encode(tree))?.count).map { $0 <= byteLimit } ?? false
  }
}

/// How types are called in what is kept.
package enum TypeName {
  /// The name of a type with its module; that of a private one has nothing in it that differs from process to process.
  package static func of(_ type: Any.Type) -> String {
    var name = _typeName(type, qualified: true)
    while let start = name.range(of: "(unknown context at "), let end = name[start.upperBound...].range(of: ").") {
      name.removeSubrange(start.lowerBound..<end.upperBound)
    }
    return name
  }

  /// The name of a type without its module and without what it is generic over.
  package static func short(_ type: Any.Type) -> String {
    let name = _typeName(type, qualified: false)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }

  /// The module that a type is declared in.
  package static func module(of type: Any.Type) -> String { String(of(type).prefix { $0 != "." }) }
}
