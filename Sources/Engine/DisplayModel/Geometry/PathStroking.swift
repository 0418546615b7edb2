package import CoreGraphicsTypes
package import Foundation

/// The outline of a line of some width along a path, as overlapping parts that are filled together.
package enum PathStroking {
  /// How far from its shape a line shows at most, where it has more dashes than can be made.
  private static let outset: CGFloat = 16_384

  /// The outline of a line along a path that is drawn around an area.
  package static func outline(of elements: [PathElement], style: StrokeStyle, around area: CGRect = .zero) -> [PathElement] {
    let parts = PathGeometry.flatten(elements, tolerance: 0.02).map { part in
      (points: part.isClosed ? part.points + [part.points[0]] : part.points, isClosed: part.isClosed)
    }
    guard let dashes = DashPattern(style) else {
      return parts.flatMap { outline(of: $0.points, isClosed: $0.isClosed, style: style) }
    }
    return dashes.segments(of: parts.map(\.points), near: area.insetBy(dx: -outset, dy: -outset))
      .flatMap { outline(of: $0, isClosed: false, style: style) }
  }

  private static func outline(of chain: [CGPoint], isClosed: Bool, style: StrokeStyle) -> [PathElement] {
    var points: [CGPoint] = []
    for point in chain where points.last != point { points.append(point) }
    let half = style.lineWidth / 2
    var result: [PathElement] = []
    for (a, b) in zip(points, points.dropFirst()) {
      let length = hypot(b.x - a.x, b.y - a.y)
      let (nx, ny) = (-(b.y - a.y) / length * half, (b.x - a.x) / length * half)
      result += polygon([
        CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: b.x + nx, y: b.y + ny), CGPoint(x: b.x - nx, y: b.y - ny),
        CGPoint(x: a.x - nx, y: a.y - ny),
      ])
    }
    let last = points.count - 1
    for index in points.indices where last > 0 && (isClosed ? index > 0 : index > 0 && index < last) {
      let next = index == last ? points[1] : points[index + 1]
      result += join(points[index - 1], points[index], next, half: half, style: style)
    }
    if !isClosed, let first = points.first {
      result += cap(at: first, from: last > 0 ? points[1] : nil, half: half, style: style)
      if last > 0 { result += cap(at: points[last], from: points[last - 1], half: half, style: style) }
    }
    return result
  }

  private static func polygon(_ points: [CGPoint]) -> [PathElement] {
    // All parts turn the same way, so that overlaps fill by the winding rule.
    let area = points.indices.reduce(CGFloat(0)) { sum, index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return sum + a.x * b.y - b.x * a.y
    }
    let ordered = area < 0 ? points.reversed() : points
    return ordered.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) } + [.close]
  }

  private static func join(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, half: CGFloat, style: StrokeStyle
  ) -> [PathElement] {
    let (inLength, outLength) = (hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y))
    let (ux, uy) = ((b.x - a.x) / inLength, (b.y - a.y) / inLength)
    let (vx, vy) = ((c.x - b.x) / outLength, (c.y - b.y) / outLength)
    let cross = ux * vy - uy * vx
    if style.lineJoin == .round {
      return PathGeometry.ellipse(in: CGRect(x: b.x - half, y: b.y - half, width: 2 * half, height: 2 * half))
    }
    guard abs(cross) > 1e-9 else { return [] }
    let side: CGFloat = cross > 0 ? -1 : 1
    let p = CGPoint(x: b.x - uy * half * side, y: b.y + ux * half * side)
    let q = CGPoint(x: b.x - vy * half * side, y: b.y + vx * half * side)
    let cosine = ux * vx + uy * vy
    let miterRatio = 1 / max(((1 + cosine) / 2).squareRoot(), 1e-9)
    guard style.lineJoin == .miter, miterRatio <= style.miterLimit else { return polygon([b, p, q]) }
    let (mx, my) = ((p.x + q.x) / 2 - b.x, (p.y + q.y) / 2 - b.y)
    let scale = half * miterRatio / max(hypot(mx, my), 1e-9)
    return polygon([b, p, CGPoint(x: b.x + mx * scale, y: b.y + my * scale), q])
  }

  private static func cap(at point: CGPoint, from other: CGPoint?, half: CGFloat, style: StrokeStyle) -> [PathElement] {
    switch style.lineCap {
    case .butt: return []
    case .round:
      return PathGeometry.ellipse(in: CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    case .square:
      guard let other else { return [] }
      let length = hypot(point.x - other.x, point.y - other.y)
      let (ux, uy) = ((point.x - other.x) / length * half, (point.y - other.y) / length * half)
      return polygon([
        CGPoint(x: point.x - uy, y: point.y + ux), CGPoint(x: point.x - uy + ux, y: point.y + ux + uy),
        CGPoint(x: point.x + uy + ux, y: point.y - ux + uy), CGPoint(x: point.x + uy, y: point.y - ux),
      ])
    }
  }
}
