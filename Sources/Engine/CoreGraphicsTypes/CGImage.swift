package import Foundation

/// A picture of pixels: premultiplied RGBA, eight bits each, rows from the top.
public final class CGImage: Sendable {
  /// How many pixels a row has.
  public let width: Int
  /// How many rows there are.
  public let height: Int
  /// `width × height × 4` bytes.
  package let pixels: Data

  /// Creates a picture; traps when the number of bytes does not fit the size.
  package init(width: Int, height: Int, pixels: Data) {
    guard pixels.count == width * height * 4 else {
      fatalError("a CGImage of \(width) × \(height) needs \(width * height * 4) bytes")
    }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
