// Safe: the layout of classes is that of Swift's ABI (docs/ABI/TypeMetadata.rst of the compiler), and each step is checked.
/// The methods that a class declares and does not inherit, in the table by which Swift calls them.
struct MethodTable {
  /// What an entry is for, as the ABI numbers it.
  enum Kind: UInt32 { case method, initializer, getter, setter, modifyCoroutine, readCoroutine }

  /// Where the first one stands in the metadata of every class below, in words.
  private let start: Int
  /// What each is for; `nil` where it is something else.
  private let kinds: [Kind?]

  /// Reads a class's table; `nil` where this system's classes are laid out in another way.
  init?(of type: AnyClass) {
    // Kind, superclass, flags and sizes come first: on systems without Objective-C the descriptor is the sixth word.
    let descriptor = Self.word(5, of: type)
    let flags = descriptor.load(as: UInt32.self)
    let (isClass, isGeneric, isStatic) = (flags & 0x1f == 16, flags & 0x80 != 0, flags & 0x3_0000 == 0)
    let (hasTable, hasResilientSuperclass) = (flags & 0x8000_0000 != 0, flags & 0x2000_0000 != 0)
    guard isClass, isStatic, hasTable, !isGeneric, !hasResilientSuperclass else { return nil }
    // Eleven fields of four bytes, then where the table begins, how long it is, and eight bytes for each method.
    let table = descriptor + 11 * 4
    start = Int(table.load(as: UInt32.self))
    kinds = (0..<Int(table.load(fromByteOffset: 4, as: UInt32.self))).map {
      Kind(rawValue: table.load(fromByteOffset: 8 + $0 * 8, as: UInt32.self) & 0xf)
    }
  }

  /// Where those for a purpose stand in the metadata of every class below, in words.
  func slots(of kind: Kind) -> [Int] { kinds.indices.filter { kinds[$0] == kind }.map { start + $0 } }

  // Safe: a class's metadata has as many words as the tables of the classes above say.
  /// A word of a class's metadata.
  static func word(_ slot: Int, of type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: slot * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
  }
}
