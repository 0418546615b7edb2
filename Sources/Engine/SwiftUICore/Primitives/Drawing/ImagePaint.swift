import CoreGraphicsTypes
public import Foundation

/// A picture that repeats over an area, from the top left corner of the area on.
///
/// Symbols of the system, which have no picture of their own, paint nothing, as do images that are not found.
nonisolated public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never
  /// The image whose picture repeats.
  public var image: Image
  /// The part of the picture that repeats: the whole from 0 to 1 in both directions.
  public var sourceRect: CGRect
  /// How much larger than the picture its repetitions are.
  public var scale: CGFloat

  /// Creates a style of a part of an image, enlarged.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale.finiteUnit("image scale") ?? 1
  }

  public func _paint(_ request: _ShapeStyleRequest) -> _ShapeStylePaint {
    paint(request, origin: request.frame.origin)
  }

  /// The paint with the top left corner of one of the repetitions at a place.
  func paint(_ request: _ShapeStyleRequest, origin: CGPoint) -> _ShapeStylePaint {
    let environment = request.environment
    guard scale > 0, let services = environment.reader?.graph.services,
      let picture = ImageGraphic(image, environment: environment, services: services)
        .bitmap(scaledBy: scale * environment.displayScale),
      let part = picture.image.part(sourceRect)
    else { return _ShapeStylePaint(.color(.clear)) }
    let share = sourceRect.insideUnit
    let size = CGSize(
      width: picture.size.width * share.width * scale, height: picture.size.height * share.height * scale)
    return _ShapeStylePaint(.imageTile(.init(image: part, origin: origin, tileSize: size)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture that repeats over an area.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension CGRect {
  /// The part between 0 and 1 in both directions; empty where there is none, and where a number is none.
  fileprivate var insideUnit: CGRect {
    guard isFinite else { return .zero }
    let (x0, x1) = (min(max(minX, 0), 1), min(max(maxX, 0), 1))
    let (y0, y1) = (min(max(minY, 0), 1), min(max(maxY, 0), 1))
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}

extension CGImage {
  /// A part of the picture, in fractions of its size, grown to whole pixels; `nil` where nothing of it is in the picture.
  fileprivate func part(_ fractions: CGRect) -> CGImage? {
    let inside = fractions.insideUnit
    guard inside.width > 0, inside.height > 0 else { return nil }
    let (x0, x1) = (Int(clamping: inside.minX * CGFloat(width)), Int(clamping: (inside.maxX * CGFloat(width)).rounded(.up)))
    let (y0, y1) = (Int(clamping: inside.minY * CGFloat(height)), Int(clamping: (inside.maxY * CGFloat(height)).rounded(.up)))
    guard x1 > x0, y1 > y0 else { return nil }
    if x1 - x0 == width, y1 - y0 == height { return self }
    var bytes = Data(capacity: (x1 - x0) * (y1 - y0) * 4)
    for y in y0..<y1 {
      let row = pixels.startIndex + (y * width + x0) * 4
      bytes.append(pixels[row..<row + (x1 - x0) * 4])
    }
    return CGImage(width: x1 - x0, height: y1 - y0, pixels: bytes)
  }
}
