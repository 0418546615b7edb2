import CCairo
import CPango
package import Foundation
import DisplayModel

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

  /// Of the glyphs, points; Japanese and emoji are a little smaller than the text around them.
  package let size: CGFloat
  /// From the unit em to points: `xx`, `yx`, `xy`, `yy` of the `cairo_matrix_t` for `cairo_set_font_matrix`.
  package let fontMatrix: (xx: Double, yx: Double, xy: Double, yy: Double)

  let role: Role
  /// Of widths alone.
  let horizontalScale: CGFloat
  /// What is added to the widths of the characters of ASCII, in ems; empty: nothing.
  let corrections: [Float]
  private let loaded: LoadedFont

  init(_ face: FontSource.Face, size: CGFloat) {
    self.size = size * face.scale
    role = face.role
    horizontalScale = face.stretch
    corrections = face.corrections
    loaded = face.loaded
    let y = self.size / FontSource.size
    let x = y * face.stretch
    let matrix = loaded.matrix
    fontMatrix = (matrix.xx * x, matrix.yx * y, matrix.xy * x, matrix.yy * y)
  }

  /// The `PangoFont *`, at another size: glyphs have to be scaled.
  ///
  /// Valid as long as the face; `nil` for letters that come from no file.
  package var pangoFont: OpaquePointer? { loaded.pangoFont }
  /// The `cairo_font_face_t *`, valid as long as the face.
  package var cairoFontFace: OpaquePointer { loaded.cairoFontFace }
  /// The `cairo_font_options_t *`: no hinting, grey.
  ///
  /// Valid as long as the face.
  package var cairoFontOptions: OpaquePointer { loaded.options }
  package var isColored: Bool { role == .emoji }
  /// Whether Cairo makes the outlines bold.
  package var isEmboldened: Bool { loaded.isEmboldened }
  package var name: String { loaded.name }

  /// Makes the face, its size and its options current in a `cairo_t *`.
  package func apply(to context: OpaquePointer) {
    var matrix = cairo_matrix_t(
      xx: fontMatrix.xx, yx: fontMatrix.yx, xy: fontMatrix.xy, yy: fontMatrix.yy, x0: 0, y0: 0)
    cairo_set_font_face(context, cairoFontFace)
    cairo_set_font_matrix(context, &matrix)
    cairo_set_font_options(context, cairoFontOptions)
  }
}
