import CCairo
import CoreGraphicsTypes
import Foundation
import PangoText
import SwiftUICore

/// Paints fragments into one Cairo context, whose matrix maps points to device pixels.
struct Painter {
  let context: OpaquePointer
  let scale: CGFloat
  let renderer: CairoRenderer

  /// Paints a fragment in the context's coordinates; what lies outside `clip` may be left out.
  mutating func paint(_ fragment: DisplayFragment, clip: CGRect) {
    guard fragment.bounds.intersects(clip) else { return }
    for item in fragment.items { paint(item, clip: clip) }
  }

  private mutating func paint(_ item: DisplayItem, clip: CGRect) {
    switch item {
    case .fill(let fill): paint(fill)
    case .stroke(let stroke): paint(stroke)
    case .text(let text): paint(text)
    case .image(let image): paint(image)
    case .fragment(let fragment, let offset):
      let inner = clip.offsetBy(dx: -offset.x, dy: -offset.y)
      guard fragment.bounds.intersects(inner) else { return }
      if offset == .zero {
        paint(fragment, clip: inner)
      } else {
        cairo_save(context)
        cairo_translate(context, offset.x, offset.y)
        paint(fragment, clip: inner)
        cairo_restore(context)
      }
    case .group(let effect, let fragment, let offset):
      cairo_save(context)
      paint(effect, fragment, offset: offset, clip: clip)
      cairo_restore(context)
    }
  }

  // MARK: Snapping

  var matrix: cairo_matrix_t {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return matrix
  }

  /// Moves and stretches the context so that a frame's edges fall on device pixels; nothing under rotations.
  func snap(_ frame: CGRect?) {
    let matrix = matrix
    guard let frame, matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return }
    let near = { (x: Double) in (x + 0.5 - 1e-6).rounded(.down) }
    let x0 = near(matrix.x0 + matrix.xx * frame.minX), x1 = near(matrix.x0 + matrix.xx * frame.maxX)
    let y0 = near(matrix.y0 + matrix.yy * frame.minY), y1 = near(matrix.y0 + matrix.yy * frame.maxY)
    var snapped = matrix
    if frame.width > 0 && x1 > x0 { snapped.xx = (x1 - x0) / frame.width }
    if frame.height > 0 && y1 > y0 { snapped.yy = (y1 - y0) / frame.height }
    snapped.x0 = x0 - snapped.xx * frame.minX
    snapped.y0 = y0 - snapped.yy * frame.minY
    cairo_set_matrix(context, &snapped)
  }

  // MARK: Paths

  func append(_ path: Path) {
    switch path.storage {
    case .empty: break
    case .rect(let r): cairo_rectangle(context, r.minX, r.minY, r.width, r.height)
    default: append(path.elements)
    }
  }

  private func append(_ elements: [PathElement]) {
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .quadCurve(let p, let c):
        cairo_curve_to(
          context, current.x + 2 / 3 * (c.x - current.x), current.y + 2 / 3 * (c.y - current.y),
          p.x + 2 / 3 * (c.x - p.x), p.y + 2 / 3 * (c.y - p.y), p.x, p.y)
      case .curve(let p, let c1, let c2): cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
      case .close: cairo_close_path(context)
      }
      current = element.end ?? current
    }
  }

  private func paint(_ fill: DisplayFill) {
    cairo_save(context)
    defer { cairo_restore(context) }
    snap(fill.snapFrame)
    setSource(fill.paint)
    cairo_set_fill_rule(context, fill.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, fill.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_new_path(context)
    append(fill.path)
    cairo_fill(context)
  }

  private func paint(_ stroke: DisplayStroke) {
    cairo_save(context)
    defer { cairo_restore(context) }
    snap(stroke.snapFrame)
    setSource(stroke.paint)
    let style = stroke.style
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_line_cap(
      context,
      style.lineCap == .butt ? CAIRO_LINE_CAP_BUTT : style.lineCap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_SQUARE)
    cairo_set_line_join(
      context,
      style.lineJoin == .miter ? CAIRO_LINE_JOIN_MITER : style.lineJoin == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_BEVEL)
    cairo_set_miter_limit(context, style.miterLimit)
    if !style.dash.isEmpty && style.dash.contains(where: { $0 > 0 }) {
      cairo_set_dash(context, style.dash.map { Double($0) }, Int32(style.dash.count), style.dashPhase)
    }
    cairo_set_antialias(context, stroke.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_new_path(context)
    append(stroke.path)
    cairo_stroke(context)
  }

  // MARK: Text

  private func paint(_ text: DisplayText) {
    let matrix = matrix
    for line in text.layout.lines {
      cairo_save(context)
      var x = text.origin.x + line.origin.x
      var y = text.origin.y + line.origin.y
      if matrix.xy == 0, matrix.yx == 0 {
        // Baselines lie on whole pixels; across, glyphs keep their places to a quarter of a pixel.
        y = ((matrix.y0 + matrix.yy * y + 0.5).rounded(.down) - matrix.y0) / matrix.yy
        x = ((matrix.x0 + matrix.xx * x) * 4).rounded() / 4
        x = (x - matrix.x0) / matrix.xx
      }
      cairo_translate(context, x, y)
      for run in line.runs { paint(run, paints: text.paints) }
      for decoration in line.decorations { paint(decoration, paints: text.paints) }
      cairo_restore(context)
    }
  }

  private func paint(_ run: GlyphRun, paints: [DisplayPaint]) {
    guard let face = run.face as? PangoFace, !run.glyphs.isEmpty else { return }
    setSource(run.paintIndex < paints.count ? paints[run.paintIndex] : .color(.black))
    face.apply(to: context)
    let glyphs = zip(run.glyphs, run.positions).map { cairo_glyph_t(index: UInt($0), x: $1.x, y: $1.y) }
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }

  private func paint(_ line: DecorationLine, paints: [DisplayPaint]) {
    setSource(line.paintIndex < paints.count ? paints[line.paintIndex] : .color(.black))
    cairo_set_line_width(context, line.thickness)
    let t = Double(line.thickness)
    let dashes: [Double] =
      switch line.pattern {
      case .solid: []
      case .dot: [t, t * 2]
      case .dash: [t * 4, t * 3]
      case .dashDot: [t * 4, t * 2, t, t * 2]
      case .dashDotDot: [t * 4, t * 2, t, t * 2, t, t * 2]
      }
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    cairo_move_to(context, line.start.x, line.start.y)
    cairo_line_to(context, line.start.x + line.length, line.start.y)
    cairo_stroke(context)
  }
}
