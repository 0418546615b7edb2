import CCairo
import CPango
import Foundation
import DisplayModel

/// A font file as Pango and Cairo opened it, at the size that everything is shaped at.
final class LoadedFont {
  /// The `PangoFont *`; owned.
  ///
  /// `nil` for the letters that need no file.
  let pangoFont: OpaquePointer?
  /// The `cairo_font_face_t *`; owned.
  let cairoFontFace: OpaquePointer
  /// The `cairo_font_options_t *`: no hinting, grey; owned.
  let options: OpaquePointer
  /// From the unit em to points at the size of shaping.
  let matrix: cairo_matrix_t
  /// Keeps the files open that the font came from.
  private let catalog: FontCatalog?

  /// `font` is retained; it is drawn with round ends where that is asked for.
  ///
  /// `nil` when Cairo cannot use the font.
  init?(_ font: UnsafeMutablePointer<PangoFont>, catalog: FontCatalog, isRounded: Bool) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    self.matrix = matrix
    self.catalog = catalog
    let face = notNull(cairo_scaled_font_get_font_face(scaled))
    cairoFontFace = (isRounded ? RoundedLetters.makeFace(of: face) : nil) ?? notNull(cairo_font_face_reference(face))
    options = Self.makeOptions()
    pangoFont = OpaquePointer(notNull(g_object_ref(font)))
  }

  /// The letters that Cairo draws without any file; `nil` when it cannot.
  init?(letters description: String, isItalic: Bool, isBold: Bool, size: CGFloat) {
    let slant = isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL
    let weight = isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL
    guard let face = cairo_toy_font_face_create(description, slant, weight) else { return nil }
    guard cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(face)
      return nil
    }
    cairoFontFace = face
    options = Self.makeOptions()
    matrix = cairo_matrix_t(xx: size, yx: 0, xy: 0, yy: size, x0: 0, y0: 0)
    pangoFont = nil
    catalog = nil
  }

  deinit {
    cairo_font_options_destroy(options)
    cairo_font_face_destroy(cairoFontFace)
    if let pangoFont { g_object_unref(UnsafeMutableRawPointer(pangoFont)) }
  }

  /// Family and style, and the path of the file.
  var name: String {
    guard let pangoFont else { return "Cairo's own letters" }
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

  /// Whether the file's outlines are made bold when they are drawn.
  var isEmboldened: Bool {
    guard let pangoFont, let pattern = pango_fc_font_get_pattern(UnsafeMutablePointer(pangoFont)) else { return false }
    var isBold: FcBool = 0
    FcPatternGetBool(pattern, FC_EMBOLDEN, 0, &isBold)
    return isBold != 0
  }

  /// Options to be given back with `cairo_font_options_destroy`.
  static func makeOptions() -> OpaquePointer {
    let options = notNull(cairo_font_options_create())
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return options
  }
}
