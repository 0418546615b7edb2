import CCairo
import CImaging
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// The first page of a PDF file.
final class PDFDocument: VectorDocument {
  private let library: LibPoppler
  private let document: OpaquePointer
  private let page: OpaquePointer
  let size: CGSize

  init(_ data: Data, name: String) throws(ImageError) {
    library = try LibPoppler.shared.functions(for: name)
    var error: UnsafeMutablePointer<GError>?
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let document = library.newFromBytes(bytes, nil, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "the document is damaged"
      g_clear_error(&error)
      throw .unreadable(name: name, reason: reason)
    }
    guard library.pageCount(document) > 0, let page = library.page(document, 0) else {
      g_object_unref(UnsafeMutableRawPointer(document))
      throw .unreadable(name: name, reason: "the document has no page")
    }
    self.document = document
    self.page = page
    var width = 0.0, height = 0.0
    library.pageSize(page, &width, &height)
    size = CGSize(untrustedWidth: width, height: height)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(page))
    g_object_unref(UnsafeMutableRawPointer(document))
  }

  func draw(in context: OpaquePointer, width: Int, height: Int) -> Bool {
    cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
    library.render(page, context)
    return true
  }
}
