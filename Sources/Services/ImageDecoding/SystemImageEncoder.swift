import CImaging
package import CoreGraphicsTypes
package import Foundation
package import DisplayModel

/// Writes pixels by gdk-pixbuf, as PNG and JPEG files.
package final class SystemImageEncoder: ImageEncoder {
  package init() {}

  package func png(of image: CGImage) throws(ImageError) -> Data {
    try write(image.divided, channels: 4, of: image, as: "png", options: [:])
  }

  package func jpeg(of image: CGImage, quality: Double) throws(ImageError) -> Data {
    let quality = quality.isNaN ? 1 : min(max(quality, 0), 1)
    return try write(
      image.overWhite, channels: 3, of: image, as: "jpeg", options: ["quality": "\(Int(clamping: (quality * 100).rounded()))"])
  }

  private func write(
    _ pixels: Data, channels: Int, of image: CGImage, as format: String, options: [String: String]
  ) throws(ImageError) -> Data {
    let name = "as \(format.uppercased())"
    let bytes = pixels.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    guard image.width > 0, image.height > 0,
      let pixbuf = gdk_pixbuf_new_from_bytes(
        bytes, GDK_COLORSPACE_RGB, channels == 4 ? 1 : 0, 8, Int32(image.width), Int32(image.height),
        Int32(image.width * channels))
    else { throw .unwritable(name: name, reason: "it has no pixels") }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var buffer: UnsafeMutablePointer<CChar>?
    var count: gsize = 0
    var error: UnsafeMutablePointer<GError>?
    let isWritten = Self.withStrings(Array(options.keys)) { keys in
      Self.withStrings(Array(options.values)) { values in
        gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, format, keys, values, &error) != 0
      }
    }
    guard isWritten, let buffer else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "gdk-pixbuf gives no reason"
      g_clear_error(&error)
      throw .unwritable(name: name, reason: reason)
    }
    defer { g_free(buffer) }
    return Data(bytes: buffer, count: Int(count))
  }

  /// Strings as C has them, with nothing after the last.
  private static func withStrings<Result>(
    _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return copies.withUnsafeMutableBufferPointer { body(notNull($0.baseAddress)) }
  }
}

extension CGImage {
  /// The pixels with their colours as they are, not multiplied by alpha.
  fileprivate var divided: Data {
    var result = pixels
    result.withUnsafeMutableBytes { (bytes: UnsafeMutableRawBufferPointer) in
      for start in stride(from: 0, to: bytes.count - 3, by: 4) {
        let alpha = Int(bytes[start + 3])
        guard alpha != 255, alpha != 0 else { continue }
        for channel in start..<start + 3 { bytes[channel] = UInt8(min((Int(bytes[channel]) * 255 + alpha / 2) / alpha, 255)) }
      }
    }
    return result
  }

  /// The pixels without alpha, over white.
  fileprivate var overWhite: Data {
    var result = Data(count: width * height * 3)
    pixels.withUnsafeBytes { (from: UnsafeRawBufferPointer) in
      result.withUnsafeMutableBytes { (to: UnsafeMutableRawBufferPointer) in
        for pixel in 0..<width * height {
          let white = 255 - from[pixel * 4 + 3]
          for channel in 0..<3 { to[pixel * 3 + channel] = from[pixel * 4 + channel] &+ white }
        }
      }
    }
    return result
  }
}
