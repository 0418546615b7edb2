import CCairo
package import Foundation
package import DisplayModel

extension CairoRenderer {
  /// Lists as the pages of a PDF document, one unit for each point.
  ///
  /// Texts stay texts, shapes stay shapes, and pictures keep their pixels. Blurs, filters, materials and perspectives become
  /// pictures at their list's scale, each in its place.
  package func pdf(
    of pages: [DisplayList], _ information: DocumentInformation = DocumentInformation()
  ) throws(PictureError) -> Data {
    guard let first = pages.first else { throw PictureError("a PDF document needs a page; begin one before it is closed") }
    return try file(first.size, cairo_pdf_surface_create_for_stream) { surface throws(PictureError) in
      // It has all that is used, and every reader knows it.
      cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
      information.describe(surface)
      for page in pages {
        try Self.check(page.size)
        cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
        paint(page, into: surface)
        cairo_surface_show_page(surface)
      }
    }
  }

  /// A list as an SVG document, one pixel of CSS for each point.
  ///
  /// As for PDF documents, some effects become pictures at the list's scale.
  package func svg(of list: DisplayList) throws(PictureError) -> Data {
    try file(list.size, cairo_svg_surface_create_for_stream) { surface in
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      paint(list, into: surface)
    }
  }

  private typealias MakeSurface = (cairo_write_func_t?, UnsafeMutableRawPointer?, Double, Double) -> OpaquePointer?

  /// What Cairo writes of a surface that a closure paints.
  private func file(
    _ size: CGSize, _ makeSurface: MakeSurface, _ paint: (OpaquePointer) throws(PictureError) -> Void
  ) throws(PictureError) -> Data {
    try Self.check(size)
    let bytes = FileBytes()
    let surface = notNull(
      makeSurface(FileBytes.append, Unmanaged.passUnretained(bytes).toOpaque(), size.width, size.height))
    defer { cairo_surface_destroy(surface) }
    if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS {
      // An error ends the document before its bytes go.
      defer { cairo_surface_finish(surface) }
      try paint(surface)
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PictureError("Cairo cannot write the page: \(String(cString: cairo_status_to_string(status)))")
    }
    return bytes.data
  }

  private func paint(_ list: DisplayList, into surface: OpaquePointer) {
    cairo_surface_set_fallback_resolution(surface, 72 * list.scale, 72 * list.scale)
    let context = notNull(cairo_create(surface))
    defer { cairo_destroy(context) }
    let page = PixelRect(covering: CGRect(origin: .zero, size: list.size).scaled(by: list.scale))
    let backdrop = list.root.hasMaterial ? BackdropSource(root: list.root, canvas: page, scale: list.scale) : nil
    let painter = Painter(
      context: context, surface: nil, origin: (0, 0), clip: page, scale: list.scale, renderer: self, backdrop: backdrop)
    painter.paint(list.root)
  }

  /// The longest side of a page, in points: that of a PDF document.
  private static let longestSide: CGFloat = 14_400

  private static func check(_ size: CGSize) throws(PictureError) {
    let sides = 0...longestSide
    guard sides.contains(size.width), sides.contains(size.height), size.width > 0, size.height > 0 else {
      throw PictureError(
        "a page cannot be \(size.width) × \(size.height) points large; its sides are above 0 and at most 14,400 points long")
    }
  }
}

/// The bytes of a file, as Cairo hands them over.
private final class FileBytes {
  var data = Data()

  static let append: cairo_write_func_t = { closure, bytes, count in
    guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<FileBytes>.fromOpaque(notNull(closure)).takeUnretainedValue().data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}

extension DocumentInformation {
  /// Writes what is said into a PDF document.
  fileprivate func describe(_ surface: OpaquePointer) {
    let lines: [(cairo_pdf_metadata_t, String?)] = [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author), (CAIRO_PDF_METADATA_SUBJECT, subject),
      (CAIRO_PDF_METADATA_KEYWORDS, keywords), (CAIRO_PDF_METADATA_CREATOR, creator),
    ]
    for (kind, text) in lines { if let text { cairo_pdf_surface_set_metadata(surface, kind, text) } }
    // Without a date Cairo writes the present one; an empty one is left out.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, date?.formatted(.iso8601) ?? "")
  }
}
