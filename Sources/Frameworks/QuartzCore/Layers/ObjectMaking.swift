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
    guard let object = makeObject(initializer(at: slot, of: type), metadata) else { return nil }
    return Unmanaged<Kind>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes an app's delegate, or a scene's, of a class.
  package static func delegate<Kind: NSObject>(of type: Kind.Type) -> Kind {
    guard let made = make(type) else {
      fatalError("\(type): objects of classes cannot be made by name with this version of Swift; write an App of SwiftUI")
    }
    return made
  }

  /// The initialiser that a class has at a place of its metadata.
  package static func initializer(at slot: Int, of type: AnyClass) -> UnsafeRawPointer { MethodTable.word(slot, of: type) }
  private static let initializerSlot = firstInitializer(of: NSObject.self)

  /// The place of the first initialiser that a class declares and does not inherit, in the metadata of every class below it, in words.
  package static func firstInitializer(of type: AnyClass) -> Int? {
    MethodTable(of: type)?.slots(of: .initializer).first
  }
}
