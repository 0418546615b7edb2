/// What sort of type a type is, by the number that its metadata begins with.
enum TypeKind {
  case structure, tuple, enumeration, existential
  /// A class, a function, or something that is not looked into.
  case other

  // Safe: metadata begins with the number of its kind, or with an address where the type is a class.
  /// Reads the kind, as Swift's binary interface lays it out; a class has an address there.
  init(of type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
    case 0x200: self = .structure
    case 0x201: self = .enumeration
    case 0x301: self = .tuple
    case 0x303: self = .existential
    default: self = .other
    }
  }

  // Safe: behind the kind of an existential type its flags lie, of which the highest one says that no class is asked for.
  /// Whether values of a type are objects: of a class, or of whatever class has a protocol that only classes have.
  static func isReference(_ type: Any.Type) -> Bool {
    if type is AnyObject.Type { return true }
    guard TypeKind(of: type) == .existential else { return false }
    return (unsafeBitCast(type, to: UnsafeRawPointer.self) + 8).load(as: UInt32.self) & 0x8000_0000 == 0
  }

  /// The modules whose types are not taken apart: their fields mean nothing outside of them.
  private static let closedModules: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "Dispatch", "Synchronization", "Observation",
    "_Concurrency", "_StringProcessing", "Builtin", "Combine",
  ]

  /// Whether values of a type may be taken apart by their fields or cases.
  static func isOpen(_ type: Any.Type) -> Bool {
    TypeKind(of: type) == .tuple || !closedModules.contains(TypeName.module(of: type))
  }
}
