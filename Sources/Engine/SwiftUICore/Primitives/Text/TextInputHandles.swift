import Foundation

/// The ends of a selection that a finger can move.
struct TextInputHandles {
  /// Of the discs, and how far they reach into the stems, in points (Facts 3.3).
  private static let radius: CGFloat = 6, overlap: CGFloat = 1.5
  /// How far from a handle a finger takes hold of it, in points; a choice (Facts 3.3).
  private static let reach: CGFloat = 22

  enum End { case start, end }

  /// The carets at both ends, in the node's coordinates.
  let start: CGRect
  let end: CGRect

  /// The disc on the start, and the one below the end.
  var discs: [CGRect] {
    let radius = Self.radius
    return [
      CGRect(x: start.midX - radius, y: start.minY - 2 * radius + Self.overlap, width: 2 * radius, height: 2 * radius),
      CGRect(x: end.midX - radius, y: end.maxY - Self.overlap, width: 2 * radius, height: 2 * radius),
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
    guard min(first, last) <= Self.reach else { return nil }
    return first < last ? .start : .end
  }
}
