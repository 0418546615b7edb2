import CoreGraphicsTypes
import Foundation
import DisplayModel

/// A bitmap's file and how it is decoded; it can be decoded again at any time.
struct BitmapFile {
  let content: ImageContent
  let format: String
  let name: String
  let pixelLimit: Int
  let byteLimit: Int

  func decode(_ data: Data, reduced reduction: BitmapLoader.Reduction) throws(ImageError) -> BitmapLoader.Decoded {
    let loader = BitmapLoader(format: format, name: name, pixelLimit: pixelLimit)
    return try loader.decode(format == "gif" ? GIFFrames.first(of: data) : data, reduced: reduction)
  }

  func decode(reduced reduction: BitmapLoader.Reduction) throws(ImageError) -> BitmapLoader.Decoded {
    try decode(try content.read(upTo: byteLimit), reduced: reduction)
  }
}

/// A bitmap whose pixels are decoded when they are drawn, as many as are needed for it, and let go when others need the room.
///
/// Small ones are always decoded as a whole; of larger ones a version is made that is smaller by a power of two and still has a
/// pixel for each that is drawn.
final class BitmapSource: ImageSource {
  /// Bitmaps of no more pixels are not made smaller.
  private static let smallLimit = 1 << 18
  /// No more pixels are decoded before anything is drawn: about those of a phone's screen.
  private static let firstLimit = 4 << 20

  private let file: BitmapFile
  private let pixels: DecodedPixels
  private var hasFailed = false
  let size: CGSize
  var isVector: Bool { false }

  /// Decodes the bitmap once, which tells whether it can be.
  init(_ file: BitmapFile, _ data: Data, pixels: DecodedPixels) throws(ImageError) {
    self.file = file
    self.pixels = pixels
    let decoded = try file.decode(data, reduced: .toPixels(Self.firstLimit))
    size = CGSize(width: decoded.size.width, height: decoded.size.height)
    pixels.insert(decoded.image, of: self, reducedBy: decoded.factor)
  }

  deinit { pixels.remove(ObjectIdentifier(self)) }

  func bitmap(pixelSize: CGSize) -> CGImage? {
    let factor = factor(for: pixelSize)
    if let cached = pixels.image(of: self, reducedBy: factor, again: { try? file.decode(reduced: .by(factor)).image }) {
      return cached
    }
    guard !hasFailed else { return StandIn.image }
    do throws(ImageError) {
      // What was decoded to open it mostly suffices.
      var image = pixels.smaller(of: self, reducedBy: factor)
      if image == nil { image = try file.decode(reduced: .by(factor)).image }
      if let image { pixels.insert(image, of: self, reducedBy: factor) }
      return image
    } catch {
      Diagnostics.report(error.description)
      hasFailed = true
      return StandIn.image
    }
  }

  /// The most by which the bitmap can be made smaller and still cover a size.
  private func factor(for target: CGSize) -> Int {
    guard size.width * size.height > CGFloat(Self.smallLimit), target.width > 0, target.height > 0 else { return 1 }
    let ratio = min(size.width / target.width, size.height / target.height, 16_384)
    var factor = 1
    while CGFloat(factor * 2) <= ratio { factor *= 2 }
    return factor
  }
}
