public import Foundation

/// A picture of pixels: premultiplied RGBA, eight bits each, rows from the top.
public final class CGImage: Sendable {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// `width × height × 4` bytes.
  package let pixels: Data
  /// Whether every pixel is known to be opaque.
  package let isOpaque: Bool

  /// Creates a picture; traps when the number of bytes does not fit the size.
  package init(width: Int, height: Int, pixels: Data, isOpaque: Bool = false) {
    guard pixels.count == width * height * 4 else {
      fatalError("a CGImage of \(width) × \(height) needs \(width * height * 4) bytes")
    }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isOpaque = isOpaque
  }

  // MARK: Pixels

  /// How many bits a component of a pixel has: 8.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a pixel has: 32.
  public var bitsPerPixel: Int { 32 }
  /// How many bytes there are from a row to the next.
  public var bytesPerRow: Int { width * 4 }
  /// What the components of the pixels stand for: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where in a pixel its opacity is, and whether its colours are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }
  /// The bytes of the pixels, from the first row's first: red, green, blue and opacity of each.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: pixels as NSData) }

  /// A part of the picture, in pixels from the top left corner, grown to whole ones; `nil` where nothing of it is inside.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite),
      let columns = Self.pixels(rect.minX, rect.maxX, of: width), let rows = Self.pixels(rect.minY, rect.maxY, of: height)
    else { return nil }
    var bytes = Data(capacity: columns.count * rows.count * 4)
    for row in rows {
      let start = pixels.startIndex + (row * width + columns.lowerBound) * 4
      bytes.append(pixels[start..<start + columns.count * 4])
    }
    return CGImage(width: columns.count, height: rows.count, pixels: bytes, isOpaque: isOpaque)
  }

  /// The pixels that a stretch touches, of so many; `nil` for none.
  private static func pixels(_ start: CGFloat, _ end: CGFloat, of count: Int) -> Range<Int>? {
    let first = max(start.rounded(.down), 0), last = min(end.rounded(.up), CGFloat(count))
    return first < last ? Int(first)..<Int(last) : nil
  }
}

/// Where in a pixel its opacity is, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none, or it comes after the colours or before them, which are multiplied by it or not; or its place is left empty; or
  /// there is nothing else.
  case none = 0, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
