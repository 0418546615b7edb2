import CCairo
package import Foundation
import DisplayModel

/// Pixels in memory that Cairo draws into: premultiplied, four bytes each in the order blue, green, red, alpha.
package final class PixelBuffer {
  package let width: Int
  package let height: Int
  /// Bytes from one row to the next.
  package let stride: Int
  /// The `cairo_surface_t *`; owned.
  ///
  /// A host may draw with it, or keep it with `cairo_surface_reference`.
  package let surface: OpaquePointer
  /// The surface's pixels, at one address as long as it lives.
  private let memory: UnsafeMutablePointer<UInt8>
  /// What owns the memory, where it is not Cairo's.
  private let owner: AnyObject?

  /// The most pixels in one direction.
  package static let sideLimit = 16_384

  /// Creates a transparent picture; sides are limited to 1…``sideLimit`` pixels.
  ///
  /// Traps when memory is exhausted.
  package init(width: Int, height: Int) {
    self.width = min(max(width, 1), Self.sideLimit)
    self.height = min(max(height, 1), Self.sideLimit)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
    precondition(
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, "no memory for a picture of \(width) × \(height) pixels")
    stride = Int(cairo_image_surface_get_stride(surface))
    memory = notNull(cairo_image_surface_get_data(surface))
    owner = nil
  }

  /// Creates a picture in memory of somebody else, which has four bytes for each pixel and nothing between the rows.
  package init(width: Int, height: Int, memory: UnsafeMutableRawPointer, owner: AnyObject) {
    self.width = width
    self.height = height
    self.owner = owner
    self.memory = memory.assumingMemoryBound(to: UInt8.self)
    stride = width * 4
    surface = cairo_image_surface_create_for_data(
      self.memory, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    precondition(
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      "\(width) × \(height) pixels are no picture for Cairo: give sides of 1…32,767 pixels")
  }

  deinit { cairo_surface_destroy(surface) }

  /// The bytes, rows from the top; valid while the buffer lives.
  ///
  /// Call ``markDirty()`` after a change.
  package var bytes: UnsafeMutableRawBufferPointer {
    cairo_surface_flush(surface)
    return UnsafeMutableRawBufferPointer(start: memory, count: stride * height)
  }

  /// The pixels of a row, as 0xAARRGGBB.
  func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutableRawPointer(memory + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Tells Cairo that bytes were changed.
  package func markDirty() { cairo_surface_mark_dirty(surface) }

  /// The pixel at a place as 0xAARRGGBB, premultiplied; 0 outside of the picture.
  package func pixel(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
  }

  // MARK: PNG

  /// The picture as the bytes of a PNG file.
  package func pngData() throws(PixelBufferError) -> Data {
    cairo_surface_flush(surface)
    var data = Data()
    let status = withUnsafeMutablePointer(to: &data) { target in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, bytes, count in
          guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          notNull(closure).assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, UnsafeMutableRawPointer(target))
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notWritten(path: "PNG data", reason: String(cString: cairo_status_to_string(status)))
    }
    return data
  }

  /// Writes the picture as a PNG file.
  package func writePNG(to url: URL) throws(PixelBufferError) {
    let data = try pngData()
    do {
      try data.write(to: url)
    } catch {
      throw .notWritten(path: url.path, reason: error.localizedDescription)
    }
  }

  /// Reads a PNG file.
  package convenience init(contentsOfPNG url: URL) throws(PixelBufferError) {
    try self.init(copying: notNull(cairo_image_surface_create_from_png(url.path)), of: url.path)
  }

  /// Reads the bytes of a PNG file; `name` is what errors call it.
  package convenience init(png data: Data, name: String) throws(PixelBufferError) {
    var rest = data[...]
    let loaded = withUnsafeMutablePointer(to: &rest) { source in
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          let source = notNull(closure).assumingMemoryBound(to: Data.self)
          guard let bytes, source.pointee.count >= count else { return CAIRO_STATUS_READ_ERROR }
          source.pointee.copyBytes(to: bytes, count: Int(count))
          source.pointee.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, UnsafeMutableRawPointer(source))
    }
    try self.init(copying: notNull(loaded), of: name)
  }

  /// Takes the pixels of a `cairo_surface_t *` that was read, and destroys it.
  private convenience init(copying loaded: OpaquePointer, of path: String) throws(PixelBufferError) {
    defer { cairo_surface_destroy(loaded) }
    let status = cairo_surface_status(loaded)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .notRead(path: path, reason: String(cString: cairo_status_to_string(status)))
    }
    let (width, height) = (Int(cairo_image_surface_get_width(loaded)), Int(cairo_image_surface_get_height(loaded)))
    guard width <= Self.sideLimit, height <= Self.sideLimit else {
      throw .notRead(path: path, reason: "\(width) × \(height) pixels are more than \(Self.sideLimit) on a side")
    }
    self.init(width: width, height: height)
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
