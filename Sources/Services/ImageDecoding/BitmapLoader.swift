import CImaging
import CoreGraphicsTypes
import Foundation
import DisplayModel

/// Decodes one bitmap with gdk-pixbuf, at its own size or at a part of it.
final class BitmapLoader {
  /// How much smaller than the file a picture is to be.
  enum Reduction {
    /// By a power of two, in both directions.
    case by(Int)
    /// By the power of two that leaves no more than a number of pixels.
    case toPixels(Int)

    func factor(for size: (width: Int, height: Int)) -> Int {
      switch self {
      case .by(let factor): return factor
      case .toPixels(let limit):
        var factor = 1
        while (size.width / factor) * (size.height / factor) > limit { factor *= 2 }
        return factor
      }
    }
  }

  /// A decoded picture, by how much it was made smaller, and the size that it has without that.
  struct Decoded {
    let image: CGImage
    let factor: Int
    let size: (width: Int, height: Int)
  }

  private var reduction = Reduction.by(1)
  private let format: String
  private let name: String
  private let pixelLimit: Int
  /// The size that the header tells.
  private var size: (width: Int, height: Int)?
  /// Rows that were decoded.
  private var lastRow = 0

  /// Prepares for bytes of a format, which has gdk-pixbuf's name.
  init(format: String, name: String, pixelLimit: Int) {
    self.format = format
    self.name = name
    self.pixelLimit = pixelLimit
  }

  private var isTooLarge: Bool {
    guard let size else { return false }
    let (count, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    return overflow || count > pixelLimit
  }

  func decode(_ data: Data, reduced reduction: Reduction) throws(ImageError) -> Decoded {
    self.reduction = reduction
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    guard let loader = gdk_pixbuf_loader_new_with_type(format, &error) else {
      throw .unreadable(name: name, reason: "this system has no reader for \(format.uppercased()) files")
    }
    defer { g_object_unref(loader) }
    watch(loader)
    if format == "webp", let canvas = WebPCanvas.size(of: data) { try check(canvas) }
    let isFine = feed(data, to: loader, &error)
    var closeError: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&closeError) }
    let isComplete = gdk_pixbuf_loader_close(loader, &closeError) != 0
    if isTooLarge, let size {
      throw .tooLarge(name: name, width: size.width, height: size.height, limit: pixelLimit)
    }
    guard isFine, isComplete, let raw = gdk_pixbuf_loader_get_pixbuf(loader) else {
      let reason = (error ?? closeError).map { String(cString: $0.pointee.message) }
      throw .unreadable(name: name, reason: reason ?? "the file is damaged")
    }
    // The reader of webp takes a file as a whole, and tells no rows of a picture that moves.
    let hasRows = format != "webp" || lastRow > 0
    guard !hasRows || lastRow >= Int(gdk_pixbuf_get_height(raw)) else {
      throw .unreadable(name: name, reason: "the file ends after \(lastRow) of \(gdk_pixbuf_get_height(raw)) rows")
    }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(raw) else { return try decoded(raw, isTurned: false) }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    let orientation = gdk_pixbuf_get_option(raw, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
    return try decoded(upright, isTurned: orientation >= 5)
  }

  private func check(_ canvas: (width: Int, height: Int)) throws(ImageError) {
    let limit = pixelLimit / WebPCanvas.count
    guard canvas.width * canvas.height > limit else { return }
    throw .tooLarge(name: name, width: canvas.width, height: canvas.height, limit: limit)
  }

  /// The pixels of a picture that stands upright, which some formats' readers have made smaller already.
  private func decoded(_ pixbuf: OpaquePointer, isTurned: Bool) throws(ImageError) -> Decoded {
    var full = (width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    if let size { full = isTurned ? (size.height, size.width) : size }
    let factor = reduction.factor(for: full)
    let requested = (width: (full.width + factor - 1) / factor, height: (full.height + factor - 1) / factor)
    let isLarger = gdk_pixbuf_get_width(pixbuf) > requested.width || gdk_pixbuf_get_height(pixbuf) > requested.height
    guard factor > 1, isLarger,
      let smaller = gdk_pixbuf_scale_simple(pixbuf, Int32(requested.width), Int32(requested.height), GDK_INTERP_BILINEAR)
    else { return Decoded(image: try image(from: pixbuf), factor: factor, size: full) }
    defer { g_object_unref(UnsafeMutableRawPointer(smaller)) }
    return Decoded(image: try image(from: smaller), factor: factor, size: full)
  }

  /// The formats whose readers can leave out detail while they read.
  private static let reducingFormats: Set<String> = ["jpeg"]

  private func watch(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let prepared: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, gpointer?) -> Void = {
      loader, width, height, owner in
      let owner = Unmanaged<BitmapLoader>.fromOpaque(notNull(owner)).takeUnretainedValue()
      if owner.size == nil { owner.size = (Int(width), Int(height)) }
      // The library would allocate right after this; no size at all makes it stop.
      if owner.isTooLarge { return gdk_pixbuf_loader_set_size(loader, 0, 0) }
      let factor = Int32(owner.reduction.factor(for: (Int(width), Int(height))))
      guard factor > 1, BitmapLoader.reducingFormats.contains(owner.format) else { return }
      gdk_pixbuf_loader_set_size(loader, (width + factor - 1) / factor, (height + factor - 1) / factor)
    }
    let updated: @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, Int32, Int32, Int32, Int32, gpointer?) -> Void = {
      _, _, y, _, height, owner in
      let owner = Unmanaged<BitmapLoader>.fromOpaque(notNull(owner)).takeUnretainedValue()
      owner.lastRow = max(owner.lastRow, Int(y) + Int(height))
    }
    connect(loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self))
    connect(loader, "area-updated", unsafeBitCast(updated, to: GCallback.self))
  }

  private func connect(_ loader: UnsafeMutablePointer<GdkPixbufLoader>, _ signal: String, _ callback: GCallback) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), signal, callback, Unmanaged.passUnretained(self).toOpaque(), nil,
      GConnectFlags(rawValue: 0))
  }

  /// Gives the file to the library piece by piece, and no more of it once the header says too much.
  private func feed(
    _ data: Data, to loader: UnsafeMutablePointer<GdkPixbufLoader>, _ error: inout UnsafeMutablePointer<GError>?
  ) -> Bool {
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let first = bytes.baseAddress else { return true }
      var offset = 0
      while offset < bytes.count, !isTooLarge {
        let count = min(bytes.count - offset, offset == 0 ? 4096 : 1 << 20)
        let segment = first.advanced(by: offset).assumingMemoryBound(to: UInt8.self)
        guard gdk_pixbuf_loader_write(loader, segment, gsize(count), &error) != 0 else { return false }
        offset += count
      }
      return true
    }
  }

  /// The pixels with their colours multiplied by alpha.
  private func image(from pixbuf: OpaquePointer) throws(ImageError) -> CGImage {
    let width = Int(gdk_pixbuf_get_width(pixbuf)), height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf)), stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    // Formats without a header that tells the size are checked here.
    guard width > 0, height > 0, width * height <= pixelLimit, let source = gdk_pixbuf_read_pixels(pixbuf) else {
      throw .tooLarge(name: name, width: width, height: height, limit: pixelLimit)
    }
    guard channels == 3 || channels == 4, gdk_pixbuf_get_bits_per_sample(pixbuf) == 8 else {
      throw .unreadable(name: name, reason: "its pixels have \(channels) channels")
    }
    var pixels = Data(count: width * height * 4)
    pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
      guard let target = target.baseAddress else { return }
      for y in 0..<height {
        let to = target + y * width * 4
        if channels == 4 {
          Self.multiply(source + y * stride, to, width)
        } else {
          Self.widen(source + y * stride, to, width)
        }
      }
    }
    return CGImage(width: width, height: height, pixels: pixels)
  }

  private static func widen(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutableRawPointer, _ count: Int) {
    for x in 0..<count {
      let pixel = UInt32(source[x * 3]) | UInt32(source[x * 3 + 1]) << 8 | UInt32(source[x * 3 + 2]) << 16 | 0xFF00_0000
      target.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
    }
  }

  private static func multiply(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutableRawPointer, _ count: Int) {
    for x in 0..<count {
      let alpha = UInt32(source[x * 4 + 3])
      var pixel = alpha << 24
      for channel in 0..<3 {
        // Exact division by 255 with rounding.
        let product = UInt32(source[x * 4 + channel]) * alpha + 128
        pixel |= ((product + (product >> 8)) >> 8) << UInt32(channel * 8)
      }
      target.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
    }
  }
}
