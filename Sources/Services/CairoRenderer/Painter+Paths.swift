import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

extension Painter {
  func paint(_ fill: DisplayFill) {
    let t = snapped(to: fill.snapFrame)
    if case .rect(let rect) = fill.path.storage, t.keepsDirections {
      fillRectangle(rect.standardized.mapped(by: t), fill, t)
      return
    }
    let whole = PixelRect(covering: fill.path.boundingRect.mapped(by: t))
    let pixels = whole.intersection(clip)
    guard !pixels.isEmpty, setSource(fill.paint, t, pixels) else { return }
    guard drawsDirectly else {
      var shape = fill
      shape.paint = .color(.black)
      if let cached = keptCoverage(of: shape, t, whole, seen: pixels) ?? keptDrawing(.fill(shape), t, whole, seen: pixels) {
        return paint(through: cached, whole, pixels)
      }
      return mask(whole, bandHeight: Self.bandHeight(of: fill.path)) { $0.paint(shape) }
    }
    cairo_set_fill_rule(context, fill.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, fill.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    append(fill.path, t)
    cairo_fill(context)
  }

  /// Rectangles need no path: Cairo fills whole pixels directly.
  private func fillRectangle(_ rect: CGRect, _ fill: DisplayFill, _ t: CGAffineTransform) {
    let isWhole = rect.isNearly(rect.rounded)
    let rect = isWhole || !fill.isAntialiased ? rect.rounded : rect
    let pixels = PixelRect(covering: rect).intersection(clip)
    guard !pixels.isEmpty, setSource(fill.paint, t, pixels) else { return }
    if isWhole || !fill.isAntialiased {
      cairo_new_path(context)
      addRectangle(pixels)
      cairo_fill(context)
      return
    }
    let draw = { (painter: Painter) in
      cairo_set_antialias(painter.context, CAIRO_ANTIALIAS_DEFAULT)
      painter.append(Path(rect), .identity)
      cairo_fill(painter.context)
    }
    if drawsDirectly { draw(self) } else { mask(PixelRect(covering: rect), draw) }
  }

  func paint(_ stroke: DisplayStroke) {
    let style = stroke.style
    guard style.lineWidth > 0, style.lineWidth.isFinite, transform.isInvertible else { return }
    let outset = style.outset
    let t = snapped(to: stroke.snapFrame)
    let whole = PixelRect(covering: stroke.path.boundingRect.insetBy(dx: -outset, dy: -outset).mapped(by: t))
    let pixels = whole.intersection(clip)
    guard !pixels.isEmpty, setSource(stroke.paint, t, pixels) else { return }
    guard drawsDirectly else {
      var shape = stroke
      shape.paint = .color(.black)
      if let cached = keptDrawing(.stroke(shape), t, whole, seen: pixels) { return paint(through: cached, whole, pixels) }
      return mask(whole, bandHeight: Self.bandHeight(of: stroke.path)) { $0.paint(shape) }
    }
    cairo_set_antialias(context, stroke.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    let dash = visibleDash(of: stroke)
    if case .segments(let segments) = dash { append(segments, t) } else { append(stroke.path, t) }
    if case .pattern(let lengths) = dash { cairo_set_dash(context, lengths, Int32(lengths.count), style.dashPhase) }
    strokePath(style)
    cairo_set_dash(context, nil, 0, 0)
  }

  /// Strokes the path that is in place; the pen is round under the transform itself, not under the rounded one.
  func strokePath(_ style: StrokeStyle) {
    setMatrix(transform)
    setStyle(style)
    cairo_stroke(context)
    resetMatrix()
  }

  private func setStyle(_ style: StrokeStyle) {
    cairo_set_line_width(context, style.lineWidth)
    let cap: cairo_line_cap_t =
      switch style.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(context, cap)
    let join: cairo_line_join_t =
      switch style.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(context, join)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10)
  }

  // MARK: Coverage

  /// How many rows of a shape's mask are drawn at once, and of that of a path of many steps.
  ///
  /// Choices: low bands spare pixels that are not seen, high ones steps that are gone through again.
  static let bandHeight = 256, bandHeightOfDrawings = 2048

  static func bandHeight(of path: Path) -> Int { path.isDrawing ? bandHeightOfDrawings : bandHeight }

  /// Whether Cairo draws shapes itself.
  ///
  /// What it makes of a smooth edge depends on the other edges to the left and right that are inside its clip, and it rounds in
  /// another way than through a mask; so pixels are always painted through masks.
  var drawsDirectly: Bool { isVector || isMask }

  /// Whether many small shapes are painted at once: where they are painted through masks, over what is there.
  var paintsRuns: Bool { !drawsDirectly && cairo_get_operator(context) == CAIRO_OPERATOR_OVER }

  /// Paints the source through the coverage of a shape, as far as it is seen.
  func mask(_ whole: PixelRect, bandHeight: Int = Painter.bandHeight, _ shape: (Painter) -> Void) {
    let region = clip.intersection(whole)
    guard !region.isEmpty, let coverage = coverage(of: whole, in: region, bandHeight: bandHeight, shape) else { return }
    paint(through: coverage.buffer, coverage.region, region)
  }

  /// Paints the source in a region through a mask that lies at a place.
  private func paint(through coverage: CoverageBuffer, _ position: PixelRect, _ region: PixelRect) {
    saving {
      cairo_new_path(context)
      addRectangle(region)
      cairo_clip(context)
      cairo_mask_surface(context, coverage.surface, Double(position.x0), Double(position.y0))
    }
  }

  /// The mask of a whole shape, which is kept; `nil` for shapes that are too large, and for high ones of which too little is seen.
  private func keptCoverage(
    of fill: DisplayFill, _ t: CGAffineTransform, _ whole: PixelRect, seen: PixelRect
  ) -> CoverageBuffer? {
    let bandHeight = Self.bandHeight(of: fill.path)
    guard whole.area <= CairoRenderer.largestCoverage, whole.height <= bandHeight || whole.area <= 4 * seen.area,
      let key = CoverageKey(fill, t, whole)
    else { return nil }
    if let cached = renderer.coverages[key] { return cached }
    guard let made = coverage(of: whole, in: whole, bandHeight: bandHeight, { $0.paint(fill) }) else { return nil }
    renderer.coverages.insert(made.buffer, for: key)
    return made.buffer
  }

  /// The mask of a path of many steps, which is kept; `nil` for paths of few, and those that are too large or hardly seen.
  ///
  /// While such a path scrolls, a strip of it is painted in each frame.
  private func keptDrawing(
    _ item: DisplayItem, _ t: CGAffineTransform, _ whole: PixelRect, seen: PixelRect
  ) -> CoverageBuffer? {
    guard whole.area <= CairoRenderer.largestCoverage, whole.height <= max(4 * seen.height, Self.bandHeightOfDrawings),
      let key = DrawingKey(item, t, transform, whole)
    else { return nil }
    if let cached = renderer.drawings[key] { return cached.coverage }
    let made = coverage(of: whole, in: whole, bandHeight: Self.bandHeightOfDrawings) { painter in
      switch item {
      case .fill(let fill): painter.paint(fill)
      case .stroke(let stroke): painter.paint(stroke)
      case .text, .image, .fragment, .group: break
      }
    }
    guard let made else { return nil }
    renderer.drawings.insert(DrawingCoverage(item: item, coverage: made.buffer), for: key)
    return made.buffer
  }

  /// How a shape covers the rows of a region, from end to end of the shape.
  ///
  /// What Cairo makes of a row depends on the rows above and below it, too, as far as they are inside its clip: on the order in
  /// which it met their edges. So masks are drawn in bands, which are counted from the shape's first row, and a band as a whole: a
  /// row looks the same in the mask of any region.
  func coverage(
    of whole: PixelRect, in region: PixelRect, bandHeight: Int, _ shape: (Painter) -> Void
  ) -> (buffer: CoverageBuffer, region: PixelRect)? {
    let first = (region.y0 - whole.y0) / bandHeight, end = (region.y1 - whole.y0 + bandHeight - 1) / bandHeight
    let bands = (first..<end).map { whole.y0 + $0 * bandHeight }
    guard let top = bands.first, let bottom = bands.last else { return nil }
    var rows = PixelRect(x0: whole.x0, y0: top, x1: whole.x1, y1: min(bottom + bandHeight, whole.y1))
    // Shapes far larger than any screen are cut, whatever that does to an edge.
    if rows.width > 16_384 {
      (rows.x0, rows.x1) = (max(rows.x0, region.x0 - 4096), min(rows.x1, region.x1 + 4096))
    }
    guard let buffer = CoverageBuffer(width: rows.width, height: rows.height) else { return nil }
    let context = notNull(cairo_create(buffer.surface))
    defer { cairo_destroy(context) }
    for top in bands {
      let band = PixelRect(x0: rows.x0, y0: top, x1: rows.x1, y1: min(top + bandHeight, rows.y1))
      let painter = Painter(
        context: context, surface: buffer.surface, origin: (rows.x0, rows.y0), clip: band, scale: scale, renderer: renderer)
      painter.isMask = true
      painter.transform = transform
      painter.saving {
        if band != rows { painter.clipToPixels(band) }
        shape(painter)
      }
    }
    return (buffer, rows)
  }

  // MARK: Paths

  /// Replaces the context's path by another one, mapped to device pixels.
  func append(_ path: Path, _ t: CGAffineTransform) {
    cairo_new_path(context)
    add(path, t)
  }

  /// Adds a path to the context's path, mapped to device pixels.
  func add(_ path: Path, _ t: CGAffineTransform) {
    switch path.storage {
    case .empty: break
    case .rect(let rect) where t.keepsDirections:
      let rect = rect.standardized.mapped(by: t)
      cairo_move_to(context, near(rect.minX), near(rect.minY))
      cairo_line_to(context, near(rect.maxX), near(rect.minY))
      cairo_line_to(context, near(rect.maxX), near(rect.maxY))
      cairo_line_to(context, near(rect.minX), near(rect.maxY))
      cairo_close_path(context)
    default: add(path.elements, t)
    }
  }

  /// Adds steps to the context's path, mapped to device pixels.
  func add(_ elements: [PathElement], _ t: CGAffineTransform) {
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let end):
        current = map(end, t)
        cairo_move_to(context, current.x, current.y)
      case .line(let end):
        current = map(end, t)
        cairo_line_to(context, current.x, current.y)
      case .quadCurve(let end, let control):
        let (c, p) = (map(control, t), map(end, t))
        cairo_curve_to(
          context, current.x + 2 / 3 * (c.x - current.x), current.y + 2 / 3 * (c.y - current.y),
          p.x + 2 / 3 * (c.x - p.x), p.y + 2 / 3 * (c.y - p.y), p.x, p.y)
        current = p
      case .curve(let end, let control1, let control2):
        let (c1, c2) = (map(control1, t), map(control2, t))
        current = map(end, t)
        cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, current.x, current.y)
      case .close:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        current = CGPoint(x: x, y: y)
      }
    }
  }

  func map(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: near(t.a * point.x + t.c * point.y + t.tx), y: near(t.b * point.x + t.d * point.y + t.ty))
  }

  /// A coordinate that Cairo can hold: undefined ones become 0.
  private func near(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, -PixelRect.limit), PixelRect.limit)
  }
}

extension StrokeStyle {
  /// How far a line reaches from its path, in points.
  var outset: CGFloat { lineWidth / 2 * (lineJoin == .miter ? max(min(miterLimit, 20), 1.5) : 1.5) }
}

extension CGRect {
  /// The rectangle with each edge at the nearest whole number.
  var rounded: CGRect {
    let (x0, y0) = (minX.nearestPixel, minY.nearestPixel)
    return CGRect(x: x0, y: y0, width: maxX.nearestPixel - x0, height: maxY.nearestPixel - y0)
  }

  /// Whether the edges differ by no more than the errors of arithmetic.
  func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-4 && abs(minY - other.minY) < 1e-4 && abs(maxX - other.maxX) < 1e-4
      && abs(maxY - other.maxY) < 1e-4
  }
}
