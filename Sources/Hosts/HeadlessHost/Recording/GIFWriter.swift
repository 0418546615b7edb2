import CRecording
import CairoRenderer
import Foundation
import LaunchContract

/// Writes GIF films by giflib, each picture with the 255 colours that suit it best.
enum GIFWriter {
  static func write(_ frames: [Recording.Frame], size: (Int, Int), rate: Int, to url: URL) throws {
    var status: Int32 = 0
    guard let file = EGifOpenFileName(url.path, false, &status) else {
      throw LaunchError("\(url.path) cannot be written: \(message(status))")
    }
    defer { EGifCloseFile(file, &status) }
    EGifSetGifVersion(file, true)
    try check(EGifPutScreenDesc(file, Int32(size.0), Int32(size.1), 8, 0, nil), file, url)
    try repeatForEver(file, url)
    var elapsed = 0
    for frame in frames {
      // Hundredths of a second are rounded at the film's own times, so that errors do not add up.
      let start = elapsed * 100 / rate
      elapsed += frame.steps
      try add(frame, delay: max(elapsed * 100 / rate - start, 2), file, url)
    }
  }

  private typealias File = UnsafeMutablePointer<GifFileType>

  private static func repeatForEver(_ file: File, _ url: URL) throws {
    try check(EGifPutExtensionLeader(file, Int32(APPLICATION_EXT_FUNC_CODE)), file, url)
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"), file, url)
    try check(EGifPutExtensionBlock(file, 3, [1, 0, 0] as [UInt8]), file, url)
    try check(EGifPutExtensionTrailer(file), file, url)
  }

  private static func add(_ frame: Recording.Frame, delay: Int, _ file: File, _ url: URL) throws {
    let picture = frame.picture
    var control = GraphicsControlBlock(
      DisposalMode: Int32(DISPOSE_DO_NOT), UserInputFlag: false, DelayTime: Int32(min(delay, 65_535)),
      TransparentColor: Int32(NO_TRANSPARENT_COLOR))
    var bytes = [UInt8](repeating: 0, count: 4)
    _ = EGifGCBToExtension(&control, &bytes)
    try check(EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, bytes), file, url)

    guard let map = GifMakeMapObject(256, nil) else { throw LaunchError("no memory for a film's colours") }
    defer { GifFreeMapObject(map) }
    var pixels = try quantize(picture, into: map)
    try check(
      EGifPutImageDesc(
        file, Int32(frame.x), Int32(frame.y), Int32(picture.width), Int32(picture.height), false, map), file, url)
    for y in 0..<picture.height {
      let status = pixels.withUnsafeMutableBufferPointer {
        EGifPutLine(
          file, UnsafeMutableBufferPointer(rebasing: $0[(y * picture.width)...]).baseAddress, Int32(picture.width))
      }
      try check(status, file, url)
    }
  }

  /// Finds a picture's colours and returns each pixel's number.
  private static func quantize(_ picture: PixelBuffer, into map: UnsafeMutablePointer<ColorMapObject>) throws -> [UInt8] {
    let count = picture.width * picture.height
    var (red, green, blue) = (
      [UInt8](repeating: 0, count: count), [UInt8](repeating: 0, count: count), [UInt8](repeating: 0, count: count)
    )
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.pixel(x: x, y: y)
        let index = y * picture.width + x
        (red[index], green[index], blue[index]) = (UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255))
      }
    }
    var pixels = [UInt8](repeating: 0, count: count)
    var colors: Int32 = 256
    let status = GifQuantizeBuffer(
      UInt32(picture.width), UInt32(picture.height), &colors, &red, &green, &blue, &pixels, map.pointee.Colors)
    guard status == GIF_OK else { throw LaunchError("a film's colours could not be found") }
    return pixels
  }

  private static func check(_ status: Int32, _ file: File, _ url: URL) throws {
    guard status != GIF_OK else { return }
    throw LaunchError("\(url.path) cannot be written: \(message(file.pointee.Error))")
  }

  private static func message(_ status: Int32) -> String {
    GifErrorString(status).map { String(cString: $0) } ?? "error \(status)"
  }
}
