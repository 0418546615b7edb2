/// Finds types by the protocol that they conform to.
///
/// The compiler leaves a record of each conformance in the program, by which `as?` works; here all of them are read.
enum ConformingTypes {
  /// The types of the program and its libraries that conform to a protocol, generic ones aside.
  ///
  /// The protocol is given as `(any Proto).self`.
  static func all(conformingTo existential: Any.Type) -> [Any.Type] {
    var search = Search(requested: protocolDescriptor(of: existential))
    withUnsafeMutablePointer(to: &search) {
      enumerateMetadataSections(
        { sections, search in
          guard let search else { return false }
          search.assumingMemoryBound(to: Search.self).pointee.read(sections)
          return true
        }, $0)
    }
    return search.found
  }

  /// An existential's metadata holds its kind, flags, the number of protocols and then the protocols.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { fatalError("\(existential) is not one protocol") }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  private struct Search {
    let requested: UnsafeRawPointer
    var found: [Any.Type] = []

    /// Reads the conformances of one program or library.
    ///
    /// The sections begin with a version, a base address and two reserved words; protocols and conformances follow, each as the
    /// address and the length of its records.
    mutating func read(_ sections: UnsafeRawPointer) {
      guard let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) else { return }
      let length = sections.load(fromByteOffset: 56, as: Int.self)
      for offset in stride(from: 0, to: length, by: 4) {
        if let type = type(ofConformance: target(of: start + offset)) { found.append(type) }
      }
    }

    /// A conformance holds places, relative to themselves, of the protocol and of the type, then the witnesses and flags.
    private func type(ofConformance conformance: UnsafeRawPointer) -> Any.Type? {
      guard indirectTarget(of: conformance) == requested else { return nil }
      let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
      let reference = target(of: conformance + 4)
      switch kind {
      case 0: return type(ofDescriptor: reference)
      case 1: return type(ofDescriptor: reference.load(as: UnsafeRawPointer.self))
      default: return nil
      }
    }

    /// A type's descriptor holds flags, its parent, its name and the function that answers its metadata.
    private func type(ofDescriptor descriptor: UnsafeRawPointer) -> Any.Type? {
      let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
      guard !isGeneric else { return nil }
      typealias Access = @convention(c) (Int) -> UnsafeRawPointer
      let access = unsafeBitCast(target(of: descriptor + 12), to: Access.self)
      return unsafeBitCast(access(0), to: Any.Type.self)
    }

    private func target(of position: UnsafeRawPointer) -> UnsafeRawPointer { position + Int(position.load(as: Int32.self)) }

    /// The lowest bit says that the place holds the address of what is meant.
    private func indirectTarget(of position: UnsafeRawPointer) -> UnsafeRawPointer? {
      let offset = Int(position.load(as: Int32.self))
      return offset & 1 == 0 ? position + offset : (position + (offset & ~1)).load(as: UnsafeRawPointer?.self)
    }
  }
}

@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)
