@_spi(Reflection) import Swift

/// A coder that knows in which column a member of a value is.
protocol MemberColumns {
  /// The column of a member, by the key paths that lead to it from the value; nil where it has no column of its own.
  func column(of members: ArraySlice<AnyKeyPath>) -> Int?
  /// The members, described; none where the value is no structure.
  var members: [Schema.Attribute] { get }
}

extension OptionalCoder: MemberColumns {
  func column(of members: ArraySlice<AnyKeyPath>) -> Int? { (base as? any MemberColumns)?.column(of: members) }
  var members: [Schema.Attribute] { (base as? any MemberColumns)?.members ?? [] }
}

extension RawValueCoder: MemberColumns {
  func column(of members: ArraySlice<AnyKeyPath>) -> Int? {
    guard let keyPath = members.first, members.count == 1, isRawValue(keyPath) else { return nil }
    return 0
  }

  var members: [Schema.Attribute] { [] }

  /// Whether a key path gives the raw value of all values.
  private func isRawValue(_ keyPath: AnyKeyPath) -> Bool {
    guard let path = keyPath as? KeyPath<Content, Content.RawValue> else { return false }
    if path == \Content.rawValue || MemberName.of(keyPath) == "rawValue" { return true }
    guard let cases = EnumCases.all(of: Content.self), cases.count > 1 else { return false }
    return cases.allSatisfy { $0[keyPath: path].column == $0.rawValue.column }
  }
}

extension CompositeCoder: MemberColumns {
  func column(of members: ArraySlice<AnyKeyPath>) -> Int? {
    var node = root
    var rest = members
    while let keyPath = rest.first {
      if case .leaf(let coder) = node.content {
        guard let nested = coder as? any MemberColumns else { return nil }
        return nested.column(of: rest).map { $0 + node.column }
      }
      guard case .members = node.content, let name = MemberName.of(keyPath), Swift.type(of: keyPath).rootType == node.type,
        let child = node.child(named: name)
      else { return nil }
      node = child
      rest = rest.dropFirst()
    }
    return node.columnCount == 1 ? node.column : nil
  }

  var members: [Schema.Attribute] { root.members }
}

extension ValueNode {
  fileprivate var members: [Schema.Attribute] {
    children.map { child in
      let members = child.members
      guard !members.isEmpty else { return Schema.Attribute(name: child.name, valueType: child.type ?? String.self) }
      let composite = Schema.CompositeAttribute(name: child.name, valueType: child.type ?? String.self)
      composite.properties = members
      return composite
    }
  }
}

/// The names of stored members of structures.
private enum MemberName {
  /// The name of the member that a key path gives; nil where it is computed.
  static func of(_ keyPath: AnyKeyPath) -> String? {
    func open<Root>(_ root: Root.Type) -> Int? {
      (keyPath as? PartialKeyPath<Root>).flatMap { MemoryLayout<Root>.offset(of: $0) }
    }
    let root = type(of: keyPath).rootType
    guard !(root is AnyClass), let offset = _openExistential(root, do: open) else { return nil }
    let valueType = type(of: keyPath).valueType
    var found: String?
    _ = _forEachField(of: root) { name, place, fieldType, _ in
      if place == offset, fieldType == valueType { found = String(cString: name) }
      return found == nil
    }
    return found
  }
}
