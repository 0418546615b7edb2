import CRecording
import CairoRenderer
import DisplayModel
import Foundation
import LaunchContract

/// Whole pixels of a picture.
struct PixelPart: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Those pixels of it that an area in points has something of; `nil` where none are.
  func part(_ area: CGRect, scale: CGFloat) -> PixelPart? {
    let (left, top) = (Int(clamping: (area.minX * scale).rounded(.down)), Int(clamping: (area.minY * scale).rounded(.down)))
    let (right, bottom) = (Int(clamping: (area.maxX * scale).rounded(.up)), Int(clamping: (area.maxY * scale).rounded(.up)))
    let (x, y) = (max(left, self.x), max(top, self.y))
    let (width, height) = (min(right, self.x + self.width) - x, min(bottom, self.y + self.height) - y)
    return width > 0 && height > 0 ? PixelPart(x: x, y: y, width: width, height: height) : nil
  }
}

extension PixelBuffer {
  /// A part of the picture as the bytes of a PNG file, without alpha: sooner done than small.
  ///
  /// For pictures that are seen once and at once. Each row is told by how it differs from the one above, which is nothing at all where
  /// a screen has areas and rules; so little work is left to the compression that its quickest level does.
  func quickPNG(of part: PixelPart) throws(LaunchError) -> Data {
    let rowBytes = part.width * 3 + 1
    var rows = [UInt8](repeating: 0, count: rowBytes * part.height)
    rows.withUnsafeMutableBufferPointer { rows in
      for row in 0..<part.height {
        let target = UnsafeMutableBufferPointer(rebasing: rows[(row * rowBytes)..<((row + 1) * rowBytes)])
        fill(target, x: part.x, y: part.y + row, above: row > 0)
      }
    }
    return PNGFile.rgb(width: part.width, height: part.height, data: try Self.compressed(rows))
  }

  /// Writes a row: which filter it has, then red, green and blue of each pixel, less those of the pixel above.
  private func fill(_ target: UnsafeMutableBufferPointer<UInt8>, x: Int, y: Int, above hasAbove: Bool) {
    // 2 is the filter "up", 0 none.
    target[0] = hasAbove ? 2 : 0
    let bytes = bytes
    var (source, place) = (y * stride + x * 4, 1)
    while place < target.count {
      let here = bytes.load(fromByteOffset: source, as: UInt32.self)
      let above = hasAbove ? bytes.load(fromByteOffset: source - stride, as: UInt32.self) : 0
      for shift: UInt32 in [16, 8, 0] {
        target[place] = UInt8(truncatingIfNeeded: here >> shift) &- UInt8(truncatingIfNeeded: above >> shift)
        place += 1
      }
      source += 4
    }
  }

  private static func compressed(_ bytes: [UInt8]) throws(LaunchError) -> Data {
    var count = compressBound(uLong(bytes.count))
    var data = Data(count: Int(count))
    let status = data.withUnsafeMutableBytes { target in
      compress2(target.bindMemory(to: UInt8.self).baseAddress, &count, bytes, uLong(bytes.count), 1)
    }
    guard status == Z_OK else { throw LaunchError("a picture cannot be compressed: zlib says \(status)") }
    return data.prefix(Int(count))
  }
}
