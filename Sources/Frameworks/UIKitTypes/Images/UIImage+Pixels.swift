package import CoreGraphicsTypes
package import Foundation
import SwiftUICore

extension UIImage {
  /// Nothing, in a size in points.
  static func blank(_ size: CGSize) -> UIImage {
    let pixel = CGImage(width: 1, height: 1, pixels: Data(count: 4))
    var parts = Parts(base: Image(opened: BlankSource(size: size, pixel), scale: 1), size: size, scale: 1)
    parts.source = PixelSource(pixel)
    return UIImage(parts)
  }

  /// Takes pixels, some for each point.
  package convenience init(pixels: CGImage, scale: CGFloat) { self.init(cgImage: pixels, scale: scale, orientation: .up) }
}

/// A picture of one pixel, in a size in points.
private final class BlankSource: ImageSource {
  let size: CGSize
  private let pixel: CGImage
  init(size: CGSize, _ pixel: CGImage) { (self.size, self.pixel) = (size, pixel) }
  var isVector: Bool { true }
  func bitmap(pixelSize: CGSize) -> CGImage? { pixel }
}
