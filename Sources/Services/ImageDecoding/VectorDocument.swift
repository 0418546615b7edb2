import CCairo
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// A drawing that a library has read, in this process.
protocol VectorDocument: AnyObject {
  var size: CGSize { get }
  /// Draws it over a surface of a size in pixels; says whether it could be drawn.
  func draw(in context: OpaquePointer, width: Int, height: Int) -> Bool
}

/// The kinds of drawings.
enum VectorKind: UInt64 {
  case svg = 1
  case pdf = 2

  /// Has the kind's library read a drawing.
  func open(_ data: Data, name: String) throws(ImageError) -> any VectorDocument {
    switch self {
    case .svg: try SVGDocument(data, name: name)
    case .pdf: try PDFDocument(data, name: name)
    }
  }
}

extension VectorDocument {
  /// The drawing's pixels; `nil` where it cannot be drawn.
  func image(width: Int, height: Int) -> CGImage? {
    let surface = notNull(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    defer { cairo_surface_destroy(surface) }
    let context = notNull(cairo_create(surface))
    let isDrawn = draw(in: context, width: width, height: height)
    cairo_destroy(context)
    guard isDrawn else { return nil }
    cairo_surface_flush(surface)
    guard let source = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      guard let target = target.baseAddress else { return }
      for y in 0..<height {
        let from = UnsafeRawPointer(source + y * stride).assumingMemoryBound(to: UInt32.self)
        let to = target + y * width * 4
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
  init(untrustedWidth width: Double, height: Double) {
    let isSize = width.isFinite && height.isFinite && width > 0 && height > 0
    self = isSize ? CGSize(width: min(width, 100_000), height: min(height, 100_000)) : CGSize(width: 100, height: 100)
  }
}
