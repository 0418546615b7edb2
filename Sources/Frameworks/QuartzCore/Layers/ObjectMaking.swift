import CObjectMaking
package import Foundation

/// Makes objects of classes that are known only at run time, by their `init()`.
///
/// Delegates that Info.plist names are made so, and layers of `layerClass`: nobody writes `required init()` in them. Swift calls an initialiser of a class value only where it is
/// required, so it is looked up here where a call would find it, in the class's table of methods.
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

  private static let wordSize = MemoryLayout<UnsafeRawPointer>.size
  private static let initializerSlot = firstInitializer(of: NSObject.self)

  // Safe: the layout of classes is that of Swift's ABI (docs/ABI/TypeMetadata.rst of the compiler), and each step is checked.
  /// The place of the first initialiser that a class declares and does not inherit, in the metadata of every class below it, in words.
  private static func firstInitializer(of type: AnyClass) -> Int? {
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

// Rows, headers and items of classes that apps register are made by initialisers with arguments, which subclasses override without
// `required` as well. Each is the first one that its class below declares.
extension ObjectMaking {
  private static let rowSlot = firstInitializer(of: UITableViewCell.self)
  private static let supplementSlot = firstInitializer(of: UITableViewHeaderFooterView.self)
  private static let viewSlot = firstInitializer(of: UIView.self)

  /// Makes a row of a class by `init(style:reuseIdentifier:)`.
  static func make(_ type: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    made(type, rowSlot) { maker, metadata in
      let words = owned(identifier)
      return makeStyledObject(maker, UInt8(UITableViewCell.CellStyle.default.rawValue), words.0, words.1, metadata)
    }
  }
  /// Makes a header or a footer of a class by `init(reuseIdentifier:)`.
  static func make(_ type: UITableViewHeaderFooterView.Type, identifier: String) -> UITableViewHeaderFooterView {
    made(type, supplementSlot) { maker, metadata in
      let words = owned(identifier)
      return makeNamedObject(maker, words.0, words.1, metadata)
    }
  }
  /// Makes a view of a class by `init(frame:)`.
  static func make<Kind: UIView>(_ type: Kind.Type, frame: CGRect) -> Kind {
    made(type, viewSlot) { maker, metadata in
      makeFramedObject(maker, frame.minX, frame.minY, frame.width, frame.height, metadata)
    }
  }

  private static func made<Kind: UIView>(
    _ type: Kind.Type, _ slot: Int?, _ call: (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer?
  ) -> Kind {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let maker = slot.map { metadata.load(fromByteOffset: $0 * wordSize, as: UnsafeRawPointer.self) }
    guard let object = maker.flatMap({ call($0, metadata) }) else {
      preconditionFailure("\(type) cannot be made by its name on this system; make rows without registering their class")
    }
    return Unmanaged<Kind>.fromOpaque(object).takeRetainedValue()
  }

  // Safe: the text's storage is not released here; the initialiser that the words are handed to takes it over.
  /// The two words of an optional text, which the one who takes them owns.
  private static func owned(_ text: String?) -> (UInt64, UInt64) {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: text)
    return UnsafeRawPointer(place).load(as: (UInt64, UInt64).self)
  }
}
