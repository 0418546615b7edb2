import CObjectMaking
import CoreGraphicsTypes
import Foundation
import QuartzCore

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
    guard let object = slot.flatMap({ call(initializer(at: $0, of: type), metadata) }) else {
      fatalError("\(type) cannot be made by its name on this system; make rows without registering their class")
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
