import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUI

extension UIImage {
  /// The picture as a PNG file, as references are kept; empty where it has no pixels.
  var snapshotPNG: Data {
    guard let cgImage, cgImage.width > 0, cgImage.height > 0 else { return Data() }
    let buffer = PixelBuffer(width: cgImage.width, height: cgImage.height)
    let target = buffer.bytes
    cgImage.pixels.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
      for y in 0..<buffer.height {
        for x in 0..<buffer.width {
          let pixel = source.loadUnaligned(fromByteOffset: (y * buffer.width + x) * 4, as: UInt32.self)
          target.storeBytes(of: CGImage.swapped(pixel), toByteOffset: y * buffer.stride + x * 4, as: UInt32.self)
        }
      }
    }
    buffer.markDirty()
    return (try? buffer.pngData()) ?? Data()
  }

  /// The picture in a PNG file; one without pixels where the bytes are none.
  convenience init(snapshotPNG data: Data, scale: CGFloat?) {
    let scale = scale.map { $0 > 0 ? $0 : 1 } ?? 1
    guard let buffer = try? PixelBuffer(png: data, name: "the reference") else {
      self.init(pixels: CGImage(width: 0, height: 0, pixels: Data()), scale: scale)
      return
    }
    self.init(pixels: CGImage(buffer), scale: scale)
  }
}

extension CGImage {
  /// The pixels of what was painted, as they are now.
  convenience init(_ buffer: PixelBuffer) {
    var pixels = Data(count: buffer.width * buffer.height * 4)
    let source = buffer.bytes
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<buffer.height {
        for x in 0..<buffer.width {
          let pixel = source.loadUnaligned(fromByteOffset: y * buffer.stride + x * 4, as: UInt32.self)
          target.storeBytes(of: CGImage.swapped(pixel), toByteOffset: (y * buffer.width + x) * 4, as: UInt32.self)
        }
      }
    }
    self.init(width: buffer.width, height: buffer.height, pixels: pixels)
  }

  /// A pixel with red and blue in each other's places: the renderer has them the other way round.
  fileprivate static func swapped(_ pixel: UInt32) -> UInt32 {
    pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
  }
}
