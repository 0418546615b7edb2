package import Foundation

/// The arithmetic of paths, on plain arrays of steps.
package enum PathGeometry {
  /// The control distance that approximates a quarter circle of radius 1 by a cubic with an error below 0.03 %.
  package static let quarterCircle: CGFloat = 0.552_284_749_8

  package static func rectangle(_ r: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: r.minX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.minY)), .line(CGPoint(x: r.maxX, y: r.maxY)),
      .line(CGPoint(x: r.minX, y: r.maxY)), .close,
    ]
  }

  package static func ellipse(in r: CGRect) -> [PathElement] {
    let (kx, ky) = (r.width / 2 * quarterCircle, r.height / 2 * quarterCircle)
    let (l, t, rt, b, cx, cy) = (r.minX, r.minY, r.maxX, r.maxY, r.midX, r.midY)
    return [
      .move(CGPoint(x: rt, y: cy)),
      .curve(CGPoint(x: cx, y: b), control1: CGPoint(x: rt, y: cy + ky), control2: CGPoint(x: cx + kx, y: b)),
      .curve(CGPoint(x: l, y: cy), control1: CGPoint(x: cx - kx, y: b), control2: CGPoint(x: l, y: cy + ky)),
      .curve(CGPoint(x: cx, y: t), control1: CGPoint(x: l, y: cy - ky), control2: CGPoint(x: cx - kx, y: t)),
      .curve(CGPoint(x: rt, y: cy), control1: CGPoint(x: cx + kx, y: t), control2: CGPoint(x: rt, y: cy - ky)),
      .close,
    ]
  }

  /// A rectangle whose corners are quarters of ellipses; radii are limited to half of the sides.
  package static func roundedRectangle(
    _ r: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  ) -> [PathElement] {
    let limit = { (s: CGSize) in
      // What is no number is no radius.
      CGSize(
        width: s.width > 0 ? max(0, min(s.width, r.width / 2)) : 0,
        height: s.height > 0 ? max(0, min(s.height, r.height / 2)) : 0)
    }
    let (tl, tr, br, bl) = (limit(topLeft), limit(topRight), limit(bottomRight), limit(bottomLeft))
    let k = 1 - quarterCircle
    let (l, t, rt, b) = (r.minX, r.minY, r.maxX, r.maxY)
    return [
      .move(CGPoint(x: l + tl.width, y: t)), .line(CGPoint(x: rt - tr.width, y: t)),
      .curve(
        CGPoint(x: rt, y: t + tr.height), control1: CGPoint(x: rt - tr.width * k, y: t),
        control2: CGPoint(x: rt, y: t + tr.height * k)),
      .line(CGPoint(x: rt, y: b - br.height)),
      .curve(
        CGPoint(x: rt - br.width, y: b), control1: CGPoint(x: rt, y: b - br.height * k),
        control2: CGPoint(x: rt - br.width * k, y: b)),
      .line(CGPoint(x: l + bl.width, y: b)),
      .curve(
        CGPoint(x: l, y: b - bl.height), control1: CGPoint(x: l + bl.width * k, y: b),
        control2: CGPoint(x: l, y: b - bl.height * k)),
      .line(CGPoint(x: l, y: t + tl.height)),
      .curve(
        CGPoint(x: l + tl.width, y: t), control1: CGPoint(x: l, y: t + tl.height * k),
        control2: CGPoint(x: l + tl.width * k, y: t)),
      .close,
    ]
  }

  /// A part of a circle, beginning with a move.
  ///
  /// Angles go round once at most. Nothing comes of numbers that are not finite.
  package static func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, decreasing: Bool
  ) -> [PathElement] {
    var sweep = endAngle - startAngle
    guard sweep.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else { return [] }
    let turn = 2 * CGFloat.pi
    let part = sweep.truncatingRemainder(dividingBy: turn)
    if decreasing {
      if sweep > 0 { sweep = part == 0 ? 0 : part - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = part == 0 ? 0 : part + turn }
      sweep = min(sweep, turn)
    }
    let point = { (angle: CGFloat) in
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var result: [PathElement] = [.move(point(startAngle))]
    let segments = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(segments)
    let k = 4 / 3 * tan(step / 4) * radius
    for segment in 0..<segments where step != 0 {
      let (a, b) = (startAngle + CGFloat(segment) * step, startAngle + CGFloat(segment + 1) * step)
      let (p, q) = (point(a), point(b))
      result.append(
        .curve(
          q, control1: CGPoint(x: p.x - k * sin(a), y: p.y + k * cos(a)),
          control2: CGPoint(x: q.x + k * sin(b), y: q.y - k * cos(b))))
    }
    return result
  }

  /// A line and an arc that touch the lines from `start` to `corner` and from there to `end`.
  package static func tangentArc(
    from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
  ) -> [PathElement] {
    let u = unit(from: corner, to: start)
    let v = unit(from: corner, to: end)
    let cosine = u.x * v.x + u.y * v.y
    guard radius > 0, abs(cosine) < 1 - 1e-9 else { return [.line(corner)] }
    let half = acos(cosine) / 2
    let distance = radius / tan(half)
    let p = CGPoint(x: corner.x + u.x * distance, y: corner.y + u.y * distance)
    let bisector = unit(from: .zero, to: CGPoint(x: u.x + v.x, y: u.y + v.y))
    let span = radius / sin(half)
    let center = CGPoint(x: corner.x + bisector.x * span, y: corner.y + bisector.y * span)
    let q = CGPoint(x: corner.x + v.x * distance, y: corner.y + v.y * distance)
    let (a, b) = (atan2(p.y - center.y, p.x - center.x), atan2(q.y - center.y, q.x - center.x))
    let isDecreasing = u.x * v.y - u.y * v.x > 0
    return [.line(p)] + arc(center: center, radius: radius, startAngle: a, endAngle: b, decreasing: isDecreasing).dropFirst()
  }

  private static func unit(from a: CGPoint, to b: CGPoint) -> CGPoint {
    let (x, y) = (b.x - a.x, b.y - a.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }

  package static func currentPoint(of elements: [PathElement]) -> CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    for element in elements.reversed() { if case .move(let p) = element { return p } }
    return nil
  }

  // MARK: Bounds

  package static func controlBounds(of elements: [PathElement]) -> CGRect {
    var box = BoundingBox()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quadCurve(let p, let c):
        box.add(p)
        box.add(c)
      case .curve(let p, let c1, let c2):
        box.add(p)
        box.add(c1)
        box.add(c2)
      case .close: break
      }
    }
    return box.rect
  }

  /// Bounds with the true extremes of curves: where the derivative is zero.
  package static func bounds(of elements: [PathElement]) -> CGRect {
    var box = BoundingBox()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quadCurve(let p, let c):
        let c1 = CGPoint(x: current.x + 2 / 3 * (c.x - current.x), y: current.y + 2 / 3 * (c.y - current.y))
        let c2 = CGPoint(x: p.x + 2 / 3 * (c.x - p.x), y: p.y + 2 / 3 * (c.y - p.y))
        box.addCurve(current, c1, c2, p)
      case .curve(let p, let c1, let c2): box.addCurve(current, c1, c2, p)
      case .close: break
      }
      current = element.end ?? current
    }
    return box.rect
  }

  /// Parameters between 0 and 1 at which one coordinate of a cubic turns.
  static func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (qa, qb, qc) = (-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a)
    var roots: [CGFloat] = []
    if abs(qa) < 1e-12 {
      if abs(qb) > 1e-12 { roots = [-qc / qb] }
    } else {
      let discriminant = qb * qb - 4 * qa * qc
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-qb + root) / (2 * qa), (-qb - root) / (2 * qa)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  package static func point(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  // MARK: Flattening

  /// The parts of a path as chains of points, curves cut into lines that stay within `tolerance`.
  package static func flatten(
    _ elements: [PathElement], tolerance: CGFloat = 0.05
  ) -> [(points: [CGPoint], isClosed: Bool)] {
    var parts: [(points: [CGPoint], isClosed: Bool)] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if points.count > 1 || (closed && !points.isEmpty) { parts.append((points, closed)) }
      points = []
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish(closed: false)
        points = [p]
      case .line(let p): points.append(p)
      case .quadCurve(let p, let c):
        let from = points.last ?? p
        let c1 = CGPoint(x: from.x + 2 / 3 * (c.x - from.x), y: from.y + 2 / 3 * (c.y - from.y))
        let c2 = CGPoint(x: p.x + 2 / 3 * (c.x - p.x), y: p.y + 2 / 3 * (c.y - p.y))
        points += samples(from, c1, c2, p, tolerance)
      case .curve(let p, let c1, let c2): points += samples(points.last ?? p, c1, c2, p, tolerance)
      case .close:
        let start = points.first
        finish(closed: true)
        if let start { points = [start] }
      }
    }
    finish(closed: false)
    return parts
  }

  private static func samples(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: CGFloat
  ) -> [CGPoint] {
    // The error of a chord is bounded by the second difference of the control points.
    let bend = max(
      hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y), hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    let requested = (bend * 0.75 / tolerance).squareRoot().rounded(.up)
    let count = requested > 1 ? Int(min(requested, 500)) : 1
    return (1...count).map { point(p0, p1, p2, p3, CGFloat($0) / CGFloat(count)) }
  }

  // MARK: Inside

  package static func contains(_ point: CGPoint, in elements: [PathElement], evenOdd: Bool) -> Bool {
    var winding = 0
    for part in flatten(elements, tolerance: 0.01) {
      let points = part.points
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        if (a.y <= point.y) != (b.y <= point.y) {
          let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
          if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}
