package import CoreGraphicsTypes
package import Foundation

/// Reads pictures.
///
/// Input is untrusted: a decoder bounds the size of what it makes and throws instead of crashing.
package protocol ImageDecoder: AnyObject {
  /// Opens a picture from a file (PNG, JPEG, GIF, WebP, SVG, PDF by content, not by name).
  func open(_ url: URL) throws(ImageError) -> any ImageSource
  /// Opens a picture from bytes.
  func open(_ data: Data, name: String) throws(ImageError) -> any ImageSource
}

/// A picture that can be drawn at any pixel size.
///
/// Renderers may recognise the sources of the decoder they work with.
package protocol ImageSource: AnyObject {
  /// Pixels for a bitmap, points for a vector picture.
  var size: CGSize { get }
  var isVector: Bool { get }
  /// The picture at its own size (bitmap), or drawn to cover `pixelSize` (vector); cached by the source.
  func bitmap(pixelSize: CGSize) -> CGImage?
  /// What tells the picture from others: sources of the same pixels are the same.
  var identity: ObjectIdentifier { get }
}

extension ImageSource {
  package var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Why a picture cannot be shown.
package enum ImageError: Error, CustomStringConvertible, Equatable {
  case unreadable(name: String, reason: String)
  case tooLarge(name: String, width: Int, height: Int, limit: Int)
  case unsupported(name: String)
  /// Its file cannot be made.
  case unwritable(name: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let name, let reason): "image \(name) cannot be read: \(reason)"
    case .tooLarge(let name, let width, let height, let limit):
      "image \(name) is \(width) × \(height) pixels, more than the limit of \(limit) pixels in all; make it smaller"
    case .unwritable(let name, let reason): "image \(name) cannot be written: \(reason)"
    case .unsupported(let name): "image \(name) is of no known kind (PNG, JPEG, GIF, WebP, SVG and PDF are)"
    }
  }
}
