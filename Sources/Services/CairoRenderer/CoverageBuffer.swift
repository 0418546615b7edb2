import CCairo
import Foundation

/// How much of each pixel is covered, one byte each: a mask that Cairo paints through.
final class CoverageBuffer: RasterCacheable {
  let width: Int
  let height: Int
  let stride: Int
  /// The `cairo_surface_t *`; owned.
  let surface: OpaquePointer
  let bytes: UnsafeMutablePointer<UInt8>

  var byteCount: Int { stride * height }

  /// Creates an empty mask; `nil` for sizes that Cairo refuses.
  init?(width: Int, height: Int) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    self.width = width
    self.height = height
    surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    bytes = data
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Call before reading what Cairo drew.
  func flush() { cairo_surface_flush(surface) }
  /// Call after changing bytes.
  func markDirty() { cairo_surface_mark_dirty(surface) }
}
