import Foundation

/// The ends of a selection that a finger can move.
struct TextInputHandles {
  enum End { case start, end }

  /// The carets at both ends, in the node's coordinates.
  let start: CGRect
  let end: CGRect
  let metrics: TextInputMetrics

  /// The disc on the start, and the one below the end.
  var discs: [CGRect] {
    let (radius, overlap) = (metrics.handleRadius, metrics.handleOverlap)
    return [
      CGRect(x: start.midX - radius, y: start.minY - 2 * radius + overlap, width: 2 * radius, height: 2 * radius),
      CGRect(x: end.midX - radius, y: end.maxY - overlap, width: 2 * radius, height: 2 * radius),
    ]
  }

  /// The end of which a finger at a point takes hold.
  func end(at point: CGPoint) -> End? {
    func distance(_ caret: CGRect, _ disc: CGRect) -> CGFloat {
      let rect = caret.union(disc)
      let (dx, dy) = (max(rect.minX - point.x, point.x - rect.maxX, 0), max(rect.minY - point.y, point.y - rect.maxY, 0))
      return (dx * dx + dy * dy).squareRoot()
    }
    let (first, last) = (distance(start, discs[0]), distance(end, discs[1]))
    guard min(first, last) <= metrics.handleSlop else { return nil }
    return first < last ? .start : .end
  }
}
