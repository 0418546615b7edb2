/// Pixels in memory that small shapes are painted over.
struct ShapeTarget {
  private let first: UnsafeMutablePointer<UInt8>
  private let stride: Int

  init(_ data: UnsafeMutablePointer<UInt8>, stride: Int, origin: (x: Int, y: Int)) {
    first = data - origin.y * stride - origin.x * 4
    self.stride = stride
  }

  private func pixels(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(first + y * stride + x * 4).assumingMemoryBound(to: UInt32.self)
  }

  /// Reads from both ends of each row of a rectangle, so that its pixels are on their way from memory when they are needed: each row lies on
  /// a page of its own, and to wait for them one by one takes longer than to paint.
  func touch(_ rect: PixelRect) -> UInt32 {
    guard !rect.isEmpty else { return 0 }
    var sum: UInt32 = 0
    for y in rect.y0..<rect.y1 { sum |= pixels(rect.x0, y).pointee | pixels(rect.x1 - 1, y).pointee }
    return sum
  }

  /// Paints a colour over whole pixels.
  func fill(_ rect: PixelRect, with color: UInt32) {
    for y in rect.y0..<rect.y1 {
      let pixels = pixels(rect.x0, y)
      for column in 0..<rect.width { pixels[column] = color.over(pixels[column]) }
    }
  }

  /// Paints a colour as far as a mask says, whose rows are a length apart; the whole mask lies at one place, and a part of it is seen.
  func paint(_ color: UInt32, through mask: UnsafePointer<UInt8>, _ length: Int, at whole: PixelRect, seen: PixelRect) {
    var row = mask + (seen.y0 - whole.y0) * length + (seen.x0 - whole.x0)
    let (isOpaque, spread) = (color >> 24 == 255, color.spread)
    for y in seen.y0..<seen.y1 {
      let pixels = pixels(seen.x0, y)
      for column in 0..<seen.width {
        switch row[column] {
        case 0: break
        case 255: pixels[column] = isOpaque ? color : spread.over(pixels[column])
        case let part: pixels[column] = (spread &* UInt64(part)).divided.over(pixels[column])
        }
      }
      row += length
    }
  }
}

extension UInt32 {
  /// The pixel over another one.
  fileprivate func over(_ below: UInt32) -> UInt32 { self >> 24 == 255 ? self : spread.over(below) }

  /// The pixel with 16 bits for each of its four bytes: blue, red, green and alpha from the lowest on.
  fileprivate var spread: UInt64 { UInt64(self & 0x00FF_00FF) | UInt64(self & 0xFF00_FF00) << 24 }
}

/// Four bytes of a pixel at once, each in 16 bits.
extension UInt64 {
  private static let bytes: UInt64 = 0x00FF_00FF_00FF_00FF

  /// Products with a byte as fractions of 255, rounded.
  fileprivate var divided: UInt64 {
    let sum = self &+ 0x0080_0080_0080_0080
    return (sum &+ (sum >> 8 & Self.bytes)) >> 8 & Self.bytes
  }

  /// The pixel over another one.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let sum = self &+ (below.spread &* (255 &- self >> 48)).divided
    return UInt32(truncatingIfNeeded: sum) | UInt32(truncatingIfNeeded: sum >> 24 & 0xFF00_FF00)
  }
}
