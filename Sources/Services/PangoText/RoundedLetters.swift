import CCairo
import Foundation

/// Letters with round ends, for the system's rounded design: those of another font, their outward corners rounded as they are
/// drawn (Facts 1.5).
///
/// They are as wide and as heavy as the other font's. No free font is as near to SF Rounded in both.
final class RoundedLetters {
  /// The `cairo_font_face_t *` of the other font; owned.
  private let base: OpaquePointer
  /// The `cairo_font_options_t *`; owned.
  private let options: OpaquePointer
  /// Of the corners where there is room, in ems.
  private let radius: CGFloat

  /// A `cairo_font_face_t *` whose glyphs are those of another one with round corners, to be given back with
  /// `cairo_font_face_destroy`; `nil` when Cairo cannot make it.
  static func makeFace(of base: OpaquePointer) -> OpaquePointer? {
    guard let radius = radius(for: base), let face = cairo_user_font_face_create() else { return nil }
    let letters = Unmanaged.passRetained(RoundedLetters(base: base, radius: radius))
    cairo_user_font_face_set_render_glyph_func(face) { font, glyph, context, _ in
      guard let font, let context, let face = cairo_scaled_font_get_font_face(font),
        let data = cairo_font_face_get_user_data(face, RoundedLetters.owner)
      else { return CAIRO_STATUS_USER_FONT_ERROR }
      Unmanaged<RoundedLetters>.fromOpaque(data).takeUnretainedValue().draw(glyph, in: context)
      return CAIRO_STATUS_SUCCESS
    }
    let status = cairo_font_face_set_user_data(face, owner, letters.toOpaque()) { data in
      if let data { Unmanaged<RoundedLetters>.fromOpaque(data).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      letters.release()
      cairo_font_face_destroy(face)
      return nil
    }
    return face
  }

  private init(base: OpaquePointer, radius: CGFloat) {
    self.base = cairo_font_face_reference(base)
    self.radius = radius
    options = LoadedFont.makeOptions()
  }

  deinit {
    cairo_font_options_destroy(options)
    cairo_font_face_destroy(base)
  }

  /// By which a font face knows its letters.
  // Safe: nothing reads or writes what is there; the address alone counts.
  nonisolated(unsafe) private static let owner = UnsafePointer(UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1))

  /// A hyphen is as high as strokes are that lie, in slanted letters too; strokes that stand are a little thicker.
  private static func radius(for base: OpaquePointer) -> CGFloat? {
    let size = FontSource.size
    var matrix = cairo_matrix_t(xx: size, yx: 0, xy: 0, yy: size, x0: 0, y0: 0)
    var device = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    let options = LoadedFont.makeOptions()
    defer { cairo_font_options_destroy(options) }
    guard let font = cairo_scaled_font_create(base, &matrix, &device, options) else { return nil }
    defer { cairo_scaled_font_destroy(font) }
    var extents = cairo_text_extents_t()
    cairo_scaled_font_text_extents(font, "-", &extents)
    guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS, extents.height > 0 else { return nil }
    return min(0.6 * extents.height / size, 0.2)
  }

  /// Fills a glyph at a size of one.
  private func draw(_ glyph: UInt, in context: OpaquePointer) {
    cairo_set_font_face(context, base)
    cairo_set_font_size(context, 1)
    cairo_set_font_options(context, options)
    var item = cairo_glyph_t(index: glyph, x: 0, y: 0)
    cairo_glyph_path(context, &item, 1)
    guard let path = cairo_copy_path(context) else { return }
    let contours = Outline.contours(of: path)
    cairo_path_destroy(path)
    cairo_new_path(context)
    let ink = contours.map(\.area).max { abs($0) < abs($1) } ?? 0
    for contour in contours { contour.append(to: context, radius: radius, convex: ink < 0 ? -1 : 1) }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }
}
