/// What sort of type a type is, by the number that its metadata begins with; those that can be taken apart by their fields have names.
struct MetadataKind: Equatable {
  static let structure = MetadataKind(number: 0x200)
  static let tuple = MetadataKind(number: 0x301)
  /// `any P`.
  private static let existential = MetadataKind(number: 0x303)
  /// `any P<A>`.
  private static let constrainedExistential = MetadataKind(number: 0x307)

  private let number: Int

  private init(number: Int) { self.number = number }

  /// Reads the kind from a type's metadata, as Swift's binary interface lays it out; a class has an address there.
  init(of type: Any.Type) { self.init(number: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee) }

  /// Whether a type is `any P` of a protocol that only classes conform to: a reference, and behind it the protocols' tables.
  static func isObjectExistential(_ type: Any.Type) -> Bool {
    switch MetadataKind(of: type) {
    case existential:
      // Behind the kind stand flags, whose highest bit is set where others than classes may conform.
      let flags = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self)
      return flags & 0x8000_0000 == 0
    case constrainedExistential:
      func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
      // What holds any value has room for three words of it, its type and at least one table.
      return _openExistential(type, do: size) < 5 * MemoryLayout<Int>.size
    default: return false
    }
  }
}
