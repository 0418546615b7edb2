package import CoreGraphicsTypes
package import Foundation

/// Writes pixels as the bytes of picture files.
package protocol ImageEncoder: AnyObject {
  /// A PNG file, which keeps the picture as it is.
  func png(of image: CGImage) throws(ImageError) -> Data
  /// A JPEG file, from the smallest at a quality of 0 to the best at 1; what is not opaque lies on white.
  func jpeg(of image: CGImage, quality: Double) throws(ImageError) -> Data
}
