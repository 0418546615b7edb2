import CoreGraphicsTypes
public import Foundation
package import SwiftUICore

extension UIImage {
  /// The bytes of a PNG file of the picture, standing upright; `nil` where no app has started.
  public func pngData() -> Data? {
    file { encoder, pixels throws(ImageError) in try encoder.png(of: pixels) }
  }

  /// The bytes of a JPEG file of the picture, standing upright, what is not opaque on white; `nil` as for `pngData()`.
  ///
  /// `compressionQuality` is 0 for the smallest file to 1 for the best.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    file { encoder, pixels throws(ImageError) in try encoder.jpeg(of: pixels, quality: compressionQuality) }
  }

  private func file(_ write: (any ImageEncoder, CGImage) throws(ImageError) -> Data) -> Data? {
    guard let encoder = EngineServices.current?.encoder, let pixels = cgImage else { return nil }
    do throws(ImageError) {
      return try write(encoder, pixels.upright(from: imageOrientation.ofImage))
    } catch {
      Diagnostics.report(error.description)
      return nil
    }
  }

  /// How the pixels of a picture lie, as cameras say it: what is to be done with them so that the picture stands upright.
  public enum Orientation: Int, Sendable {
    /// Nothing; they are turned around, to the left by a quarter, or to the right.
    case up = 0, down, left, right
    /// The same, mirrored from side to side at the end.
    case upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The same, mirrored from side to side once more.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .leftMirrored
      case .right: .rightMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .left
      case .rightMirrored: .right
      }
    }

    /// The same for an `Image`.
    package var ofImage: Image.Orientation {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .upMirrored: .upMirrored
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .rightMirrored: .rightMirrored
      }
    }
  }
}
