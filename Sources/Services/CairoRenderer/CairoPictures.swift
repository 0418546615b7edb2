package import CoreGraphicsTypes
package import Foundation
package import DisplayModel

/// Makes pictures and files of lists that no window shows; it keeps nothing from one to the next.
package final class CairoPictures: PictureMaker {
  package init() {}

  /// The most pixels of a picture: 256 MB of memory.
  private static let pixelLimit = 1 << 26

  package func image(of list: DisplayList, isOpaque: Bool) throws(PictureError) -> CGImage {
    let width = (list.size.width * list.scale).rounded(.up), height = (list.size.height * list.scale).rounded(.up)
    let sides = 1...CGFloat(PixelBuffer.sideLimit)
    guard sides.contains(width), sides.contains(height), width * height <= CGFloat(Self.pixelLimit) else {
      throw PictureError(
        "a picture cannot be \(Int(clamping: width)) × \(Int(clamping: height)) pixels large; its sides are at most "
          + "\(PixelBuffer.sideLimit) pixels long and it has at most \(Self.pixelLimit) of them: give it a smaller size or scale")
    }
    let buffer = PixelBuffer(width: Int(width), height: Int(height))
    CairoRenderer().paint(list, into: buffer, damage: nil)
    return buffer.image(isOpaque: isOpaque)
  }

  package func pdf(of pages: [DisplayList], _ information: DocumentInformation) throws(PictureError) -> Data {
    try CairoRenderer().pdf(of: pages, information)
  }

  package func svg(of list: DisplayList) throws(PictureError) -> Data { try CairoRenderer().svg(of: list) }
}

extension PixelBuffer {
  /// The pixels in the order of a `CGImage`; with `isOpaque` over black.
  fileprivate func image(isOpaque: Bool) -> CGImage {
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<height {
        let from = row(y)
        for x in 0..<width {
          // Over black a premultiplied colour stays what it is.
          let pixel = isOpaque ? from[x] | 0xFF00_0000 : from[x]
          let swapped = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
          target.storeBytes(of: swapped, toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
  }
}
