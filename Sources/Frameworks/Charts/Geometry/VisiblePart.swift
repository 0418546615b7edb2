import Foundation
import SwiftUI

/// Leaves out of lines, areas and symbols what nobody sees: what lies beyond a part of the plot, and what falls on one pixel.
struct VisiblePart {
  /// The part of the plot that is painted; `nil`: all of it.
  var rect: CGRect?
  /// The size of a device pixel, in points.
  var pixel: CGFloat

  /// Fewer points than these are painted as they are.
  static let enough = 2000
  /// How many points beyond the part bend a curve inside.
  private static let neighbours = 3

  func shows(_ frame: CGRect) -> Bool {
    guard let rect else { return true }
    return frame.maxX >= rect.minX && frame.minX <= rect.maxX && frame.maxY >= rect.minY && frame.minY <= rect.maxY
  }

  /// The form without what nobody sees; `nil` where nothing is left.
  func of(_ form: PlotForm) -> PlotForm? {
    switch form {
    case .line(let points, let method, let style):
      guard points.count > Self.enough else {
        return shows(form.frame.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)) ? form : nil
      }
      guard let range = range(of: points) else { return form }
      let part = Array(points[range])
      return part.isEmpty ? nil : .line(method == .linear && style.dash.isEmpty ? thinned(part) : part, method, style)
    case .area(let top, let bottom, let isHorizontal, let method):
      guard top.count > Self.enough, !isHorizontal, let range = range(of: top) else { return form }
      return range.isEmpty
        ? nil : .area(top: Array(top[range]), bottom: Array(bottom[range]), isHorizontal: false, method)
    case .symbol, .bar, .rule, .sector:
      return rect == nil || shows(form.frame.insetBy(dx: -4, dy: -4)) ? form : nil
    }
  }

  /// The points that lie in the part, and the neighbours of these; `nil` where the points do not run in one direction.
  func range(of points: [CGPoint]) -> Range<Int>? {
    guard zip(points, points.dropFirst()).allSatisfy({ $0.x <= $1.x }) else { return nil }
    guard let rect else { return 0..<points.count }
    func first(where isThere: (CGPoint) -> Bool) -> Int {
      var (low, high) = (0, points.count)
      while low < high {
        let middle = (low + high) / 2
        if isThere(points[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = first { $0.x >= rect.minX }, end = first { $0.x > rect.maxX }
    return max(start - Self.neighbours, 0)..<min(end + Self.neighbours, points.count)
  }

  /// Of the points in one column of pixels the first, the highest, the lowest and the last: the line looks the same.
  func thinned(_ points: [CGPoint]) -> [CGPoint] {
    guard points.count > Self.enough, pixel > 0 else { return points }
    var result: [CGPoint] = []
    var start = 0
    while start < points.count {
      let column = (points[start].x / pixel).rounded(.down)
      var end = start
      var (highest, lowest) = (start, start)
      while end < points.count, (points[end].x / pixel).rounded(.down) == column {
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
}
