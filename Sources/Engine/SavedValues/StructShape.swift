@_spi(Reflection) import Swift

/// The fields of a struct or a tuple, by which values of it are taken apart and put together.
struct StructShape {
  struct Field {
    var name: String
    var offset: Int
    var type: Any.Type
  }

  let fields: [Field]

  /// Reads the fields of a type; `nil` where one is not known, or is a reference that may be weak.
  init?(of type: Any.Type) {
    guard TypeKind.isOpen(type) else { return nil }
    var found: [Field] = []
    var isWhole = true
    let isKnown = _forEachField(of: type) { name, offset, fieldType, _ in
      // The storage of a weak or unowned field is no reference that can be read as one, and its type does not tell.
      if Self.isReference(fieldType) { isWhole = false }
      found.append(Field(name: String(cString: name), offset: offset, type: fieldType))
      return isWhole
    }
    guard isKnown, isWhole else { return nil }
    fields = found
  }

  private static func isReference(_ type: Any.Type) -> Bool {
    TypeKind.isReference(type) || (type as? any OptionalType.Type)?.holdsReference ?? false
  }
}

private protocol OptionalType { static var holdsReference: Bool { get } }
extension Optional: OptionalType { static var holdsReference: Bool { TypeKind.isReference(Wrapped.self) } }

// Safe: places and types of the fields are the runtime's own, and a value is moved out only when all of them are there.
extension ValueKeeping {
  mutating func fields<Value>(of value: Value, _ shape: StructShape) -> SavedTree? {
    var fields: [SavedTree.Field] = []
    for field in shape.fields {
      func open<Part>(_ type: Part.Type) -> SavedTree? {
        let part = withUnsafeBytes(of: value) { $0.load(fromByteOffset: field.offset, as: type) }
        return tree(of: part)
      }
      guard let tree = _openExistential(field.type, do: open) else { return nil }
      fields.append(SavedTree.Field(name: field.name, type: TypeName.of(field.type), value: tree))
    }
    return .fields(fields)
  }

  mutating func value<Value>(of type: Value.Type, from fields: [SavedTree.Field], _ shape: StructShape) -> Value? {
    guard fields.count == shape.fields.count else { return nil }
    var parts: [Any] = []
    for (field, saved) in zip(shape.fields, fields) {
      guard saved.name == field.name, saved.type == TypeName.of(field.type) else { return nil }
      func open<Part>(_ type: Part.Type) -> Any? { value(of: type, from: saved.value).map { $0 as Any } }
      guard let part = _openExistential(field.type, do: open) else { return nil }
      parts.append(part)
    }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    for (index, field) in shape.fields.enumerated() {
      func open<Part>(_ type: Part.Type) -> Bool {
        guard let part = parts[index] as? Part else { return false }
        (UnsafeMutableRawPointer(memory) + field.offset).initializeMemory(as: type, to: part)
        return true
      }
      // Each part was made as the type of its field.
      guard _openExistential(field.type, do: open) else { fatalError("\(type).\(field.name) was put together as another type") }
    }
    return memory.move()
  }
}
