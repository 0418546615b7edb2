/// What sort of type a type is, by the number that its metadata begins with; those that can be taken apart by their fields have names.
struct MetadataKind: Equatable {
  static let structure = MetadataKind(number: 0x200)
  static let tuple = MetadataKind(number: 0x301)

  private let number: Int

  private init(number: Int) { self.number = number }

  /// Reads the kind from a type's metadata, as Swift's binary interface lays it out; a class has an address there.
  init(of type: Any.Type) { self.init(number: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee) }
}
