import CoreGraphicsTypes
import Foundation

/// Parts of a path by length.
enum PathTrimming {
  /// The part between two fractions of the whole length, curves kept as chains of short lines.
  static func trim(_ elements: [PathElement], from: CGFloat, to: CGFloat) -> [PathElement] {
    let chains = PathGeometry.flatten(elements, tolerance: 0.02).map { part in
      part.isClosed ? part.points + [part.points[0]] : part.points
    }
    let total = chains.reduce(0) { $0 + length($1) }
    let (start, end) = (from * total, to * total)
    var walked: CGFloat = 0
    var result: [PathElement] = []
    for chain in chains {
      var isDrawing = false
      for (a, b) in zip(chain, chain.dropFirst()) {
        let step = hypot(b.x - a.x, b.y - a.y)
        defer { walked += step }
        guard step > 0, walked + step > start, walked < end else { continue }
        let point = { (s: CGFloat) in
          CGPoint(x: a.x + (b.x - a.x) * s / step, y: a.y + (b.y - a.y) * s / step)
        }
        if !isDrawing {
          result.append(.move(point(max(start - walked, 0))))
          isDrawing = true
        }
        result.append(.line(point(min(end - walked, step))))
      }
    }
    return result
  }

  private static func length(_ chain: [CGPoint]) -> CGFloat {
    zip(chain, chain.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
