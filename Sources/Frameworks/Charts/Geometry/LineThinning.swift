import Foundation
import SwiftUI

/// Leaves out of a line of many points what nobody sees; the picture stays the same.
struct LineThinning {
  /// The size of a device pixel, in points.
  let pixel: CGFloat
  /// A place of the plot at which pixels begin.
  let grid: CGPoint

  /// Lines of fewer points are painted as they are.
  static let enough = 500

  /// The parts of a line that are stroked, and the pixels that it covers whatever is stroked.
  struct Parts {
    var segments: [[CGPoint]]
    /// Rectangles of whole pixels.
    var filled: [CGRect] = []
  }

  private func column(_ point: CGPoint) -> Int {
    let position = (point.x - grid.x) / pixel
    return abs(position) < 1e9 ? Int(clamping: position.rounded(.down)) : 0
  }

  /// Of the points that follow each other in one column of pixels the first, the highest, the lowest and the last.
  func thinned(_ points: [CGPoint]) -> [CGPoint] {
    guard points.count > Self.enough, pixel > 0 else { return points }
    var result: [CGPoint] = []
    var start = 0
    while start < points.count {
      let column = column(points[start])
      var end = start
      var (highest, lowest) = (start, start)
      while end < points.count, self.column(points[end]) == column {
        if points[end].y < points[highest].y { highest = end }
        if points[end].y > points[lowest].y { lowest = end }
        end += 1
      }
      var last = -1
      for index in [start, min(highest, lowest), max(highest, lowest), end - 1] where index > last {
        result.append(points[index])
        last = index
      }
      start = end
    }
    return result
  }

  /// What is left of a line of a width once the pixels that it covers wholly are painted by themselves.
  ///
  /// Where many points share a column the line runs up and down in it. Between its turns it covers the column; there it is cut,
  /// but for its ends, since a renderer follows each of its edges row by row.
  func parts(_ points: [CGPoint], width: CGFloat) -> Parts {
    let outset = width / 2 / pixel
    guard points.count > Self.enough, outset >= 1, outset < 64 else { return Parts(segments: [points]) }
    let columns = points.map(column)
    guard let first = columns.min(), let last = columns.max(), last - first < 1 << 16 else { return Parts(segments: [points]) }
    let rows = CoveredRows(first: first, turns: turns(points, columns, first, last), outset: outset)
    var parts = Parts(segments: [], filled: rows.filled(first: first, pixel, grid))
    var segment = [points[0]]
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      if let (out, back) = rows.cut(from, to, columns[index], columns[index + 1], pixel, grid) {
        if out > 0 { segment.append(from.towards(to, out)) }
        if segment.count > 1 { parts.segments.append(segment) }
        segment = back < 1 ? [from.towards(to, back)] : []
      }
      segment.append(to)
    }
    if segment.count > 1 { parts.segments.append(segment) }
    return parts
  }

  /// The highest and the lowest row in each column, between which the line runs without leaving it.
  private func turns(_ points: [CGPoint], _ columns: [Int], _ first: Int, _ last: Int) -> [ClosedRange<CGFloat>?] {
    var turns: [ClosedRange<CGFloat>?] = Array(repeating: nil, count: last - first + 1)
    var start = 0
    while start < points.count {
      var (lower, upper) = (CGFloat.infinity, -CGFloat.infinity)
      var end = start
      while end < points.count, columns[end] == columns[start] {
        let row = (points[end].y - grid.y) / pixel
        (lower, upper) = (min(lower, row), max(upper, row))
        end += 1
      }
      let position = columns[start] - first
      if upper - lower > (turns[position].map { $0.upperBound - $0.lowerBound } ?? 0) { turns[position] = lower...upper }
      start = end
    }
    return turns
  }
}

extension PlotFigure {
  /// The figure as it is painted on pixels of a size: curves through more points than there are pixels on the way are lines, since
  /// nobody sees how they get from one to the next.
  func painted(pixel: CGFloat) -> PlotFigure {
    switch self {
    case .line(let points, let method, let style) where method.isCurve && Self.isDense(points, pixel):
      .line(points, .linear, style)
    case .area(let top, let bottom, let isHorizontal, let method) where method.isCurve && Self.isDense(top, pixel):
      .area(top: top, bottom: bottom, isHorizontal: isHorizontal, .linear)
    case .bar, .line, .area, .symbol, .rule, .sector: self
    }
  }

  private static func isDense(_ points: [CGPoint], _ pixel: CGFloat) -> Bool {
    guard points.count > LineThinning.enough, pixel > 0 else { return false }
    let frame = frame(of: points)
    return CGFloat(points.count) * pixel > max(frame.width, frame.height)
  }
}

extension InterpolationMethod {
  fileprivate var isCurve: Bool {
    switch storage {
    case .monotone, .cardinal, .catmullRom: true
    case .linear, .stepStart, .stepCenter, .stepEnd: false
    }
  }
}

/// The rows of each column that a line covers wholly.
private struct CoveredRows {
  private let first: Int
  /// The rows that are covered.
  private let covered: [ClosedRange<CGFloat>?]
  /// The rows in which all is covered that the line touches while it is in a column.
  private let free: [ClosedRange<CGFloat>?]

  init(first: Int, turns: [ClosedRange<CGFloat>?], outset: CGFloat) {
    self.first = first
    // At its turns a line may be round; a row further in it is as wide as it is.
    let wide = turns.map { $0?.shrunk(by: outset + 1) }
    let beside = Int(clamping: outset) - 1, touched = Int(clamping: outset.rounded(.up))
    let covered = wide.indices.map { column in
      wide[max(column - beside, 0)...min(column + beside, wide.count - 1)].reduce(nil) { Self.longer($0, $1) }
    }
    free = covered.indices.map { column in
      guard column >= touched, column + touched < covered.count else { return nil }
      let near = covered[column - touched...column + touched]
      return near.dropFirst().reduce(near.first ?? nil) { Self.common($0, $1) }?.shrunk(by: outset + 2)
    }
    self.covered = covered
  }

  private static func longer(_ a: ClosedRange<CGFloat>?, _ b: ClosedRange<CGFloat>?) -> ClosedRange<CGFloat>? {
    guard let a, let b else { return a ?? b }
    if a.overlaps(b) { return min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound) }
    return a.upperBound - a.lowerBound < b.upperBound - b.lowerBound ? b : a
  }

  private static func common(_ a: ClosedRange<CGFloat>?, _ b: ClosedRange<CGFloat>?) -> ClosedRange<CGFloat>? {
    guard let a, let b, a.overlaps(b) else { return nil }
    return a.clamped(to: b)
  }

  /// The covered pixels, in points.
  func filled(first: Int, _ pixel: CGFloat, _ grid: CGPoint) -> [CGRect] {
    covered.enumerated().compactMap { column, rows in
      guard let rows else { return nil }
      let (top, bottom) = (rows.lowerBound.rounded(.up), rows.upperBound.rounded(.down))
      guard bottom > top else { return nil }
      return CGRect(
        x: CGFloat(first + column) * pixel + grid.x, y: top * pixel + grid.y, width: pixel, height: (bottom - top) * pixel)
    }
  }

  /// Between which fractions of a step nothing of it needs to be stroked.
  func cut(
    _ from: CGPoint, _ to: CGPoint, _ column: Int, _ next: Int, _ pixel: CGFloat, _ grid: CGPoint
  ) -> (CGFloat, CGFloat)? {
    guard abs(column - next) <= 1, let zone = Self.common(free[column - first], free[next - first]) else { return nil }
    let (start, end) = ((from.y - grid.y) / pixel, (to.y - grid.y) / pixel)
    guard abs(end - start) > 2 else { return nil }
    let (a, b) = ((zone.lowerBound - start) / (end - start), (zone.upperBound - start) / (end - start))
    let (out, back) = (max(min(a, b), 0), min(max(a, b), 1))
    return (back - out) * abs(end - start) > 2 ? (out, back) : nil
  }
}

extension ClosedRange<CGFloat> {
  /// The range without its ends; `nil` where nothing is left.
  fileprivate func shrunk(by length: CGFloat) -> ClosedRange<CGFloat>? {
    upperBound - lowerBound > 2 * length ? lowerBound + length...upperBound - length : nil
  }
}

extension CGPoint {
  fileprivate func towards(_ end: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * fraction, y: y + (end.y - y) * fraction)
  }
}
