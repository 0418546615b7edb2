import Foundation

/// Whether bars touch each other.
struct BarEdges {
  private let bars: [CGRect]

  /// What is nearer than a part of a point so small counts as the same place.
  private static let steps: CGFloat = 64

  /// Those without an area touch nothing.
  init(_ bars: [CGRect]) { self.bars = bars.filter { $0.width > 0 && $0.height > 0 } }

  /// Whether one may begin where another one ends, across or down.
  var meet: Bool {
    func step(_ position: CGFloat) -> CGFloat { (position * Self.steps).rounded() }
    let (left, top) = (Set(bars.map { step($0.minX) }), Set(bars.map { step($0.minY) }))
    return bars.contains { left.contains(step($0.maxX)) || top.contains(step($0.maxY)) }
  }

  /// Whether one lies over another one.
  var overlap: Bool {
    let slack = 1 / Self.steps
    var open: [CGRect] = []
    for bar in bars.sorted(by: { $0.minX < $1.minX }) {
      open.removeAll { $0.maxX <= bar.minX + slack }
      if open.contains(where: { min($0.maxY, bar.maxY) - max($0.minY, bar.minY) > slack }) { return true }
      open.append(bar)
    }
    return false
  }
}
