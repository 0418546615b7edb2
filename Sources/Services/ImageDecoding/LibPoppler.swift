import CImaging
import LateLibraries
import DisplayModel

/// The functions of poppler that draw pages of PDF files, as its header `poppler.h` declares them.
struct LibPoppler {
  typealias Error = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  let newFromBytes: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, Error?) -> OpaquePointer?
  let pageCount: @convention(c) (OpaquePointer) -> CInt
  let page: @convention(c) (OpaquePointer, CInt) -> OpaquePointer?
  let pageSize: @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  let render: @convention(c) (OpaquePointer, OpaquePointer) -> Void

  /// Found when first asked for.
  static let shared = LateLibrary(file: "libpoppler-glib.so.8", package: "libpoppler-glib8").load {
    find throws(LateLibrary.Missing) in
    LibPoppler(
      newFromBytes: try find("poppler_document_new_from_bytes"), pageCount: try find("poppler_document_get_n_pages"),
      page: try find("poppler_document_get_page"), pageSize: try find("poppler_page_get_size"),
      render: try find("poppler_page_render"))
  }
}
