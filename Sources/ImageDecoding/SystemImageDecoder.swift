import CCairo
import CImaging
import CoreGraphicsTypes
import Foundation
import SwiftUICore

/// Reads pictures with the system's libraries: gdk-pixbuf for bitmaps, librsvg for SVG, poppler for PDF.
///
/// Input is untrusted: files are bounded in bytes, and bitmaps in pixels before they are decoded.
package final class SystemImageDecoder: ImageDecoder {
  private let pixelLimit: Int
  private static let byteLimit = 256 << 20

  /// - Parameter pixelLimit: The most pixels a bitmap may have.
  package init(pixelLimit: Int = 64_000_000) { self.pixelLimit = pixelLimit }

  package func open(_ url: URL) throws(ImageError) -> any ImageSource {
    let name = url.lastPathComponent
    let data: Data
    do {
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= Self.byteLimit else {
        throw ImageError.unreadable(name: url.path, reason: "it has \(size) bytes, more than \(Self.byteLimit)")
      }
      data = try Data(contentsOf: url)
    } catch let error as ImageError {
      throw error
    } catch {
      throw .unreadable(name: url.path, reason: "the file cannot be opened")
    }
    return try open(data, name: name)
  }

  package func open(_ data: Data, name: String) throws(ImageError) -> any ImageSource {
    guard !data.isEmpty else { throw .unreadable(name: name, reason: "the file is empty") }
    if data.starts(with: Array("%PDF-".utf8)) { return try PDFSource(data, name: name) }
    let head = String(decoding: data.prefix(1024), as: UTF8.self)
    if head.contains("<svg") || (head.hasPrefix("<?xml") && head.contains("svg")) { return try SVGSource(data, name: name) }
    return BitmapSource(try decode(data, name: name))
  }

  private final class SizeCheck {
    let limit: Int
    var found: (Int, Int)?
    init(limit: Int) { self.limit = limit }
  }

  private func decode(_ data: Data, name: String) throws(ImageError) -> CGImage {
    let loader = gdk_pixbuf_loader_new()!
    defer { g_object_unref(loader) }
    let check = SizeCheck(limit: pixelLimit)
    let prepared: @convention(c) (OpaquePointer?, Int32, Int32, gpointer?) -> Void = { loader, width, height, user in
      let check = Unmanaged<SizeCheck>.fromOpaque(user!).takeUnretainedValue()
      check.found = (Int(width), Int(height))
      // Asking for no size at all makes the loader skip the pixels.
      if Int(width) * Int(height) > check.limit {
        gdk_pixbuf_loader_set_size(UnsafeMutableRawPointer(loader!).assumingMemoryBound(to: GdkPixbufLoader.self), 0, 0)
      }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(check).toOpaque(), nil, GConnectFlags(rawValue: 0))
    var error: UnsafeMutablePointer<GError>?
    var isFine = data.withUnsafeBytes {
      gdk_pixbuf_loader_write(loader, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize($0.count), &error) != 0
    }
    var closeError: UnsafeMutablePointer<GError>?
    isFine = gdk_pixbuf_loader_close(loader, &closeError) != 0 && isFine
    let reason = (error ?? closeError).map { String(cString: $0.pointee.message) }
    g_clear_error(&error)
    g_clear_error(&closeError)
    if let (width, height) = check.found, width * height > pixelLimit {
      throw .tooLarge(name: name, width: width, height: height, limit: pixelLimit)
    }
    guard isFine, let raw = gdk_pixbuf_loader_get_pixbuf(loader) else {
      if check.found == nil { throw .unsupported(name: name) }
      throw .unreadable(name: name, reason: reason ?? "the file is damaged")
    }
    let upright = gdk_pixbuf_apply_embedded_orientation(raw) ?? raw
    defer { if upright != raw { g_object_unref(UnsafeMutableRawPointer(upright)) } }
    return Self.image(from: upright)
  }

  private static func image(from pixbuf: OpaquePointer) -> CGImage {
    let width = Int(gdk_pixbuf_get_width(pixbuf)), height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf)), stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    let source = gdk_pixbuf_read_pixels(pixbuf)!
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      for y in 0..<height {
        for x in 0..<width {
          let from = source + y * stride + x * channels
          let alpha = channels == 4 ? Int(from[3]) : 255
          let to = (y * width + x) * 4
          for channel in 0..<3 { target[to + channel] = UInt8((Int(from[channel]) * alpha + 127) / 255) }
          target[to + 3] = UInt8(alpha)
        }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }
}

/// A decoded bitmap.
final class BitmapSource: ImageSource {
  private let image: CGImage
  init(_ image: CGImage) { self.image = image }
  var size: CGSize { CGSize(width: image.width, height: image.height) }
  var isVector: Bool { false }
  func bitmap(pixelSize: CGSize) -> CGImage? { image }
}
