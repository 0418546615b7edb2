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
          let (from, to) = ((y * cgImage.width + x) * 4, y * buffer.stride + x * 4)
          (target[to], target[to + 1]) = (source[from + 2], source[from + 1])
          (target[to + 2], target[to + 3]) = (source[from], source[from + 3])
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
          let (from, to) = (y * buffer.stride + x * 4, (y * buffer.width + x) * 4)
          (target[to], target[to + 1]) = (source[from + 2], source[from + 1])
          (target[to + 2], target[to + 3]) = (source[from], source[from + 3])
        }
      }
    }
    self.init(width: buffer.width, height: buffer.height, pixels: pixels)
  }
}
