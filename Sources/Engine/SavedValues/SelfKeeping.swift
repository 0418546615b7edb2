/// A type that says itself how a value is taken apart and put together, where its fields do not say it.
package protocol SelfKeeping {
  /// Takes a value apart; `nil` where a part cannot be kept.
  func kept(by keeping: inout ValueKeeping) -> SavedTree?
  /// Puts a value together; `nil` where the tree is none of such a value.
  static func restored(from tree: SavedTree, by keeping: inout ValueKeeping) -> Self?
}

extension Optional: SelfKeeping {
  package func kept(by keeping: inout ValueKeeping) -> SavedTree? {
    guard let self else { return .list([]) }
    return keeping.tree(of: self).map { .list([$0]) }
  }

  package static func restored(from tree: SavedTree, by keeping: inout ValueKeeping) -> Wrapped?? {
    guard case .list(let parts) = tree, parts.count <= 1 else { return nil }
    guard let part = parts.first else { return .some(nil) }
    return keeping.value(of: Wrapped.self, from: part).map { .some($0) }
  }
}

extension Array: SelfKeeping {
  package func kept(by keeping: inout ValueKeeping) -> SavedTree? { keeping.list(of: self) }

  package static func restored(from tree: SavedTree, by keeping: inout ValueKeeping) -> [Element]? {
    keeping.elements(of: Element.self, from: tree)
  }
}

extension Set: SelfKeeping {
  package func kept(by keeping: inout ValueKeeping) -> SavedTree? { keeping.list(of: self) }

  package static func restored(from tree: SavedTree, by keeping: inout ValueKeeping) -> Set<Element>? {
    keeping.elements(of: Element.self, from: tree).map { Set($0) }
  }
}

extension Dictionary: SelfKeeping {
  package func kept(by keeping: inout ValueKeeping) -> SavedTree? {
    guard let keys = keeping.list(of: keys), let values = keeping.list(of: values) else { return nil }
    return .list([keys, values])
  }

  package static func restored(from tree: SavedTree, by keeping: inout ValueKeeping) -> [Key: Value]? {
    guard case .list(let parts) = tree, parts.count == 2, let keys = keeping.elements(of: Key.self, from: parts[0]),
      let values = keeping.elements(of: Value.self, from: parts[1]), keys.count == values.count
    else { return nil }
    return Dictionary(zip(keys, values)) { first, _ in first }
  }
}

extension AnyHashable: SelfKeeping {
  package func kept(by keeping: inout ValueKeeping) -> SavedTree? { keeping.erased(base) }

  package static func restored(from tree: SavedTree, by keeping: inout ValueKeeping) -> AnyHashable? {
    (keeping.unerased(from: tree) as? any Hashable).map { AnyHashable($0) }
  }
}

extension ValueKeeping {
  fileprivate mutating func list(of values: some Collection) -> SavedTree? {
    var parts: [SavedTree] = []
    for value in values {
      guard let part = tree(of: value) else { return nil }
      parts.append(part)
    }
    return .list(parts)
  }

  fileprivate mutating func elements<Element>(of type: Element.Type, from tree: SavedTree) -> [Element]? {
    guard case .list(let parts) = tree else { return nil }
    var elements: [Element] = []
    for part in parts {
      guard let element = value(of: type, from: part) else { return nil }
      elements.append(element)
    }
    return elements
  }

  /// Keeps a value with its own type.
  package mutating func erased(_ value: Any) -> SavedTree? {
    func open<Value>(_ value: Value) -> SavedTree? { tree(of: value) }
    guard let name = _mangledTypeName(Swift.type(of: value)), let tree = _openExistential(value, do: open) else { return nil }
    return .erased(name, tree)
  }

  /// The value that was kept with its own type.
  package mutating func unerased(from tree: SavedTree) -> Any? {
    guard case .erased(let name, let inner) = tree, let type = _typeByName(name) else { return nil }
    func open<Value>(_ type: Value.Type) -> Any? { value(of: type, from: inner) }
    return _openExistential(type, do: open)
  }
}
