import CCairo
import Foundation

/// Pixels in memory that Cairo draws into: premultiplied, 32 bits each, native-endian ARGB.
package final class PixelBuffer {
  package let width: Int
  package let height: Int
  /// The `cairo_surface_t *`; owned.
  package let surface: OpaquePointer

  /// Creates a transparent picture; sizes are limited to 1…16,384 pixels.
  package init(width: Int, height: Int) {
    self.width = min(max(width, 1), 16_384)
    self.height = min(max(height, 1), 16_384)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Bytes from one row to the next.
  package var stride: Int { Int(cairo_image_surface_get_stride(surface)) }

  /// The bytes, rows from the top; valid while the buffer lives.
  package var bytes: UnsafeMutableRawBufferPointer {
    cairo_surface_flush(surface)
    return UnsafeMutableRawBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height)
  }

  /// Tells Cairo that bytes were changed.
  package func markDirty() { cairo_surface_mark_dirty(surface) }

  /// The pixel at a place as 0xAARRGGBB, premultiplied.
  package func pixel(x: Int, y: Int) -> UInt32 { bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) }

  /// Writes the picture as a PNG file.
  package func writePNG(to url: URL) throws {
    cairo_surface_flush(surface)
    let status = cairo_surface_write_to_png(surface, url.path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PixelBufferError.notWritten(path: url.path, reason: String(cString: cairo_status_to_string(status)))
    }
  }

  /// Reads a PNG file.
  package convenience init(contentsOfPNG url: URL) throws {
    let loaded = cairo_image_surface_create_from_png(url.path)!
    defer { cairo_surface_destroy(loaded) }
    let status = cairo_surface_status(loaded)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PixelBufferError.notRead(path: url.path, reason: String(cString: cairo_status_to_string(status)))
    }
    self.init(
      width: Int(cairo_image_surface_get_width(loaded)), height: Int(cairo_image_surface_get_height(loaded)))
    let context = cairo_create(surface)
    cairo_set_source_surface(context, loaded, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
  }
}

/// Why a picture's file could not be used.
package enum PixelBufferError: Error, CustomStringConvertible {
  case notWritten(path: String, reason: String)
  case notRead(path: String, reason: String)
  package var description: String {
    switch self {
    case .notWritten(let path, let reason): "\(path) cannot be written: \(reason)"
    case .notRead(let path, let reason): "\(path) cannot be read as PNG: \(reason)"
    }
  }
}
