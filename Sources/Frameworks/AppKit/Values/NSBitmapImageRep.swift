public import CoreGraphicsTypes
public import Foundation
import SwiftUICore
import UIKitTypes

/// One form of a picture.
public class NSImageRep: NSObject {
  /// What is asked of a picture beside its rectangle; nothing has an effect.
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The pixels of a picture, and the files that are made of them.
public final class NSBitmapImageRep: NSImageRep {
  /// The picture's pixels.
  public let cgImage: CGImage?
  private let picture: UIImage

  private init(_ picture: UIImage) { (self.picture, cgImage) = (picture, picture.cgImage) }

  /// Takes pixels.
  public convenience init(cgImage: CGImage) { self.init(UIImage(cgImage: cgImage)) }
  /// Opens a picture from the bytes of a file; `nil` where they are none.
  public convenience init?(data: Data) {
    guard let picture = UIImage(data: data) else { return nil }
    self.init(picture)
  }

  /// How many pixels a row has.
  public var pixelsWide: Int { cgImage?.width ?? 0 }
  /// How many rows there are.
  public var pixelsHigh: Int { cgImage?.height ?? 0 }
  /// The colour of a pixel, counted from the upper left corner; `nil` outside.
  public func colorAt(x: Int, y: Int) -> NSColor? {
    guard let cgImage, 0..<cgImage.width ~= x, 0..<cgImage.height ~= y else { return nil }
    let start = cgImage.pixels.startIndex + (y * cgImage.width + x) * 4
    let parts = cgImage.pixels[start..<start + 4].map { CGFloat($0) / 255 }
    guard parts[3] > 0 else { return .clear }
    return NSColor(red: parts[0] / parts[3], green: parts[1] / parts[3], blue: parts[2] / parts[3], alpha: parts[3])
  }

  /// The kinds of files.
  public enum FileType: UInt, Sendable {
    /// Without loss, or small.
    case tiff = 0, jpeg = 3, png = 4
  }
  /// What is asked of a file.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How good a JPEG is, a number from 0 for the smallest file to 1 for the best.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }
  /// The bytes of a file of the pixels; `nil` where no app has started.
  public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    switch storageType {
    case .png: picture.pngData()
    case .jpeg: picture.jpegData(compressionQuality: Self.number(properties[.compressionFactor]) ?? 0.9)
    case .tiff: tiffRepresentation
    }
  }
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as CGFloat: value
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
  /// The bytes of a TIFF file of the pixels.
  public var tiffRepresentation: Data? { cgImage.flatMap(TIFFFile.data) }
}

extension NSImage {
  /// The bytes of a TIFF file of the picture; `nil` where it has no pixels.
  public var tiffRepresentation: Data? { shown.cgImage.flatMap(TIFFFile.data) }
}

/// Writes TIFF files: pixels as they are, in one strip.
private enum TIFFFile {
  /// The bytes of a file; `nil` for a picture without pixels, or of more bytes than such a file can count.
  static func data(of image: CGImage) -> Data? {
    guard image.width > 0, image.height > 0, image.pixels.count < Int(UInt32.max) - 1000 else { return nil }
    let (entries, pixelsStart) = (11, 8 + 2 + 11 * 12 + 4 + 8)
    var file = Data("II".utf8)
    func append<Number: FixedWidthInteger>(_ number: Number) {
      withUnsafeBytes(of: number.littleEndian) { file.append(contentsOf: $0) }
    }
    /// A field of one number, or of more that stand elsewhere.
    func field(_ tag: UInt16, _ type: UInt16, _ count: UInt32, _ value: Int) {
      append(tag)
      append(type)
      append(count)
      append(UInt32(value))
    }
    append(UInt16(42))
    append(UInt32(8))
    append(UInt16(entries))
    field(256, 4, 1, image.width)
    field(257, 4, 1, image.height)
    // Four components of eight bits each, which stand behind the fields.
    field(258, 3, 4, pixelsStart - 8)
    field(259, 3, 1, 1)
    field(262, 3, 1, 2)
    field(273, 4, 1, pixelsStart)
    field(277, 3, 1, 4)
    field(278, 4, 1, image.height)
    field(279, 4, 1, image.pixels.count)
    field(284, 3, 1, 1)
    // The fourth component is the opacity, by which the others are multiplied.
    field(338, 3, 1, 1)
    append(UInt32(0))
    for _ in 0..<4 { append(UInt16(8)) }
    file.append(image.pixels)
    return file
  }
}
