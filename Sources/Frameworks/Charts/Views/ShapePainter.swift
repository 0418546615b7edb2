import CoreGraphicsTypes
import Foundation
import SwiftUI

/// Paints shapes of a plot as display items.
final class ShapePainter {
  let context: DrawingContext
  private let size: CGSize
  /// The plot, on whose scales marks lie that mask others.
  let geometry: PlotGeometry
  /// Styles that paint one colour wherever they are, and that colour.
  private var colors: [(style: AnyShapeStyle, paint: DisplayPaint)] = []
  private var usualColor: DisplayPaint?

  /// What marks are painted with of which nothing is said: the accent colour.
  private static let usual = AnyShapeStyle(TintShapeStyle())
  /// So many colours are remembered.
  private static let colorLimit = 8
  /// Of fewer shapes none is worth being left out.
  private static let enough = 256

  init(context: DrawingContext, size: CGSize, geometry: PlotGeometry) {
    (self.context, self.size, self.geometry) = (context, size, geometry)
  }

  /// Paints the shapes that show in a part of the plot, or in all of it.
  ///
  /// Of many shapes, those are left out that lie behind others.
  func paint(_ all: [PlotShape], in part: CGRect?, into builder: inout FragmentBuilder) {
    let shapes = all.withoutSlivers(pixel: pixel)
    guard shapes.count > Self.enough, var covered = coveredPixels(in: part) else {
      return paint(shapes[...], into: &builder)
    }
    var isShown = Array(repeating: true, count: shapes.count)
    var end = shapes.count
    while end > 0 {
      // Of shapes of one colour it does not matter which of them lie in front.
      let color = opaqueColor(shapes[end - 1])
      var start = end - 1
      while start > 0, color != nil, isLike(shapes[start - 1], shapes[start]) || opaqueColor(shapes[start - 1]) == color {
        start -= 1
      }
      for index in order(start..<end, of: shapes) where shapes[index].isPlain {
        if covered.hides(shapes[index].figure) {
          isShown[index] = false
        } else if color != nil {
          covered.add(shapes[index].figure)
        }
      }
      end = start
    }
    paint(shapes.indices.filter { isShown[$0] }.map { shapes[$0] }[...], into: &builder)
  }

  /// In which order shapes of one colour are looked at, so that the first hide many: of bars the longest first; others each far
  /// from the one before, since neighbours mostly lie beside each other.
  private func order(_ range: Range<Int>, of shapes: [PlotShape]) -> [Int] {
    let lengths = range.map { index -> CGFloat in
      if case .bar(let rect, _, _) = shapes[index].figure { max(rect.width, rect.height) } else { 0 }
    }
    if lengths.contains(where: { $0 > 0 }) {
      return range.sorted { lengths[$0 - range.lowerBound] > lengths[$1 - range.lowerBound] }
    }
    // A prime that no range is a multiple of, near the golden section of a page of points.
    let step = range.count % Self.stride == 0 ? 1 : Self.stride
    return (0..<range.count).map { range.lowerBound + $0 * step % range.count }
  }

  private static let stride = 6_469

  private func coveredPixels(in part: CGRect?) -> CoveredPixels? {
    CoveredPixels(
      area: part ?? CGRect(origin: .zero, size: size).insetBy(dx: -32, dy: -32), isClipped: part != nil, pixel: pixel, grid: grid)
  }

  private var pixel: CGFloat { 1 / max(context.environment.displayScale, 1) }

  /// A place of the plot at which pixels begin, counted from the leading edge.
  private lazy var grid: CGPoint = {
    let frame = context.frameInWindow
    return CGPoint(x: context.isRightToLeft ? frame.maxX : -frame.minX, y: -frame.minY)
  }()

  // MARK: Paints

  /// The colour of a shape that covers what is behind it.
  func opaqueColor(_ shape: PlotShape) -> DisplayColor? {
    guard shape.opacity >= 1, shape.isPlain, case .color(let color) = paint(of: shape, in: .zero).plain,
      color.alpha >= 1
    else { return nil }
    return color
  }

  /// Whether two shapes of which nothing is said have one colour.
  private func isLike(_ a: PlotShape, _ b: PlotShape) -> Bool {
    a.style == nil && b.style == nil && a.opacity >= 1 && b.opacity >= 1 && a.isPlain && b.isPlain
  }

  /// The colour that a style paints wherever it is, or what it paints in a frame.
  func paint(of shape: PlotShape, in frame: @autoclosure () -> CGRect) -> _ShapeStylePaint {
    if shape.style == nil, let usualColor { return _ShapeStylePaint(usualColor) }
    if let style = shape.style, let cached = colors.first(where: { AnyShapeStyle.areEqual($0.style, style) }) {
      return _ShapeStylePaint(cached.paint)
    }
    let style = shape.style ?? Self.usual
    let paint = style._paint(_ShapeStyleRequest(environment: context.environment, frame: frame()))
    guard case .color = paint.paint, !paint.isMoreThanPaint else { return paint }
    if shape.style == nil {
      usualColor = paint.paint
    } else {
      if colors.count == Self.colorLimit { colors.removeFirst() }
      colors.append((style, paint.paint))
    }
    return paint
  }

  // MARK: Items

  /// Paints a shape; its styles reach over all of it.
  func paint(_ shape: PlotShape, into builder: inout FragmentBuilder) {
    guard shape.opacity > 0 else { return }
    var paint = paint(
      of: shape, in: shape.alignsStyleWithPlot ? CGRect(origin: .zero, size: size) : mirrored(shape.figure.frame))
    if shape.opacity < 1 { paint.paint = paint.paint.multiplyingAlpha(by: Float(shape.opacity)) }
    let items = items(shape.figure, paint.paint)
    guard !items.isEmpty else { return }
    guard !shape.effects.isEmpty || paint.isMoreThanPaint else {
      for item in items { builder.append(item, bounds: item.bounds) }
      return
    }
    let bounds = items.reduce(CGRect.null) { $0.union($1.bounds) }
    var fragment = DisplayFragment(id: context.displayID, items: items, bounds: bounds)
    fragment = context.applying(paint, to: fragment)
    let own = mirrored(shape.figure.frame)
    for effect in shape.effects { fragment = fragment.wrapped(in: display(effect, own), id: context.displayID) }
    builder.append(fragment, at: .zero)
  }

  private func items(_ figure: PlotFigure, _ paint: DisplayPaint) -> [DisplayItem] {
    let figure = figure.painted(pixel: pixel)
    if case .line(let points, let method, let style) = figure, method == .linear, style.dash.isEmpty,
      points.count > LineThinning.enough
    {
      return items(ofLine: points, style, paint)
    }
    let (path, stroke) = figure.path
    return path.isEmpty ? [] : [item(mirrored(path), stroke, paint)]
  }

  /// A line of many points, of which only what shows is painted.
  private func items(ofLine points: [CGPoint], _ style: StrokeStyle, _ paint: DisplayPaint) -> [DisplayItem] {
    let thinning = LineThinning(pixel: pixel, grid: grid)
    let thin = thinning.thinned(points)
    guard case .color(let color) = paint, color.alpha >= 1 else {
      return [item(mirrored(CurveBuilder.path(through: thin, .linear)), style, paint)]
    }
    let parts = thinning.parts(thin, width: style.lineWidth)
    let lines = CGPath(
      elements: parts.segments.flatMap { segment in
        [.move(segment[0])] + segment.dropFirst().map { .line($0) }
      })
    var items = [item(mirrored(Path(lines)), style, paint)]
    if !parts.filled.isEmpty {
      let columns = Path { $0.addRects(parts.filled) }
      items.append(.fill(DisplayFill(path: mirrored(columns), paint: paint, isAntialiased: false)))
    }
    return items
  }

  private func item(_ path: Path, _ stroke: StrokeStyle?, _ paint: DisplayPaint) -> DisplayItem {
    guard let stroke else { return .fill(DisplayFill(path: path, paint: paint)) }
    return .stroke(DisplayStroke(path: path, style: stroke, paint: paint))
  }

  private func display(_ effect: MarkEffect, _ frame: CGRect) -> DisplayEffect {
    switch effect {
    case .blur(let radius): return .blur(radius: radius, isOpaque: false)
    case .shadow(let color, let radius, let offset):
      guard case .color(let color) = context.paint(color, in: frame) else { return .compositingGroup }
      return .shadow(color: color, radius: radius, offset: offset)
    case .clipToPlot:
      // Lines at the edge are not cut along their middle.
      let plot = CGRect(origin: .zero, size: size).insetBy(dx: -ChartStyles.lineWidth, dy: -ChartStyles.lineWidth)
      return .clip(Path(plot), isEvenOdd: false, isAntialiased: false, snapFrame: nil)
    case .clip(let shape, let style):
      return .clip(shape.path(in: frame), isEvenOdd: style.isEOFilled, isAntialiased: style.isAntialiased, snapFrame: nil)
    }
  }

  /// Places are counted from the leading edge.
  private func mirrored(_ path: Path) -> Path {
    guard context.isRightToLeft else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    guard context.isRightToLeft, !rect.isNull else { return rect }
    return CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension _ShapeStylePaint {
  /// Whether something is to be done beside painting.
  var isMoreThanPaint: Bool { blendMode != nil || shadow != nil || material != nil }

  /// What is painted with, where nothing else is to be done.
  fileprivate var plain: DisplayPaint? { isMoreThanPaint ? nil : paint }
}

extension PlotShape {
  /// Whether it is painted by itself and as it is.
  var isPlain: Bool { effects.isEmpty && layers.isEmpty }
}
