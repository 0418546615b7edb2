import CCairo
import CPango
import Foundation

/// A font file as Pango and Cairo opened it, at the size that everything is shaped at.
final class LoadedFont {
  /// The `PangoFont *`; owned.
  let pangoFont: OpaquePointer
  /// The `cairo_font_face_t *`; owned.
  let cairoFontFace: OpaquePointer
  /// The `cairo_font_options_t *`: no hinting, grey; owned.
  let options: OpaquePointer
  /// From the unit em to points at the size of shaping.
  let matrix: cairo_matrix_t
  /// Keeps the files open that the font came from.
  private let catalog: FontCatalog

  /// `font` is retained.
  ///
  /// `nil` when Cairo cannot use the font.
  init?(_ font: UnsafeMutablePointer<PangoFont>, catalog: FontCatalog) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    self.matrix = matrix
    self.catalog = catalog
    cairoFontFace = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaled))
    options = Self.makeOptions()
    pangoFont = OpaquePointer(g_object_ref(font)!)
  }

  deinit {
    cairo_font_options_destroy(options)
    cairo_font_face_destroy(cairoFontFace)
    g_object_unref(UnsafeMutableRawPointer(pangoFont))
  }

  /// Family and style, and the path of the file.
  var name: String {
    let font = UnsafeMutablePointer<PangoFont>(pangoFont)
    guard let description = pango_font_describe(font) else { return "unknown" }
    defer { pango_font_description_free(description) }
    pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
    guard let text = pango_font_description_to_string(description) else { return "unknown" }
    defer { g_free(text) }
    var file: UnsafeMutablePointer<FcChar8>?
    let pattern = pango_fc_font_get_pattern(UnsafeMutablePointer(pangoFont))
    guard let pattern, FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file else {
      return String(cString: text)
    }
    return "\(String(cString: text)) (\(String(cString: file)))"
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
