import CCairo
import CoreGraphicsTypes
import Foundation
import PangoText
import DisplayModel

extension Painter {
  func paint(_ text: DisplayText) {
    let ink = text.layout.inkBounds.offsetBy(dx: text.origin.x, dy: text.origin.y)
    guard touches(ink), transform.isInvertible else { return }
    for line in text.layout.lines {
      let origin = CGPoint(x: text.origin.x + line.origin.x, y: text.origin.y + line.origin.y)
      let start = text.isExact ? origin.applying(transform) : baseline(origin)
      for run in line.runs {
        if let face = run.face as? PangoFace {
          paint(run, face, at: start, paints: text.paints, isExact: text.isExact)
        } else {
          paintStandIn(for: run, at: origin, paints: text.paints, ink: ink)
        }
      }
      for decoration in line.decorations { paint(decoration, at: start, paints: text.paints, isExact: text.isExact) }
    }
  }

  /// Where a line begins on the device.
  ///
  /// Baselines lie on whole pixels; along them glyphs keep a quarter of a pixel.
  private func baseline(_ point: CGPoint) -> CGPoint {
    var device = point.applying(transform)
    if transform.keepsDirections { device.y = device.y.nearestPixel }
    return device
  }

  private func paint(_ run: GlyphRun, _ face: PangoFace, at start: CGPoint, paints: [DisplayPaint], isExact: Bool) {
    // A face of any size reaches at most this far from the origins of its glyphs.
    let outset = face.size * 2.5
    let origins = CGRect(boundingBoxOf: run.positions)
    guard !origins.isNull else { return }
    var local = transform
    (local.tx, local.ty) = (start.x, start.y)
    let box = origins.insetBy(dx: -outset, dy: -outset)
    let pixels = PixelRect(covering: box.mapped(by: local)).intersection(clip)
    guard !pixels.isEmpty else { return }
    let paint = run.paint(of: paints)
    if face.isColored {
      showColored(run, face, paint, local)
      return
    }
    // The paint's geometry belongs to the item; only the text is rounded.
    guard setSource(paint, transform, pixels) else { return }
    let isPlain = transform.keepsDirections && transform.a == transform.d
    if isVector {
      setMatrix(local)
      show(run, face)
      resetMatrix()
    } else if isPlain, !isExact, face.size * transform.a <= GlyphCache.sizeLimit {
      paintMask(run, face, start, pixels)
    } else {
      let whole = PixelRect(covering: box.mapped(by: local))
      mask(whole) { $0.fillOutlines(run, face, local) }
    }
  }

  /// Paints a frame from the first glyph to where the last one may end, as high as capitals are, in place of glyphs of a text
  /// engine that the renderer does not know.
  private func paintStandIn(for run: GlyphRun, at origin: CGPoint, paints: [DisplayPaint], ink: CGRect) {
    renderer.report("text in \(run.face.name) shows as boxes: the renderer does not know the text engine that it comes from")
    let size = run.face.size
    let glyphs = CGRect(boundingBoxOf: run.positions).offsetBy(dx: origin.x, dy: origin.y)
    let box = CGRect(
      x: glyphs.minX, y: glyphs.minY - size * 0.7, width: glyphs.width + size * 0.5, height: glyphs.height + size * 0.7
    ).intersection(ink)
    guard !glyphs.isNull, !box.isNull else { return }
    var frame = Path(box)
    frame.addRect(box.insetBy(dx: size * 0.06, dy: size * 0.06))
    paint(DisplayFill(path: frame, paint: run.paint(of: paints), isEvenOdd: true))
  }

  private func fillOutlines(_ run: GlyphRun, _ face: PangoFace, _ local: CGAffineTransform) {
    setMatrix(local)
    face.apply(to: context)
    cairo_new_path(context)
    run.withCairoGlyphs { cairo_glyph_path(context, $0, $1) }
    resetMatrix()
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_fill(context)
  }

  /// Paints the source through the glyphs of a run, each placed to a quarter of a pixel (Cairo itself knows whole ones
  /// only).
  private func paintMask(_ run: GlyphRun, _ face: PangoFace, _ start: CGPoint, _ pixels: PixelRect) {
    let font = renderer.glyphs.font(face, scale: transform.a)
    var placed: [(mask: GlyphMask, x: Int, y: Int)] = []
    placed.reserveCapacity(run.glyphs.count)
    var ink = PixelRect(x0: .max, y0: .max, x1: .min, y1: .min)
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let x = ((start.x + position.x * transform.a) * 4).nearestPixel, y = ((start.y + position.y * transform.d) * 4).nearestPixel
      guard abs(x) < PixelRect.limit, abs(y) < PixelRect.limit else { continue }
      let (quarterX, quarterY) = (Int(x), Int(y))
      guard let mask = font.mask(glyph, phaseX: quarterX & 3, phaseY: quarterY & 3) else { continue }
      let (left, top) = ((quarterX >> 2) + mask.left, (quarterY >> 2) + mask.top)
      let box = PixelRect(x: left, y: top, width: mask.width, height: mask.height)
      guard box.intersects(clip) else { continue }
      ink = PixelRect(x0: min(ink.x0, box.x0), y0: min(ink.y0, box.y0), x1: max(ink.x1, box.x1), y1: max(ink.y1, box.y1))
      placed.append((mask, left, top))
    }
    guard !placed.isEmpty else { return }
    let region = ink.intersection(clip)
    guard let coverage = CoverageBuffer(width: region.width, height: region.height) else { return }
    for glyph in placed {
      glyph.mask.add(to: coverage, x: glyph.x - region.x0, y: glyph.y - region.y0)
    }
    coverage.markDirty()
    mask(coverage, at: region)
  }

  /// Paints the source through a mask.
  func mask(_ coverage: CoverageBuffer, at region: PixelRect) {
    cairo_mask_surface(context, coverage.surface, Double(region.x0), Double(region.y0))
  }

  private func show(_ run: GlyphRun, _ face: PangoFace) {
    face.apply(to: context)
    run.withCairoGlyphs { cairo_show_glyphs(context, $0, $1) }
  }

  /// Glyphs with colours of their own take only the paint's opacity.
  private func showColored(_ run: GlyphRun, _ face: PangoFace, _ paint: DisplayPaint, _ local: CGAffineTransform) {
    var opacity = alpha
    if case .color(let color) = paint { opacity *= Double(min(max(color.alpha, 0), 1)) }
    guard opacity > 0 else { return }
    if opacity < 1 { cairo_push_group(context) }
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    setMatrix(local)
    show(run, face)
    resetMatrix()
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  // MARK: Decorations

  /// Paints a line under or through text; its edges lie on whole pixels, and it is at least one thick, unless it lies exactly
  /// where it is placed.
  private func paint(_ line: DecorationLine, at start: CGPoint, paints: [DisplayPaint], isExact: Bool) {
    guard line.length > 0, line.length.isFinite, line.thickness > 0, line.thickness.isFinite else { return }
    var local = transform
    (local.tx, local.ty) = (start.x, start.y)
    var thickness = line.thickness
    var middle = line.start.y
    if transform.keepsDirections, !isExact {
      let pixels = max((thickness * local.d).rounded(), 1)
      let top = ((middle - thickness / 2) * local.d + local.ty).nearestPixel
      thickness = pixels / local.d
      middle = (top + pixels / 2 - local.ty) / local.d
    }
    let box = CGRect(x: line.start.x, y: middle - thickness / 2, width: line.length, height: thickness)
    let pixels = PixelRect(covering: box.mapped(by: local)).grown(by: 1).intersection(clip)
    guard !pixels.isEmpty else { return }
    let paint = line.paintIndex < paints.count ? paints[line.paintIndex] : .color(.black)
    guard setSource(paint, transform, pixels) else { return }
    let dashes = line.pattern.dashes(thickness: thickness)
    let whole = PixelRect(covering: box.mapped(by: local)).grown(by: 1)
    if drawsDirectly {
      stroke(box, dashes, local)
    } else {
      mask(whole) { $0.stroke(box, dashes, local) }
    }
  }

  /// Strokes the line along the middle of a box.
  private func stroke(_ box: CGRect, _ dashes: [Double], _ local: CGAffineTransform) {
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_new_path(context)
    setMatrix(local)
    cairo_move_to(context, box.minX, box.midY)
    cairo_line_to(context, box.maxX, box.midY)
    cairo_set_line_width(context, box.height)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
    resetMatrix()
  }
}

extension TextDecoration.Pattern {
  /// Lengths drawn and left out in turn: multiples of the thickness, as chosen by us.
  fileprivate func dashes(thickness t: CGFloat) -> [Double] {
    switch self {
    case .solid: []
    case .dot: [t * 2, t * 2]
    case .dash: [t * 8, t * 4]
    case .dashDot: [t * 8, t * 3, t * 2, t * 3]
    case .dashDotDot: [t * 8, t * 3, t * 2, t * 3, t * 2, t * 3]
    }
  }
}

extension GlyphRun {
  /// The run's paint, of those that its text brings.
  fileprivate func paint(of paints: [DisplayPaint]) -> DisplayPaint {
    paintIndex < paints.count ? paints[paintIndex] : .color(.black)
  }

  /// The glyphs as Cairo takes them.
  fileprivate func withCairoGlyphs(_ body: (UnsafePointer<cairo_glyph_t>, Int32) -> Void) {
    let all = zip(glyphs, positions).map { cairo_glyph_t(index: UInt($0), x: $1.x, y: $1.y) }
    all.withUnsafeBufferPointer { glyphs in
      if let first = glyphs.baseAddress { body(first, Int32(glyphs.count)) }
    }
  }
}
