public import Foundation
public import SwiftUI

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A picture, compared pixel by pixel.
  public static var image: Snapshotting { image() }

  /// A picture, compared pixel by pixel with some tolerance.
  ///
  /// - Parameters:
  ///   - precision: The part of pixels that must be alike, 0…1.
  ///   - perceptualPrecision: How alike two pixels must be to count, 0…1, as people see colours; 0.98 to 0.99 is what they do
  ///     not see.
  ///   - scale: How many pixels a point of the reference has; `nil` or 0: one.
  /// - Returns: The strategy.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale),
      snapshot: { image in
        if image.cgImage == nil { SnapshotRun.fail("the picture has no pixels, as a symbol has none; show it in a view") }
        return image
      })
  }
}

extension Diffing where Value == UIImage {
  /// Pictures, compared pixel by pixel.
  public static var image: Diffing { image() }

  /// Pictures, compared pixel by pixel with some tolerance.
  ///
  /// - Parameters:
  ///   - precision: The part of pixels that must be alike, 0…1.
  ///   - perceptualPrecision: How alike two pixels must be to count, 0…1, as people see colours.
  ///   - scale: How many pixels a point of the reference has; `nil` or 0: one.
  /// - Returns: The strategy.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
    let comparison = PictureComparison(precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      toData: { $0.snapshotPNG }, fromData: { UIImage(snapshotPNG: $0, scale: scale) },
      diff: { old, new in
        guard let reference = old.cgImage, reference.width > 0 else { return ("The reference is no PNG file.", []) }
        guard let pixels = new.cgImage, pixels.width > 0 else { return ("The snapshot has no pixels.", []) }
        guard let message = comparison.difference(reference, pixels) else { return nil }
        let difference = UIImage(pixels: comparison.picture(reference, pixels), scale: new.scale)
        let attachments = [("reference", old), ("failure", new), ("difference", difference)].map { name, image in
          let attachment = XCTAttachment(image: image)
          attachment.name = name
          return attachment
        }
        return (message, attachments)
      })
  }
}
