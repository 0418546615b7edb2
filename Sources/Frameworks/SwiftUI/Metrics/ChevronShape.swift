import CoreGraphicsTypes
import SwiftUICore

/// Two lines that meet in a point: onwards, or back; as all shapes mirrored from right to left.
nonisolated struct ChevronShape: Shape {
  /// The width of the lines, whose ink fills the rectangle.
  let line: CGFloat
  var pointsBack = false

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: line / 2, dy: line / 2)
    let (start, point) = pointsBack ? (inner.maxX, inner.minX) : (inner.minX, inner.maxX)
    var path = Path()
    path.move(to: CGPoint(x: start, y: inner.minY))
    path.addLine(to: CGPoint(x: point, y: inner.midY))
    path.addLine(to: CGPoint(x: start, y: inner.maxY))
    return path
  }
}
