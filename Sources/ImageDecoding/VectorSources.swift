import CCairo
import CImaging
import CPoppler
import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Draws vector pictures at the sizes asked for, and keeps the last few.
struct VectorCache {
  private var entries: [(width: Int, height: Int, image: CGImage)] = []

  mutating func image(for size: CGSize, draw: (OpaquePointer, Int, Int) -> Bool) -> CGImage? {
    let width = min(max(Int(size.width.rounded(.up)), 1), 8192), height = min(max(Int(size.height.rounded(.up)), 1), 8192)
    if let known = entries.first(where: { $0.width == width && $0.height == height }) { return known.image }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    guard draw(context, width, height) else { return nil }
    cairo_surface_flush(surface)
    let image = Self.image(of: surface, width: width, height: height)
    if entries.count == 4 { entries.removeFirst() }
    entries.append((width, height, image))
    return image
  }

  private static func image(of surface: OpaquePointer, width: Int, height: Int) -> CGImage {
    let stride = Int(cairo_image_surface_get_stride(surface))
    let source = cairo_image_surface_get_data(surface)!
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<height {
        for x in 0..<width {
          let from = source + y * stride + x * 4
          let to = (y * width + x) * 4
          (target[to], target[to + 1], target[to + 2], target[to + 3]) = (from[2], from[1], from[0], from[3])
        }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}

/// An SVG drawing. References to other files are not followed.
final class SVGSource: ImageSource {
  private let handle: UnsafeMutablePointer<RsvgHandle>
  let size: CGSize
  private var cache = VectorCache()
  var isVector: Bool { true }

  init(_ data: Data, name: String) throws(ImageError) {
    var error: UnsafeMutablePointer<GError>?
    let stream = data.withUnsafeBytes { ApusMemoryStream($0.baseAddress, $0.count) }
    defer { g_object_unref(stream) }
    guard let handle = rsvg_handle_new_from_stream_sync(stream, nil, RSVG_HANDLE_FLAGS_NONE, nil, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "the drawing is damaged"
      g_clear_error(&error)
      throw .unreadable(name: name, reason: reason)
    }
    self.handle = handle
    var width = 0.0, height = 0.0
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
      var hasWidth: gboolean = 0, hasHeight: gboolean = 0, hasBox: gboolean = 0
      var w = RsvgLength(), h = RsvgLength(), box = RsvgRectangle()
      rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &w, &hasHeight, &h, &hasBox, &box)
      (width, height) = hasBox != 0 ? (box.width, box.height) : (100, 100)
    }
    size = CGSize(width: min(max(width, 1), 100_000), height: min(max(height, 1), 100_000))
  }

  deinit { g_object_unref(handle) }

  func bitmap(pixelSize: CGSize) -> CGImage? {
    cache.image(for: pixelSize) { context, width, height in
      var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
      return rsvg_handle_render_document(handle, context, &viewport, nil) != 0
    }
  }
}

/// The first page of a PDF file.
final class PDFSource: ImageSource {
  private let document: OpaquePointer
  private let page: OpaquePointer
  let size: CGSize
  private var cache = VectorCache()
  var isVector: Bool { true }

  init(_ data: Data, name: String) throws(ImageError) {
    var error: UnsafeMutablePointer<GError>?
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard let document = poppler_document_new_from_bytes(bytes, nil, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "the document is damaged"
      g_clear_error(&error)
      throw .unreadable(name: name, reason: reason)
    }
    guard let page = poppler_document_get_page(document, 0) else {
      g_object_unref(UnsafeMutableRawPointer(document))
      throw .unreadable(name: name, reason: "the document has no page")
    }
    self.document = document
    self.page = page
    var width = 0.0, height = 0.0
    poppler_page_get_size(page, &width, &height)
    size = CGSize(width: min(max(width, 1), 100_000), height: min(max(height, 1), 100_000))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(page))
    g_object_unref(UnsafeMutableRawPointer(document))
  }

  func bitmap(pixelSize: CGSize) -> CGImage? {
    cache.image(for: pixelSize) { context, width, height in
      cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
      poppler_page_render(page, context)
      return true
    }
  }
}
