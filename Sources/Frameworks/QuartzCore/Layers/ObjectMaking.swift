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

  package static let wordSize = MethodTable.wordSize
  private static let initializerSlot = firstInitializer(of: NSObject.self)

  /// The place of the first initialiser that a class declares and does not inherit, in the metadata of every class below it, in words.
  package static func firstInitializer(of type: AnyClass) -> Int? {
    MethodTable(of: type).flatMap { table in table.kinds.firstIndex(of: .initializer).map { table.start + $0 } }
  }
}
