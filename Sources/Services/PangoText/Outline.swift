import CCairo
import Foundation

/// A closed line of a glyph's outline, as curves one after the other.
struct Outline {
  /// A cubic Bézier curve; a straight line has its control points on it.
  struct Curve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint
  }

  private var curves: [Curve] = []

  /// The closed lines of a path of Cairo's.
  static func contours(of path: UnsafePointer<cairo_path_t>) -> [Outline] {
    var contours: [Outline] = []
    var current = Outline()
    var (start, position) = (CGPoint.zero, CGPoint.zero)
    func close() {
      current.append(.init(from: position, to: start))
      if current.curves.count > 1 { contours.append(current) }
      current = Outline()
      position = start
    }
    guard let data = path.pointee.data else { return [] }
    var index = 0
    while index < Int(path.pointee.num_data) {
      let header = data[index].header
      let points = (1..<max(Int(header.length), 1)).map { offset in
        CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
      }
      switch (header.type, points.count) {
      case (CAIRO_PATH_MOVE_TO, 1):
        close()
        (start, position) = (points[0], points[0])
      case (CAIRO_PATH_LINE_TO, 1):
        current.append(.init(from: position, to: points[0]))
        position = points[0]
      case (CAIRO_PATH_CURVE_TO, 3):
        current.append(.init(start: position, control1: points[0], control2: points[1], end: points[2]))
        position = points[2]
      default: close()
      }
      index += max(Int(header.length), 1)
    }
    close()
    return contours
  }

  private mutating func append(_ curve: Curve) {
    // What has no length has no direction either.
    if curve.length > 1e-6 { curves.append(curve) }
  }

  /// Of the polygon of all points: its sign says on which side the ink is.
  var area: CGFloat {
    curves.reduce(0) { sum, curve in
      let points = [curve.start, curve.control1, curve.control2, curve.end]
      return sum + zip(points, points.dropFirst()).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }
  }

  /// Appends the line to a context's path, with the corners rounded that point out of the ink.
  ///
  /// Their angles have the sign of `convex`. Where two of them share an edge that is too short for both, they are smaller than
  /// the radius says.
  func append(to context: OpaquePointer, radius: CGFloat, convex: CGFloat) {
    let cut = cuts(radius: radius, convex: convex)
    let parts = curves.indices.map { index in
      curves[index].part(from: cut[(index + curves.count - 1) % curves.count], toEnd: cut[index])
    }
    cairo_move_to(context, parts[0].start.x, parts[0].start.y)
    for (index, part) in parts.enumerated() {
      part.append(to: context)
      if cut[index] > 0 { Curve.arc(from: part, to: parts[(index + 1) % parts.count], of: curves[index].end).append(to: context) }
    }
    cairo_close_path(context)
  }

  /// How much of the line goes on both sides of the corner at the end of each curve.
  private func cuts(radius: CGFloat, convex: CGFloat) -> [CGFloat] {
    let lengths = curves.map(\.length)
    let wanted = curves.indices.map { index -> CGFloat in
      let turn = curves[index].endDirection.angle(to: curves[(index + 1) % curves.count].startDirection) * convex
      // Curves that go on into each other turn by less; what turns back on itself is no corner.
      return turn > 0.4 && turn < 3 ? radius * tan(turn / 2) : 0
    }
    func share(of curve: Int) -> CGFloat {
      let both = wanted[curve] + wanted[(curve + curves.count - 1) % curves.count]
      return both > lengths[curve] ? lengths[curve] / both : 1
    }
    return wanted.indices.map { wanted[$0] * min(share(of: $0), share(of: ($0 + 1) % curves.count)) }
  }
}

extension Outline.Curve {
  init(from start: CGPoint, to end: CGPoint) {
    self.init(start: start, control1: start.mixed(with: end, 1 / 3), control2: start.mixed(with: end, 2 / 3), end: end)
  }

  /// A part of a circle between two curves that met in a corner.
  static func arc(from: Self, to: Self, of corner: CGPoint) -> Self {
    let (start, end) = (from.end, to.start)
    let (first, second) = (start.direction(to: corner), corner.direction(to: end))
    let turn = abs(first.angle(to: second))
    let handle = turn > 0.01 ? 2 / 3 * tan(turn / 4) / sin(turn / 2) * start.distance(to: end) : 0
    return .init(start: start, control1: start + first * handle, control2: end + second * -handle, end: end)
  }

  private static let steps = 12

  private func point(at t: CGFloat) -> CGPoint { part(upTo: t).end }

  /// Along straight lines between points on it.
  var length: CGFloat { lengths[Self.steps] }

  /// From the start to points at equal steps of the parameter.
  private var lengths: [CGFloat] {
    var (lengths, last) = ([CGFloat(0)], start)
    for step in 1...Self.steps {
      let next = point(at: CGFloat(step) / CGFloat(Self.steps))
      lengths.append(lengths[step - 1] + last.distance(to: next))
      last = next
    }
    return lengths
  }

  var startDirection: CGPoint { firstDirection([control1, control2, end], from: start) }
  var endDirection: CGPoint { firstDirection([control2, control1, start], from: end) * -1 }

  private func firstDirection(_ points: [CGPoint], from origin: CGPoint) -> CGPoint {
    points.first { $0.distance(to: origin) > 1e-6 }.map { origin.direction(to: $0) } ?? .zero
  }

  /// What is left when lengths are cut off at both ends.
  func part(from first: CGFloat, toEnd last: CGFloat) -> Self {
    guard first > 0 || last > 0 else { return self }
    let lengths = lengths
    let end = parameter(of: lengths[Self.steps] - last, in: lengths)
    let start = min(parameter(of: first, in: lengths), end)
    let shorter = part(upTo: end)
    return end > 0 ? shorter.reversed.part(upTo: 1 - start / end).reversed : shorter
  }

  private func parameter(of length: CGFloat, in lengths: [CGFloat]) -> CGFloat {
    guard let step = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    guard step > 0 else { return 0 }
    let fraction = (length - lengths[step - 1]) / max(lengths[step] - lengths[step - 1], 1e-9)
    return (CGFloat(step - 1) + fraction) / CGFloat(Self.steps)
  }

  private var reversed: Self { .init(start: end, control1: control2, control2: control1, end: start) }

  private func part(upTo t: CGFloat) -> Self {
    let (a, b, c) = (start.mixed(with: control1, t), control1.mixed(with: control2, t), control2.mixed(with: end, t))
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    return .init(start: start, control1: a, control2: d, end: d.mixed(with: e, t))
  }

  func append(to context: OpaquePointer) {
    cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }

  fileprivate func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint { self * (1 - t) + other * t }
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
  fileprivate func direction(to other: CGPoint) -> CGPoint {
    let length = distance(to: other)
    return length > 0 ? CGPoint(x: (other.x - x) / length, y: (other.y - y) / length) : .zero
  }
  /// By how much a direction turns to another one, −π…π.
  fileprivate func angle(to other: CGPoint) -> CGFloat { atan2(x * other.y - y * other.x, x * other.x + y * other.y) }
}
