package import Foundation

/// Grows around points to the smallest rectangle that holds them all.
struct BoundingBox {
  private var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)

  /// What was added so far; the null rectangle where there was nothing.
  var rect: CGRect {
    minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }

  mutating func add(_ p: CGPoint) {
    minX = min(minX, p.x)
    minY = min(minY, p.y)
    maxX = max(maxX, p.x)
    maxY = max(maxY, p.y)
  }

  /// Adds a cubic curve with its extremes.
  mutating func addCurve(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    add(p0)
    add(p3)
    for t in PathGeometry.extremes(p0.x, p1.x, p2.x, p3.x) + PathGeometry.extremes(p0.y, p1.y, p2.y, p3.y) {
      add(PathGeometry.point(p0, p1, p2, p3, t))
    }
  }
}

extension CGRect {
  /// The four corners, the upper ones first, each pair from left to right.
  package var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
  }

  /// The smallest rectangle that holds some points; the null rectangle where there are none.
  package init(boundingBoxOf points: [CGPoint]) {
    var box = BoundingBox()
    for point in points { box.add(point) }
    self = box.rect
  }
}
