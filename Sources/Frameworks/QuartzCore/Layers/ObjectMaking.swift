import CObjectMaking
package import Foundation

/// Makes objects of classes that are known only at run time, by their `init()`.
///
/// Delegates that Info.plist names are made so, and layers of `layerClass`: nobody writes `required init()` in them. Swift calls an
/// initialiser of a class value only where it is required, so it is looked up here where a call would find it, in the class's table
/// of methods.
@MainActor
package enum ObjectMaking {
  /// Makes an object of a class; `nil` where this system's classes are laid out in another way.
  package static func make<Kind: NSObject>(_ type: Kind.Type) -> Kind? {
    guard let slot = initializerSlot else { return nil }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let maker = metadata.load(fromByteOffset: slot * wordSize, as: UnsafeRawPointer.self)
    guard let object = makeObject(maker, metadata) else { return nil }
    return Unmanaged<Kind>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes an app's delegate, or a scene's, of a class.
  package static func delegate<Kind: NSObject>(of type: Kind.Type) -> Kind {
    guard let made = make(type) else {
      fatalError("\(type): objects of classes cannot be made by name with this version of Swift; write an App of SwiftUI")
    }
    return made
  }

  package static let wordSize = MemoryLayout<UnsafeRawPointer>.size
  private static let initializerSlot = firstInitializer(of: NSObject.self)

  // Safe: the layout of classes is that of Swift's ABI (docs/ABI/TypeMetadata.rst of the compiler), and each step is checked.
  /// The place of the first initialiser that a class declares and does not inherit, in the metadata of every class below it, in words.
  package static func firstInitializer(of type: AnyClass) -> Int? {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Kind, superclass, flags and sizes come first: on systems without Objective-C the descriptor is the sixth word.
    let descriptor = metadata.load(fromByteOffset: 5 * wordSize, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    let (isClass, isGeneric, isStatic) = (flags & 0x1f == 16, flags & 0x80 != 0, flags & 0x3_0000 == 0)
    let (hasTable, hasResilientSuperclass) = (flags & 0x8000_0000 != 0, flags & 0x2000_0000 != 0)
    guard isClass, isStatic, hasTable, !isGeneric, !hasResilientSuperclass else { return nil }
    // Eleven fields of four bytes, then where the table begins, how long it is, and eight bytes for each method.
    let table = descriptor + 11 * 4
    let start = Int(table.load(as: UInt32.self))
    let count = Int(table.load(fromByteOffset: 4, as: UInt32.self))
    let methods = (0..<count).first { table.load(fromByteOffset: 8 + $0 * 8, as: UInt32.self) & 0xf == 1 }
    return methods.map { start + $0 }
  }
}
