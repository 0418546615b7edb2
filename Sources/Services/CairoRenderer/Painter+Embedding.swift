import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Pictures in files of vectors.
extension Painter {
  /// Paints a picture into a file with its own pixels, which readers stretch; says whether it could.
  ///
  /// Stencils, and what repeats or keeps its edges or its steps between pixels, are made at the size at which they show.
  func embed(_ image: DisplayImage, _ frame: CGRect) -> Bool {
    guard isVector, image.interpolation != .none, image.templatePaint == nil,
      image.resizing == .stretch(capInsets: EdgeInsets())
    else { return false }
    let shown = CGSize(
      width: frame.width * hypot(transform.a, transform.b), height: frame.height * hypot(transform.c, transform.d))
    // Twice as fine as the list is enough to be seen larger, where a decoder can leave out detail.
    let zoom: CGFloat = image.source.isVector ? 1 : 2
    guard let bitmap = image.source.bitmap(pixelSize: CGSize(width: shown.width * zoom, height: shown.height * zoom)),
      let pixels = PixelBuffer(bitmap)
    else { return false }
    let pattern = notNull(cairo_pattern_create_for_surface(pixels.surface))
    defer { cairo_pattern_destroy(pattern) }
    let (columns, rows) = (CGFloat(pixels.width) / frame.width, CGFloat(pixels.height) / frame.height)
    var toPixels = cairo_matrix_t(
      xx: columns, yx: 0, xy: 0, yy: rows, x0: -frame.minX * columns, y0: -frame.minY * rows)
    cairo_pattern_set_matrix(pattern, &toPixels)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    saving {
      setMatrix(snapped(to: frame))
      cairo_set_source(context, pattern)
      cairo_rectangle(context, frame.minX, frame.minY, frame.width, frame.height)
      cairo_clip(context)
      cairo_paint_with_alpha(context, alpha)
    }
    return true
  }
}
