package import CoreGraphicsTypes
package import Foundation

/// What fills an area.
///
/// Geometry is in the coordinates of the item that uses it.
package enum DisplayPaint: Equatable, Sendable {
  case color(DisplayColor)
  case linearGradient(stops: [DisplayGradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(stops: [DisplayGradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// An ellipse inscribed in `frame` after scaling; radii are fractions of it, as in `EllipticalGradient`.
  case ellipticalGradient(
    stops: [DisplayGradientStop], frame: CGRect, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient(stops: [DisplayGradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// A picture that repeats, one tile `tileSize` points large with its top left at `origin`.
  case imageTile(ImageTile)

  /// A repeating picture.
  package struct ImageTile: Equatable, Sendable {
    package var image: CGImage
    package var origin: CGPoint
    package var tileSize: CGSize
    package init(image: CGImage, origin: CGPoint, tileSize: CGSize) {
      self.image = image
      self.origin = origin
      self.tileSize = tileSize
    }
    package static func == (a: ImageTile, b: ImageTile) -> Bool {
      a.origin == b.origin && a.tileSize == b.tileSize && (a.image === b.image || a.image.hasPixels(of: b.image))
    }
  }
}

extension CGImage {
  /// Parts of pictures are cut out anew each time.
  fileprivate func hasPixels(of other: CGImage) -> Bool {
    width == other.width && height == other.height && pixels == other.pixels
  }
}

/// A colour at a place 0…1 along a gradient.
///
/// Stops are ordered by location.
package struct DisplayGradientStop: Hashable, Sendable {
  package var color: DisplayColor
  package var location: CGFloat
  package init(color: DisplayColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}
