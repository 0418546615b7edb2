// Safe: the layout of a type's description is part of Swift's stable binary interface; what is not laid out so is refused.
/// The cases of an enumeration, by which values of it are taken apart and put together.
///
/// Read from the type's own description, as Swift's binary interface lays it out: a case's number is its place among them.
struct EnumShape {
  struct Case {
    var name: String
    /// What belongs to the case; `nil`: nothing.
    var payload: Any.Type?
  }

  let cases: [Case]
  fileprivate let metadata: UnsafeRawPointer
  fileprivate let witnesses: UnsafeRawPointer

  /// Reads the cases of a type; `nil` where one is indirect, or has what is not known.
  init?(of type: Any.Type) {
    guard TypeKind(of: type) == .enumeration, TypeKind.isOpen(type) else { return nil }
    metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    witnesses = (metadata - 8).load(as: UnsafeRawPointer.self)
    // A type of another sort has no functions for cases in its table.
    guard (witnesses + 80).load(as: UInt32.self) & Self.hasCaseWitnesses != 0 else { return nil }
    let description = (metadata + 8).load(as: UnsafeRawPointer.self)
    guard let fields = Self.target(at: description + 16) else { return nil }
    let (size, count) = (Int((fields + 10).load(as: UInt16.self)), Int((fields + 12).load(as: UInt32.self)))
    let (payloads, empty) = ((description + 20).load(as: UInt32.self) & 0xFF_FFFF, (description + 24).load(as: UInt32.self))
    guard size == 12, count == Int(payloads) + Int(empty) else { return nil }
    var found: [Case] = []
    for index in 0..<count {
      let record = fields + 16 + index * size
      guard (record.load(as: UInt32.self) & 1) == 0, let name = Self.target(at: record + 8) else { return nil }
      var payload: Any.Type?
      if let mangled = Self.target(at: record + 4) {
        payload = Self.type(mangled, in: description, metadata)
        if payload == nil { return nil }
      }
      found.append(Case(name: String(cString: name.assumingMemoryBound(to: CChar.self)), payload: payload))
    }
    cases = found
  }

  private static let hasCaseWitnesses: UInt32 = 0x0020_0000

  /// What a relative address leads to; `nil` where it is zero.
  private static func target(at address: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = address.loadUnaligned(as: Int32.self)
    return distance == 0 ? nil : address + Int(distance)
  }

  /// The type of a mangled name, in which addresses stand behind small numbers.
  private static func type(
    _ name: UnsafeRawPointer, in description: UnsafeRawPointer, _ metadata: UnsafeRawPointer
  ) -> Any.Type? {
    var length = 0
    while true {
      let byte = (name + length).load(as: UInt8.self)
      if byte == 0 { break }
      length += byte <= 0x17 ? 5 : byte <= 0x1F ? 9 : 1
    }
    return _getTypeByMangledNameInContext(
      name.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: description, genericArguments: metadata + 16)
  }
}

// MARK: - Values

extension EnumShape {
  private typealias Tag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias Project = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// The number of a value's case.
  fileprivate func tag(at value: UnsafeRawPointer) -> Int {
    Int((witnesses + 88).load(as: Tag.self)(value, metadata))
  }

  /// Leaves at an address what belongs to the value there, which is no value any more.
  fileprivate func project(_ value: UnsafeMutableRawPointer) { (witnesses + 96).load(as: Project.self)(value, metadata) }

  /// Makes a value of what belongs to its case and lies at an address.
  fileprivate func inject(_ tag: Int, into value: UnsafeMutableRawPointer) {
    (witnesses + 104).load(as: Inject.self)(value, UInt32(tag), metadata)
  }
}

// Safe: the memory holds a value of the type whose cases these are, or what belongs to one of them while it is none.
extension ValueKeeping {
  mutating func choice<Value>(of value: Value, _ shape: EnumShape) -> SavedTree? {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.initialize(to: value)
    let tag = shape.tag(at: memory)
    guard shape.cases.indices.contains(tag) else {
      memory.deinitialize(count: 1)
      return nil
    }
    guard let payload = shape.cases[tag].payload else {
      memory.deinitialize(count: 1)
      return .choice(shape.cases[tag].name, nil)
    }
    shape.project(memory)
    func open<Part>(_ type: Part.Type) -> SavedTree? {
      tree(of: UnsafeMutableRawPointer(memory).assumingMemoryBound(to: type).move())
    }
    return _openExistential(payload, do: open).map { part in
      .choice(shape.cases[tag].name, SavedTree.Field(name: "", type: TypeName.of(payload), value: part))
    }
  }

  mutating func value<Value>(of type: Value.Type, _ name: String, _ payload: SavedTree.Field?, _ shape: EnumShape) -> Value? {
    guard let tag = shape.cases.firstIndex(where: { $0.name == name }) else { return nil }
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    defer { memory.deallocate() }
    switch (shape.cases[tag].payload, payload) {
    case (nil, nil): break
    case (let expected?, let payload?):
      guard payload.type == TypeName.of(expected) else { return nil }
      func open<Part>(_ type: Part.Type) -> Bool {
        guard let part = value(of: type, from: payload.value) else { return false }
        UnsafeMutableRawPointer(memory).initializeMemory(as: type, to: part)
        return true
      }
      guard _openExistential(expected, do: open) else { return nil }
    default: return nil
    }
    shape.inject(tag, into: memory)
    return memory.move()
  }
}
