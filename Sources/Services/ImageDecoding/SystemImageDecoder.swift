package import AppFiles
import CCairo
import CImaging
import CoreGraphicsTypes
package import Foundation
package import DisplayModel

/// Reads pictures with the system's libraries: gdk-pixbuf for bitmaps, librsvg for SVG, poppler for PDF.
///
/// Input is untrusted: files are bounded in bytes, and bitmaps in pixels before they are decoded. What a file is follows from its
/// first bytes, and only the kinds of ``ImageKind`` are given to a library.
///
/// The pixels of all pictures together stay within a budget, and are no more than what is drawn asks for. Drawings are drawn in a
/// process of their own, under limits of time and memory, unless they came with the app and cost little. Those that came with the
/// app are kept from one start to the next.
package final class SystemImageDecoder: ImageDecoder {
  private let pixelLimit: Int
  private let byteLimit: Int
  private let drawings: CacheFolder?
  /// What was decoded.
  package let pixels: DecodedPixels

  /// - Parameters:
  ///   - pixelLimit: The most pixels a bitmap may have.
  ///   - byteLimit: The most bytes a file may have.
  ///   - pixelBudget: The most bytes that decoded bitmaps and drawings have together, but for the one that was drawn last.
  ///   - drawings: Where the app's own drawings are kept; `nil` for nowhere.
  package init(
    pixelLimit: Int = 64_000_000, byteLimit: Int = 256 << 20, pixelBudget: Int = 64 << 20, drawings: CacheFolder? = nil
  ) {
    self.pixelLimit = pixelLimit
    self.byteLimit = byteLimit
    self.drawings = drawings
    pixels = DecodedPixels(byteLimit: pixelBudget)
  }

  package func open(_ url: URL) throws(ImageError) -> any ImageSource {
    try open(.file(url), name: url.path, isTrusted: Self.isInApp(url))
  }

  package func open(_ data: Data, name: String) throws(ImageError) -> any ImageSource {
    try open(.data(data), name: name, isTrusted: false)
  }

  /// Whether a file came with the app, as all do that lie in its bundle.
  private static func isInApp(_ url: URL) -> Bool {
    url.standardizedFileURL.path.hasPrefix(Bundle.main.bundleURL.standardizedFileURL.path + "/")
  }

  private func open(_ content: ImageContent, name: String, isTrusted: Bool) throws(ImageError) -> any ImageSource {
    let data = try content.read(upTo: byteLimit)
    guard !data.isEmpty else { throw .unreadable(name: name, reason: "the file is empty") }
    switch ImageKind(of: data) {
    case .pdf: return try VectorSource(.pdf, data, name: name, isTrusted: isTrusted, keepIn: drawings, pixels: pixels)
    case .svg: return try VectorSource(.svg, data, name: name, isTrusted: isTrusted, keepIn: drawings, pixels: pixels)
    case .bitmap(let format):
      let file = BitmapFile(content: content, format: format, name: name, pixelLimit: pixelLimit, byteLimit: byteLimit)
      return try BitmapSource(file, data, pixels: pixels)
    case nil: throw .unsupported(name: name)
    }
  }
}

/// Where the bytes of a picture are.
enum ImageContent {
  case file(URL)
  case data(Data)

  /// The bytes; more than `limit` of them are refused.
  func read(upTo limit: Int) throws(ImageError) -> Data {
    let (data, name): (Data, String)
    switch self {
    case .data(let bytes): (data, name) = (bytes, "")
    case .file(let url):
      name = url.path
      do {
        data = try RegularFile.contents(of: url, upTo: limit)
      } catch CocoaError.fileReadTooLarge {
        throw .unreadable(name: name, reason: "it is larger than \(limit >> 20) MB")
      } catch {
        throw .unreadable(name: name, reason: "the file cannot be opened")
      }
    }
    guard data.count <= limit else { throw .unreadable(name: name, reason: "it is larger than \(limit >> 20) MB") }
    return data
  }
}

/// What a file's first bytes say it is.
enum ImageKind: Equatable {
  /// A format by gdk-pixbuf's name.
  case bitmap(String)
  case svg
  case pdf

  init?(of data: Data) {
    let head = [UInt8](data.prefix(16))
    let starts = { (bytes: [UInt8], offset: Int) in head.dropFirst(offset).starts(with: bytes) }
    if starts([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], 0) {
      self = .bitmap("png")
    } else if starts([0xFF, 0xD8, 0xFF], 0) {
      self = .bitmap("jpeg")
    } else if starts(Array("GIF87a".utf8), 0) || starts(Array("GIF89a".utf8), 0) {
      self = .bitmap("gif")
    } else if starts(Array("RIFF".utf8), 0), starts(Array("WEBP".utf8), 8) {
      self = .bitmap("webp")
    } else if starts(Array("%PDF-".utf8), 0) {
      self = .pdf
    } else if starts([0x49, 0x49, 0x2A, 0], 0) || starts([0x4D, 0x4D, 0, 0x2A], 0) {
      self = .bitmap("tiff")
    } else if starts(Array("BM".utf8), 0) {
      self = .bitmap("bmp")
    } else if Self.isSVG(data) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the first element is that of a drawing; prologue and comments may stand before it.
  private static func isSVG(_ data: Data) -> Bool {
    let text = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let first = text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<" else { return false }
    return text.contains("<svg") || text.contains(":svg")
  }
}
