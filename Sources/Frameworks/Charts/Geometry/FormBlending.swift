import Foundation
import SwiftUI

extension PlotFigure {
  /// What lies between another form of the same mark and this one: 0 is the other one, 1 this one.
  ///
  /// The points of lines and areas go over into each other in pairs.
  func blended(from old: PlotFigure, _ pairs: [PointPair], by fraction: Double) -> PlotFigure {
    switch (old, self) {
    case (.bar(let a, _, _), .bar(let b, let corners, let style)):
      return .bar(a.mixed(with: b, by: fraction), corners: corners, style: style)
    case (.line(let a, _, _), .line(let b, let method, let style)):
      return .line(pairs.mixed(a, b, by: fraction), method, style)
    case (.area(let top, let bottom, _, _), .area(let newTop, let newBottom, let isHorizontal, let method)):
      return .area(
        top: pairs.mixed(top, newTop, by: fraction), bottom: pairs.mixed(bottom, newBottom, by: fraction),
        isHorizontal: isHorizontal, method)
    case (.symbol(let a, let oldArea, _), .symbol(let b, let area, let shape)):
      return .symbol(a.mixed(with: b, by: fraction), area: max(oldArea + (area - oldArea) * fraction, 0), shape)
    case (.rule(let a, let b, _), .rule(let c, let d, let style)):
      return .rule(a.mixed(with: c, by: fraction), b.mixed(with: d, by: fraction), style)
    case (.sector(let a), .sector(let b)): return .sector(a.mixed(with: b, by: fraction))
    default: return self
    }
  }
}

extension PlotFigure {
  /// The form at another place.
  func moved(by distance: CGPoint) -> PlotFigure {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + distance.x, y: point.y + distance.y) }
    switch self {
    case .bar(let rect, let corners, let style):
      return .bar(rect.offsetBy(dx: distance.x, dy: distance.y), corners: corners, style: style)
    case .line(let points, let method, let style): return .line(points.map(moved), method, style)
    case .area(let top, let bottom, let isHorizontal, let method):
      return .area(top: top.map(moved), bottom: bottom.map(moved), isHorizontal: isHorizontal, method)
    case .symbol(let center, let area, let shape): return .symbol(moved(center), area: area, shape)
    case .rule(let start, let end, let style): return .rule(moved(start), moved(end), style)
    case .sector(var sector):
      sector.center = moved(sector.center)
      return .sector(sector)
    }
  }
}

extension CGFloat {
  fileprivate func mixed(with other: CGFloat, by fraction: Double) -> CGFloat { self + (other - self) * fraction }
}

extension CGPoint {
  fileprivate func mixed(with other: CGPoint, by fraction: Double) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, by: fraction), y: y.mixed(with: other.y, by: fraction))
  }
}

extension [PointPair] {
  fileprivate func mixed(_ old: [CGPoint], _ new: [CGPoint], by fraction: Double) -> [CGPoint] {
    compactMap { pair in
      guard pair.old < old.count, pair.new < new.count else { return nil }
      return old[pair.old].mixed(with: new[pair.new], by: fraction)
    }
  }
}

extension CGRect {
  fileprivate func mixed(with other: CGRect, by fraction: Double) -> CGRect {
    CGRect(
      x: minX.mixed(with: other.minX, by: fraction), y: minY.mixed(with: other.minY, by: fraction),
      width: Swift.max(width.mixed(with: other.width, by: fraction), 0),
      height: Swift.max(height.mixed(with: other.height, by: fraction), 0))
  }
}

extension Sector {
  fileprivate func mixed(with other: Sector, by fraction: Double) -> Sector {
    var result = other
    result.inner = inner.mixed(with: other.inner, by: fraction)
    result.outer = outer.mixed(with: other.outer, by: fraction)
    result.start = start.mixed(with: other.start, by: fraction)
    result.end = end.mixed(with: other.end, by: fraction)
    return result
  }
}
