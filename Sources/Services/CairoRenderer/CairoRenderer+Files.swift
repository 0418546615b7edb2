import CCairo
package import Foundation
package import DisplayModel

extension CairoRenderer {
  /// Writes a list as a PDF file of one page, one unit for each point.
  ///
  /// Blurs, filters and perspectives become pictures at the list's scale.
  package func renderPDF(_ list: DisplayList, to url: URL) throws(RenderingError) {
    try render(list, to: url) { cairo_pdf_surface_create($0, $1, $2) }
  }

  /// Writes a list as an SVG file, one pixel of CSS for each point.
  ///
  /// Blurs, filters and perspectives become pictures at the list's scale.
  package func renderSVG(_ list: DisplayList, to url: URL) throws(RenderingError) {
    try render(list, to: url) {
      let surface = cairo_svg_surface_create($0, $1, $2)
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      return surface
    }
  }

  private func render(
    _ list: DisplayList, to url: URL, _ makeSurface: (UnsafePointer<CChar>, Double, Double) -> OpaquePointer?
  ) throws(RenderingError) {
    guard list.size.width > 0, list.size.height > 0, list.size.width <= 14_400, list.size.height <= 14_400 else {
      throw RenderingError(path: url.path, reason: "a page cannot be \(list.size.width) × \(list.size.height) points large")
    }
    guard let surface = makeSurface(url.path, list.size.width, list.size.height) else {
      throw RenderingError(path: url.path, reason: "Cairo cannot make such a file")
    }
    defer { cairo_surface_destroy(surface) }
    if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS {
      cairo_surface_set_fallback_resolution(surface, 72 * list.scale, 72 * list.scale)
      let context = notNull(cairo_create(surface))
      let page = PixelRect(covering: CGRect(origin: .zero, size: list.size).scaled(by: list.scale))
      let painter = Painter(context: context, surface: nil, origin: (0, 0), clip: page, scale: list.scale, renderer: self)
      painter.paint(list.root)
      cairo_destroy(context)
      cairo_surface_finish(surface)
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RenderingError(path: url.path, reason: String(cString: cairo_status_to_string(status)))
    }
  }
}

/// Why a file could not be rendered.
package struct RenderingError: Error, CustomStringConvertible {
  package let path: String
  package let reason: String
  package var description: String { "\(path) cannot be written: \(reason)" }
}
