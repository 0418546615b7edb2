public import CoreGraphicsTypes
public import Foundation

extension Image {
  /// How the pixels of a picture lie, as cameras say it: what is to be done with them so that the picture stands upright.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case up = 0
    /// They are mirrored from side to side.
    case upMirrored = 2
    /// They are turned around.
    case down = 6
    /// They are mirrored from top to bottom.
    case downMirrored = 4
    /// They are turned to the left by a quarter.
    case left = 1
    /// They are mirrored along the diagonal from the top left.
    case leftMirrored = 3
    /// They are turned to the right by a quarter.
    case right = 7
    /// They are mirrored along the diagonal from the top right.
    case rightMirrored = 5

    /// Whether rows become columns.
    package var isTurned: Bool { self == .left || self == .leftMirrored || self == .right || self == .rightMirrored }

    /// Which pixel of a picture shows at a place.
    fileprivate func source(_ x: Int, _ y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
      switch self {
      case .up: (x, y)
      case .upMirrored: (width - 1 - x, y)
      case .down: (width - 1 - x, height - 1 - y)
      case .downMirrored: (x, height - 1 - y)
      case .left: (width - 1 - y, x)
      case .leftMirrored: (y, x)
      case .right: (y, height - 1 - x)
      case .rightMirrored: (width - 1 - y, height - 1 - x)
      }
    }
  }

  /// Shows pixels; `scale` is the number of pixels for each point.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(source: .pixels(PixelBox(image: cgImage, orientation: orientation), scale: scale))
    self.label = label
  }

  /// Shows pixels that say nothing to people who cannot see them; `scale` is the number of pixels for each point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .pixels(PixelBox(image: cgImage, orientation: orientation), scale: scale))
    isDecorative = true
  }
}

extension CGImage {
  /// The picture standing upright.
  package func upright(from orientation: Image.Orientation) -> CGImage {
    guard orientation != .up, width > 0, height > 0 else { return self }
    let size = orientation.isTurned ? (width: height, height: width) : (width: width, height: height)
    var turned = Data(count: pixels.count)
    pixels.withUnsafeBytes { (from: UnsafeRawBufferPointer) in
      turned.withUnsafeMutableBytes { (to: UnsafeMutableRawBufferPointer) in
        let (from, to) = (from.bindMemory(to: UInt32.self), to.bindMemory(to: UInt32.self))
        for y in 0..<size.height {
          for x in 0..<size.width {
            let source = orientation.source(x, y, width: width, height: height)
            to[y * size.width + x] = from[source.y * width + source.x]
          }
        }
      }
    }
    return CGImage(width: size.width, height: size.height, pixels: turned)
  }
}
