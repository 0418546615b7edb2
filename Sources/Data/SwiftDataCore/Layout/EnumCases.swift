// Safe: the layout of a type's description is part of Swift's stable binary interface; what is not laid out so is refused.
/// The cases of enumerations that have nothing beside their names, which need not be listed by their authors.
enum EnumCases {
  private typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// All values of an enumeration in the order of declaration; nil for other types, and where a case holds something.
  static func all<Value>(of type: Value.Type) -> [Value]? {
    let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
    guard isEnumeration(type), MemoryLayout<Value>.size <= 4 else { return nil }
    let witnesses = (metadata - 8).load(as: UnsafeRawPointer.self)
    guard (witnesses + 80).load(as: UInt32.self) & hasCaseWitnesses != 0 else { return nil }
    let description = (metadata + 8).load(as: UnsafeRawPointer.self)
    let (payloads, count) = ((description + 20).load(as: UInt32.self) & 0xFF_FFFF, (description + 24).load(as: UInt32.self))
    guard payloads == 0, (1...65_536).contains(count) else { return nil }
    let inject = (witnesses + 104).load(as: Inject.self)
    return (0..<count).map { tag in
      let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { memory.deallocate() }
      UnsafeMutableRawPointer(memory).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
      inject(memory, tag, metadata)
      return memory.move()
    }
  }

  /// Whether a type is an enumeration other than an optional.
  static func isEnumeration(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: Int.self) == enumerationKind
  }

  private static let enumerationKind = 0x201
  private static let hasCaseWitnesses: UInt32 = 0x0020_0000
}
