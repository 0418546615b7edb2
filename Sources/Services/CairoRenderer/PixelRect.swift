import Foundation

/// A rectangle of whole device pixels; the far edges are not part of it.
struct PixelRect: Hashable {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int

  static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
  /// Coordinates are kept inside what Cairo's fixed-point numbers can hold.
  static let limit: CGFloat = 4_000_000

  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  init(x: Int, y: Int, width: Int, height: Int) { self.init(x0: x, y0: y, x1: x + width, y1: y + height) }

  /// The pixels that a rectangle touches; empty for null, empty and undefined rectangles.
  init(covering rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      self = .empty
      return
    }
    let bound = { (value: CGFloat) in value.isNaN ? 0 : Int(min(max(value, -Self.limit), Self.limit)) }
    self.init(
      x0: bound(rect.minX.rounded(.down)), y0: bound(rect.minY.rounded(.down)), x1: bound(rect.maxX.rounded(.up)),
      y1: bound(rect.maxY.rounded(.up)))
  }

  var width: Int { x1 - x0 }
  var height: Int { y1 - y0 }
  var area: Int { isEmpty ? 0 : width * height }
  var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  var cgRect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let common = PixelRect(x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
    return common.isEmpty ? .empty : common
  }
  /// The smallest rectangle that holds both; empty ones do not count.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }
  func intersects(_ other: PixelRect) -> Bool {
    max(x0, other.x0) < min(x1, other.x1) && max(y0, other.y0) < min(y1, other.y1)
  }
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1)
  }
  /// Larger on each side; smaller for negative margins.
  func grown(by margin: Int) -> PixelRect {
    PixelRect(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin)
  }
  func offset(x: Int, y: Int) -> PixelRect { PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }

  /// What is left of this rectangle without another one: at most four rectangles.
  func subtracting(_ hole: PixelRect) -> [PixelRect] {
    let hole = intersection(hole)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: hole.y0), PixelRect(x0: x0, y0: hole.y1, x1: x1, y1: y1),
      PixelRect(x0: x0, y0: hole.y0, x1: hole.x0, y1: hole.y1),
      PixelRect(x0: hole.x1, y0: hole.y0, x1: x1, y1: hole.y1),
    ].filter { !$0.isEmpty }
  }

  /// The same pixels as some rectangles have, in rectangles that have none in common.
  static func disjoint(_ rects: [PixelRect]) -> [PixelRect] {
    rects.reduce(into: []) { found, rect in
      found += found.reduce([rect]) { segments, hole in segments.flatMap { $0.subtracting(hole) } }.filter { !$0.isEmpty }
    }
  }
}

extension CGFloat {
  /// The nearest whole number, halves up.
  ///
  /// What is just below a half by the errors of arithmetic counts as a half.
  var nearestPixel: CGFloat { (self + 0.5 + 1e-5).rounded(.down) }
}
