import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUI

extension UIImage {
  /// The picture as a PNG file, as references are kept; empty where it has no pixels.
  var snapshotPNG: Data { cgImage.flatMap { PixelBuffer($0) }.flatMap { try? $0.pngData() } ?? Data() }

  /// The picture in a PNG file; one without pixels where the bytes are none.
  convenience init(snapshotPNG data: Data, scale: CGFloat?) {
    let buffer = try? PixelBuffer(png: data, name: "the reference")
    let pixels = buffer?.image() ?? CGImage(width: 0, height: 0, pixels: Data())
    self.init(pixels: pixels, scale: scale.map { $0 > 0 ? $0 : 1 } ?? 1)
  }
}
