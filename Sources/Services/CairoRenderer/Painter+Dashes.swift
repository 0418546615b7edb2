import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

extension Painter {
  /// How the dashes of a line come about.
  enum Dash {
    /// There are none.
    case unbroken
    /// Cairo makes them.
    case pattern([Double])
    /// They are too many for it; these are those that show, in points.
    case segments([[CGPoint]])
  }

  /// A pattern shorter than this many pixels is made longer: what it covers of each pixel stays the same.
  private static let shortestPeriod: CGFloat = 0.5
  /// Lines are cut at whole multiples of this many pixels, so that the cuts do not move with the damage.
  private static let cutting = 4096

  /// What shows of a line's dashes.
  ///
  /// Cairo makes every dash of a path, however far away; it is only given as many as it can make at once.
  func visibleDash(of stroke: DisplayStroke) -> Dash {
    let scale = hypot(transform.a, transform.b)
    guard !stroke.style.dash.isEmpty, scale > 0, let given = DashPattern(stroke.style) else { return .unbroken }
    let dashes = given.lengthened(to: Self.shortestPeriod / scale)
    let elements = stroke.path.elements
    if dashes == given, dashes.count(along: elements.outset) <= CGFloat(DashPattern.mostSegments) {
      return .pattern(stroke.style.dash.map { Double($0.isFinite ? max($0, 0) : 0) })
    }
    let chains = PathGeometry.flatten(elements, tolerance: 0.05 / scale).map { part in
      part.isClosed ? part.points + [part.points[0]] : part.points
    }
    let margin = stroke.style.lineWidth * max(min(stroke.style.miterLimit, 20), 2)
    let seen = cut(clip).deviceRect.applying(transform.inverted()).insetBy(dx: -margin, dy: -margin)
    return .segments(dashes.segments(of: chains, near: seen))
  }

  /// A region grown to whole multiples of the cutting.
  private func cut(_ region: PixelRect) -> PixelRect {
    let down = { (value: Int) in Int((Double(value) / Double(Self.cutting)).rounded(.down)) * Self.cutting }
    return PixelRect(
      x0: down(region.x0), y0: down(region.y0), x1: down(region.x1) + Self.cutting, y1: down(region.y1) + Self.cutting)
  }

  /// Replaces the context's path by chains of points, mapped to device pixels.
  func append(_ segments: [[CGPoint]], _ t: CGAffineTransform) {
    cairo_new_path(context)
    for segment in segments {
      for (index, point) in segment.enumerated() {
        let position = map(point, t)
        if index == 0 { cairo_move_to(context, position.x, position.y) } else { cairo_line_to(context, position.x, position.y) }
      }
    }
  }
}

extension PixelRect {
  fileprivate var deviceRect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }
}

extension [PathElement] {
  /// A length that the path does not exceed: along its control points.
  fileprivate var outset: CGFloat {
    var sum: CGFloat = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func line(to point: CGPoint) {
      sum += hypot(point.x - current.x, point.y - current.y)
      current = point
    }
    for element in self {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .quadCurve(let point, let control):
        line(to: control)
        line(to: point)
      case .curve(let point, let control1, let control2):
        line(to: control1)
        line(to: control2)
        line(to: point)
      case .close: line(to: start)
      }
    }
    return sum
  }
}
