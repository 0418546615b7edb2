import CCairo
import CImaging
import CoreGraphicsTypes
package import Foundation
package import SwiftUICore

/// Reads pictures with the system's libraries: gdk-pixbuf for bitmaps, librsvg for SVG, poppler for PDF.
///
/// Input is untrusted: files are bounded in bytes, and bitmaps in pixels before they are decoded. What a file is follows from its
/// first bytes, and only the kinds of ``ImageKind`` are given to a library.
package final class SystemImageDecoder: ImageDecoder {
  private let pixelLimit: Int
  private let byteLimit: Int

  /// - Parameters:
  ///   - pixelLimit: The most pixels a bitmap may have.
  ///   - byteLimit: The most bytes a file may have.
  package init(pixelLimit: Int = 64_000_000, byteLimit: Int = 256 << 20) {
    self.pixelLimit = pixelLimit
    self.byteLimit = byteLimit
  }

  package func open(_ url: URL) throws(ImageError) -> any ImageSource {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: url)
      defer { try? file.close() }
      // One byte more than allowed tells files that are too long, whatever their attributes say.
      data = try file.read(upToCount: byteLimit + 1) ?? Data()
    } catch {
      throw .unreadable(name: url.path, reason: "the file cannot be opened")
    }
    return try open(data, name: url.path)
  }

  package func open(_ data: Data, name: String) throws(ImageError) -> any ImageSource {
    guard !data.isEmpty else { throw .unreadable(name: name, reason: "the file is empty") }
    guard data.count <= byteLimit else {
      throw .unreadable(name: name, reason: "it is larger than \(byteLimit >> 20) MB")
    }
    switch ImageKind(of: data) {
    case .pdf: return try PDFSource(data, name: name)
    case .svg: return try SVGSource(data, name: name)
    case .bitmap(let format):
      let loader = BitmapLoader(format: format, name: name, pixelLimit: pixelLimit)
      return BitmapSource(try loader.decode(format == "gif" ? GIFFrames.first(of: data) : data))
    case nil: throw .unsupported(name: name)
    }
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

/// A decoded bitmap.
final class BitmapSource: ImageSource {
  private let image: CGImage
  init(_ image: CGImage) { self.image = image }
  var size: CGSize { CGSize(width: image.width, height: image.height) }
  var isVector: Bool { false }
  func bitmap(pixelSize: CGSize) -> CGImage? { image }
}
