import CCairo
import CPango
import Foundation
import SwiftUICore

/// A font as Pango found it, at a size in points, for Cairo to draw with.
///
/// Call ``apply(to:)`` on a context whose matrix maps points to device pixels, then draw the glyphs of a run with
/// `cairo_show_glyphs` or `cairo_glyph_path`: the run's numbers and positions are Cairo's.
package final class PangoFace: FontFace {
  /// What part the font plays in its text.
  enum Role {
    /// The font that was asked for, or its stand-in.
    case base
    case cjk
    case emoji
    /// A font found for characters that the others do not have.
    case fallback
  }

  package let size: CGFloat
  let role: Role
  let horizontalScale: CGFloat
  /// The `PangoFont *`; owned.
  package let pangoFont: OpaquePointer
  /// The `cairo_font_face_t *`; owned.
  package let cairoFontFace: OpaquePointer
  /// From the unit em to points: `xx`, `yx`, `xy`, `yy` of the `cairo_matrix_t` for `cairo_set_font_matrix`.
  package let fontMatrix: (xx: Double, yx: Double, xy: Double, yy: Double)
  /// The `cairo_font_options_t *`: no hinting, grey; owned.
  package let cairoFontOptions: OpaquePointer

  /// Keeps the files open that the font came from.
  private let catalog: FontCatalog

  /// `font` is retained. `nil` when Cairo cannot use the font.
  init?(
    _ font: UnsafeMutablePointer<PangoFont>, size: CGFloat, role: Role, horizontalScale: CGFloat, catalog: FontCatalog
  ) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    self.size = size
    self.role = role
    self.horizontalScale = horizontalScale
    self.catalog = catalog
    fontMatrix = (matrix.xx * horizontalScale, matrix.yx, matrix.xy * horizontalScale, matrix.yy)
    cairoFontFace = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaled))
    cairoFontOptions = Self.makeOptions()
    pangoFont = OpaquePointer(g_object_ref(font)!)
  }

  deinit {
    cairo_font_options_destroy(cairoFontOptions)
    cairo_font_face_destroy(cairoFontFace)
    g_object_unref(UnsafeMutableRawPointer(pangoFont))
  }

  /// Makes the face, its size and its options current in a `cairo_t *`.
  package func apply(to context: OpaquePointer) {
    var matrix = cairo_matrix_t(
      xx: fontMatrix.xx, yx: fontMatrix.yx, xy: fontMatrix.xy, yy: fontMatrix.yy, x0: 0, y0: 0)
    cairo_set_font_face(context, cairoFontFace)
    cairo_set_font_matrix(context, &matrix)
    cairo_set_font_options(context, cairoFontOptions)
  }

  /// Whether the glyphs bring their own colours, so that a paint only gives their opacity.
  package var isColored: Bool { role == .emoji }

  package var name: String {
    let font = UnsafeMutablePointer<PangoFont>(pangoFont)
    guard let description = pango_font_describe(font) else { return "unknown" }
    defer { pango_font_description_free(description) }
    guard let text = pango_font_description_to_string(description) else { return "unknown" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Options to be given back with `cairo_font_options_destroy`.
  static func makeOptions() -> OpaquePointer {
    let options = cairo_font_options_create()!
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return options
  }
}
