package import CoreGraphicsTypes
import Foundation

/// Pixels in the order of a `CGImage`, which has red and blue in each other's places.
extension PixelBuffer {
  /// The pixels of a picture; `nil` where it is too large, or has none.
  package convenience init?(_ image: CGImage) {
    guard (1...Self.sideLimit).contains(image.width), (1...Self.sideLimit).contains(image.height) else { return nil }
    self.init(width: image.width, height: image.height)
    image.pixels.withUnsafeBytes { (from: UnsafeRawBufferPointer) in
      for y in 0..<height {
        let to = row(y)
        for x in 0..<width { to[x] = Self.swapped(from.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: UInt32.self)) }
      }
    }
    markDirty()
  }

  /// The pixels as a picture; with `isOpaque` over black.
  package func image(isOpaque: Bool = false) -> CGImage {
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<height {
        let from = row(y)
        for x in 0..<width {
          // Over black a premultiplied colour stays what it is.
          let pixel = isOpaque ? from[x] | 0xFF00_0000 : from[x]
          target.storeBytes(of: Self.swapped(pixel), toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }

  private static func swapped(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
  }
}
