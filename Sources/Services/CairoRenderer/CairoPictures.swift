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
