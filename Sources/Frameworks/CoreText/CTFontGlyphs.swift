import CPango

/// Which way a line of glyphs runs.
public enum CTFontOrientation: UInt32, Sendable {
  /// The font's own way.
  case `default` = 0
  /// From left to right.
  case horizontal = 1
  /// From top to bottom.
  case vertical = 2
}

/// Finds the glyphs of characters; returns whether each has one.
///
/// A character without glyph gets 0. Of a surrogate pair the first unit gets the glyph and the second one 0. `characters` and
/// `glyphs` have `count` elements.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  var isComplete = true
  var index = 0
  while index < count {
    let unit = characters[index]
    var scalar = UInt32(unit)
    var length = 1
    if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(characters[index + 1]) {
      scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(characters[index + 1] & 0x3FF)
      length = 2
      glyphs[index + 1] = 0
    }
    var glyph: hb_codepoint_t = 0
    if hb_font_get_nominal_glyph(font.font, scalar, &glyph) == 0 || glyph == 0 { isComplete = false }
    glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
    index += length
  }
  return isComplete
}

/// The glyph of a name; 0 when there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  var glyph: hb_codepoint_t = 0
  let name = String(describing: glyphName)
  guard hb_font_get_glyph_from_name(font.font, name, CInt(name.utf8.count), &glyph) != 0 else { return 0 }
  return CGGlyph(truncatingIfNeeded: glyph)
}

/// The advances of glyphs, in points; returns their sum.
///
/// `advances` has room for `count` of them, or is `nil`.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum = 0.0
  for index in 0..<max(count, 0) {
    let glyph = hb_codepoint_t(glyphs[index])
    let isVertical = orientation == .vertical
    // HarfBuzz counts down a line of upright glyphs in negative units.
    let units =
      isVertical ? -hb_font_get_glyph_v_advance(font.font, glyph) : hb_font_get_glyph_h_advance(font.font, glyph)
    let advance = CGFloat(units) * font.scale
    sum += advance
    advances?[index] = isVertical ? CGSize(width: 0, height: advance) : CGSize(width: advance, height: 0)
  }
  return sum
}

/// The rectangles around the outlines of glyphs; returns the one around all of them.
///
/// `boundingRects` has room for `count` of them, or is `nil`.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    var extents = hb_glyph_extents_t()
    hb_font_get_glyph_extents(font.font, hb_codepoint_t(glyphs[index]), &extents)
    let rect = CGRect(
      x: CGFloat(extents.x_bearing) * font.scale, y: CGFloat(extents.y_bearing + extents.height) * font.scale,
      width: CGFloat(extents.width) * font.scale, height: -CGFloat(extents.height) * font.scale)
    boundingRects?[index] = rect
    if !rect.isEmpty { all = all.union(rect) }
  }
  return all.isNull ? .zero : all
}

/// The outline of a glyph, from its origin on the baseline; `nil` when it has none, as a space or a coloured picture.
///
/// The matrix is applied to the points, after the font's own.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard CFIndex(glyph) < CTFontGetGlyphCount(font) else { return nil }
  var transform = CGAffineTransform(scaleX: font.scale, y: font.scale).concatenating(font.matrix)
  if let matrix { transform = transform.concatenating(matrix.pointee) }
  let outline = OutlineBuilder(transform)
  ApusDrawGlyph(
    font.font, hb_codepoint_t(glyph), OutlineBuilder.functions, Unmanaged.passUnretained(outline).toOpaque())
  return outline.path.isEmpty ? nil : outline.path
}

/// Takes the steps of an outline from HarfBuzz.
private final class OutlineBuilder {
  let path = CGMutablePath()
  private let transform: CGAffineTransform

  init(_ transform: CGAffineTransform) { self.transform = transform }

  private static func take(_ data: UnsafeMutableRawPointer?, _ step: (CGMutablePath, CGAffineTransform) -> Void) {
    guard let data else { return }
    let builder = Unmanaged<OutlineBuilder>.fromOpaque(data).takeUnretainedValue()
    step(builder.path, builder.transform)
  }

  private static func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x), y: CGFloat(y)) }

  // Safe: never changed once made.
  /// The `hb_draw_funcs_t *` that call back here; made once and never changed.
  nonisolated(unsafe) static let functions: OpaquePointer = {
    guard let functions = hb_draw_funcs_create() else {
      fatalError("HarfBuzz has no memory for the functions that take outlines")
    }
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in take(data) { $0.move(to: point(x, y), transform: $1) } }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in take(data) { $0.addLine(to: point(x, y), transform: $1) } }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        take(data) { $0.addQuadCurve(to: point(x, y), control: point(controlX, controlY), transform: $1) }
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        take(data) { $0.addCurve(to: point(x, y), control1: point(x1, y1), control2: point(x2, y2), transform: $1) }
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in take(data) { path, _ in path.closeSubpath() } }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
