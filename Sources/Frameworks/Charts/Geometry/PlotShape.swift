import CoreGraphicsTypes
import Foundation
import SwiftUI

/// A mark, or the line or area of many, as numbers in the plot's coordinates.
enum PlotFigure {
  case bar(CGRect, corners: RectangleCornerRadii, style: RoundedCornerStyle)
  case line([CGPoint], InterpolationMethod, StrokeStyle)
  case area(top: [CGPoint], bottom: [CGPoint], isHorizontal: Bool, InterpolationMethod)
  case symbol(CGPoint, area: CGFloat, AnyChartSymbolShape)
  case rule(CGPoint, CGPoint, StrokeStyle)
  case sector(Sector)
}

/// A part of a ring; angles in radians, clockwise from the top.
struct Sector: Equatable {
  var center: CGPoint
  var inner: CGFloat
  var outer: CGFloat
  var start: CGFloat
  var end: CGFloat
  /// How far the straight edges lie inside, in points.
  var inset: CGFloat
  var cornerRadius: CGFloat = 0
}

/// Something that a plot paints.
struct PlotShape {
  /// What tells it from others, from one picture to the next.
  var id: UInt64
  var figure: PlotFigure
  /// `nil`: the colour of marks of which nothing is said.
  var style: AnyShapeStyle?
  var opacity = 1.0
  var effects: [MarkEffect] = []
  /// The pictures that it is painted into, the outermost first.
  var layers: [MarkLayer] = []
  var zIndex = 0.0
  /// Where in the closures of the chart it was declared.
  var order: UInt64 = 0
  /// Its place among the marks.
  let index: Int
  /// Whether it lies beside others of its kind, and never over them.
  var isStacked = false
  /// Whether gradients reach over the whole plot.
  var alignsStyleWithPlot = false

  /// What it is known by from one picture to the next; the symbols of a line are other shapes than the line.
  var key: Key {
    switch figure {
    case .bar: Key(id: id, kind: 0)
    case .line: Key(id: id, kind: 1)
    case .area: Key(id: id, kind: 2)
    case .symbol: Key(id: id, kind: 3)
    case .rule: Key(id: id, kind: 4)
    case .sector: Key(id: id, kind: 5)
    }
  }

  struct Key: Hashable {
    var id: UInt64
    var kind: Int
  }

  init(_ figure: PlotFigure, of mark: Mark, styles: ChartStyles, index: Int) {
    (id, self.figure, order, self.index) = (mark.id, figure, mark.order, index)
    guard mark.isStyled else { return }
    let style = mark.style
    self.style = styles.foreground(of: style)
    (opacity, effects, layers, zIndex) = (style.opacity, style.effects, style.layers, style.zIndex ?? 0)
    alignsStyleWithPlot = style.alignsStylesWithPlotArea ?? false
  }
}

extension PlotFigure {
  /// The outline that is filled, or the line that is drawn in a style.
  var path: (path: Path, stroke: StrokeStyle?) {
    switch self {
    case .bar(let rect, let corners, let style):
      if corners == RectangleCornerRadii() { return (Path(rect), nil) }
      return (Path(roundedRect: rect, cornerRadii: corners, style: style), nil)
    case .line(let points, let method, let style): return (CurveBuilder.path(through: points, method), style)
    case .area(let top, let bottom, let isHorizontal, let method):
      return (CurveBuilder.area(top: top, bottom: bottom, isHorizontal: isHorizontal, method), nil)
    case .symbol(let center, let area, let shape): return (shape.path(area: area, at: center), nil)
    case .rule(let start, let end, let style):
      return (
        Path {
          $0.move(to: start)
          $0.addLine(to: end)
        }, style
      )
    case .sector(let sector): return (sector.path, nil)
    }
  }

  /// Where it lies.
  var frame: CGRect {
    switch self {
    case .bar(let rect, _, _): rect
    case .line(let points, _, _): Self.frame(of: points)
    case .area(let top, let bottom, _, _): Self.frame(of: top).union(Self.frame(of: bottom))
    case .symbol(let center, let area, _):
      CGRect(x: center.x, y: center.y, width: 0, height: 0).insetBy(dx: -area.squareRoot() / 2, dy: -area.squareRoot() / 2)
    case .rule(let start, let end, _): Self.frame(of: [start, end])
    case .sector(let sector):
      CGRect(x: sector.center.x, y: sector.center.y, width: 0, height: 0).insetBy(dx: -sector.outer, dy: -sector.outer)
    }
  }

  static func frame(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (minX, maxX, minY, maxY) = (first.x, first.x, first.y, first.y)
    for point in points {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

extension Sector {
  /// The outline.
  var path: Path {
    guard outer > 0, end > start, outer > inner else { return Path() }
    let isWhole = end - start > 2 * .pi - 1e-6
    guard !isWhole else { return ring }
    // An edge that lies a length inside begins at a larger angle the nearer it is to the centre.
    let outerTurn = outer > inset ? asin(min(inset / outer, 1)) : .pi / 2
    let innerTurn = inner > inset ? asin(min(inset / inner, 1)) : .pi / 2
    guard end - start > 2 * outerTurn else { return Path() }
    if cornerRadius > 0.01 { return rounded(outerTurn: outerTurn, innerTurn: innerTurn) }
    return Path { path in
      path.move(to: point(outer, start + outerTurn))
      addArc(to: &path, outer, from: start + outerTurn, to: end - outerTurn)
      if inner > 0.01, end - start > 2 * innerTurn {
        path.addLine(to: point(inner, end - innerTurn))
        addArc(to: &path, inner, from: end - innerTurn, to: start + innerTurn)
      } else {
        path.addLine(to: tip)
      }
      path.closeSubpath()
    }
  }

  /// Where the two inset edges meet, if they do so beyond the inner radius.
  private var tip: CGPoint {
    let half = (end - start) / 2
    let distance = half < .pi / 2 ? max(inset / max(sin(half), 1e-3), inner) : inner
    return point(min(distance, outer), start + half)
  }

  private var ring: Path {
    Path { path in
      path.addEllipse(in: CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer))
      guard inner > 0.01 else { return }
      path.move(to: point(inner, 0))
      addArc(to: &path, inner, from: 2 * .pi, to: 0)
      path.closeSubpath()
    }
  }

  private func rounded(outerTurn: CGFloat, innerTurn: CGFloat) -> Path {
    let from = start + outerTurn, to = end - outerTurn
    var radius = min(cornerRadius, (outer - inner) / 2)
    // On the outside, a corner takes no more than half of the arc.
    let half = (to - from) / 2
    radius = min(radius, outer * sin(min(half, .pi / 2)) / (1 + sin(min(half, .pi / 2))))
    let turn = asin(min(radius / max(outer - radius, 0.01), 1))
    let hasInner = inner > 0.01 && end - start > 2 * innerTurn
    let innerHalf = (end - start - 2 * innerTurn) / 2
    let innerRadius = hasInner ? min(radius, inner * sin(min(innerHalf, .pi / 2)) / max(1 - sin(min(innerHalf, 1.4)), 0.05)) : 0
    let innerCorner = asin(min(innerRadius / max(inner + innerRadius, 0.01), 1))
    return Path { path in
      path.move(to: point((outer - radius) * cos(turn), from))
      path.addQuadCurve(to: point(outer, from + turn), control: point(outer, from))
      addArc(to: &path, outer, from: from + turn, to: to - turn)
      path.addQuadCurve(to: point((outer - radius) * cos(turn), to), control: point(outer, to))
      if hasInner {
        let (first, last) = (start + innerTurn, end - innerTurn)
        path.addLine(to: point((inner + innerRadius) * cos(innerCorner), last))
        path.addQuadCurve(to: point(inner, last - innerCorner), control: point(inner, last))
        addArc(to: &path, inner, from: last - innerCorner, to: first + innerCorner)
        path.addQuadCurve(to: point((inner + innerRadius) * cos(innerCorner), first), control: point(inner, first))
      } else {
        path.addLine(to: tip)
      }
      path.closeSubpath()
    }
  }

  /// A point at a distance from the centre.
  func point(_ radius: CGFloat, _ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }

  private func addArc(to path: inout Path, _ radius: CGFloat, from: CGFloat, to: CGFloat) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(from - .pi / 2), endAngle: .radians(to - .pi / 2), clockwise: to < from
    )
  }
}
