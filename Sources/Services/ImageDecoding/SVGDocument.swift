import CCairo
import CImaging
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// An SVG drawing.
///
/// References to other files are not followed: the handle knows no place that they could be relative to.
final class SVGDocument: VectorDocument {
  private let library: LibRSVG
  private let handle: OpaquePointer
  let size: CGSize

  init(_ data: Data, name: String) throws(ImageError) {
    library = try LibRSVG.shared.functions(for: name)
    var error: UnsafeMutablePointer<GError>?
    let stream = data.withUnsafeBytes { ApusMemoryStream($0.baseAddress, $0.count) }
    defer { g_object_unref(stream) }
    guard let handle = library.newFromStream(stream, nil, 0, nil, &error) else {
      // The library's messages may have several lines.
      let lines = error.map { String(cString: $0.pointee.message).split(whereSeparator: \.isNewline) }
      let reason = lines?.joined(separator: " ") ?? "the drawing is damaged"
      g_clear_error(&error)
      throw .unreadable(name: name, reason: reason)
    }
    self.handle = handle
    // Lengths in inches and the like become CSS pixels.
    library.setDPI(handle, 96)
    var width = 0.0, height = 0.0
    if library.intrinsicSize(handle, &width, &height) == 0 || width <= 0 || height <= 0 {
      var hasWidth: gboolean = 0, hasHeight: gboolean = 0, hasBox: gboolean = 0
      var w: LibRSVG.Length = (0, 0), h: LibRSVG.Length = (0, 0), box: LibRSVG.Rectangle = (0, 0, 0, 0)
      library.intrinsicDimensions(handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
      (width, height) = hasBox != 0 ? (box.width, box.height) : (0, 0)
    }
    size = CGSize(untrustedWidth: width, height: height)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  func draw(in context: OpaquePointer, width: Int, height: Int) -> Bool {
    // Like bitmaps, drawings are stretched to what is asked for.
    cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
    var viewport: LibRSVG.Rectangle = (0, 0, size.width, size.height)
    return library.render(handle, context, &viewport, nil) != 0
  }
}
