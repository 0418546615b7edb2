package import CoreGraphicsTypes
package import Foundation
import SwiftUICore

extension UIImage {
  /// Takes pixels, some for each point.
  package convenience init(pixels: CGImage, scale: CGFloat) {
    self.init(
      Image(decorative: pixels, scale: scale),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale), scale: scale,
      source: PixelSource(pixels))
  }
}
