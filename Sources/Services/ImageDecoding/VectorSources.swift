import CCairo
import CImaging
import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Draws vector pictures at the sizes asked for, and keeps the last few.
struct VectorCache {
  private static let entryLimit = 4
  /// Pixels in one direction, and in all.
  private static let sideLimit = 8192.0
  private static let areaLimit = 16_000_000.0
  private var entries: [(width: Int, height: Int, image: CGImage)] = []

  /// The drawing that covers a size in pixels; smaller, in proportion, where that would be too large.
  mutating func image(for size: CGSize, draw: (OpaquePointer, Int, Int) -> Bool) -> CGImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let fit = min(
      1, Self.sideLimit / max(size.width, size.height), (Self.areaLimit / size.width / size.height).squareRoot())
    let width = max(Int((size.width * fit).rounded(.up)), 1), height = max(Int((size.height * fit).rounded(.up)), 1)
    if let index = entries.firstIndex(where: { $0.width == width && $0.height == height }) {
      entries.append(entries.remove(at: index))
      return entries.last?.image
    }
    guard let image = Self.draw(width, height, draw) else { return nil }
    if entries.count == Self.entryLimit { entries.removeFirst() }
    entries.append((width, height, image))
    return image
  }

  private static func draw(_ width: Int, _ height: Int, _ draw: (OpaquePointer, Int, Int) -> Bool) -> CGImage? {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))!
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)!
    let isDrawn = draw(context, width, height)
    cairo_destroy(context)
    guard isDrawn else { return nil }
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<height {
        let from = UnsafeRawPointer(source + y * stride).assumingMemoryBound(to: UInt32.self)
        let to = target.baseAddress! + y * width * 4
        for x in 0..<width {
          let pixel = from[x] & 0xFF00_FF00 | (from[x] & 0xFF) << 16 | from[x] >> 16 & 0xFF
          to.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
        }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}

extension CGSize {
  /// The size within what pictures can have; a square where it is no size at all.
  fileprivate init(untrustedWidth width: Double, height: Double) {
    let isSize = width.isFinite && height.isFinite && width > 0 && height > 0
    self = isSize ? CGSize(width: min(width, 100_000), height: min(height, 100_000)) : CGSize(width: 100, height: 100)
  }
}

/// An SVG drawing.
///
/// References to other files are not followed: the handle knows no place that they could be relative to.
final class SVGSource: ImageSource {
  private let library: LibRSVG
  private let handle: OpaquePointer
  let size: CGSize
  private var cache = VectorCache()
  var isVector: Bool { true }

  init(_ data: Data, name: String) throws(ImageError) {
    library = try LibRSVG.shared.functions(for: name)
    var error: UnsafeMutablePointer<GError>?
    let stream = data.withUnsafeBytes { ApusMemoryStream($0.baseAddress, $0.count) }
    defer { g_object_unref(stream) }
    guard let handle = library.newFromStream(stream, nil, 0, nil, &error) else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "the drawing is damaged"
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

  func bitmap(pixelSize: CGSize) -> CGImage? {
    cache.image(for: pixelSize) { context, width, height in
      // Like bitmaps, drawings are stretched to what is asked for.
      cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
      var viewport: LibRSVG.Rectangle = (0, 0, size.width, size.height)
      return library.render(handle, context, &viewport, nil) != 0
    }
  }
}

/// The first page of a PDF file.
final class PDFSource: ImageSource {
  private let library: LibPoppler
  private let document: OpaquePointer
  private let page: OpaquePointer
  let size: CGSize
  private var cache = VectorCache()
  var isVector: Bool { true }

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

  func bitmap(pixelSize: CGSize) -> CGImage? {
    cache.image(for: pixelSize) { context, width, height in
      cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
      library.render(page, context)
      return true
    }
  }
}
