import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("Files of UIImages")
@MainActor
struct UIImageFilesTests {
  /// Two pixels beside each other: red and blue.
  private let pixels = CGImage(width: 2, height: 1, pixels: Data([255, 0, 0, 255, 0, 0, 255, 255]))

  @Test("a PNG file has the picture's pixels, a JPEG file those that it keeps")
  func files() throws {
    try Screen { EmptyView() }.withServices {
      let image = UIImage(cgImage: pixels, scale: 2, orientation: .up)
      #expect(image.size == CGSize(width: 1, height: 0.5) && image.scale == 2)
      let png = try #require(image.pngData().flatMap { UIImage(data: $0) })
      #expect(png.cgImage?.pixels == pixels.pixels)
      #expect(try #require(image.jpegData(compressionQuality: 1)).starts(with: [0xFF, 0xD8]))
      #expect(UIImage(systemName: "star")?.pngData() != nil)
    }
  }

  @Test(
    "pixels that lie otherwise stand upright where they show, and in files",
    arguments: [
      (.up, [255, 0]), (.down, [0, 255]), (.upMirrored, [0, 255]), (.downMirrored, [255, 0]), (.left, [0, 255]),
      (.right, [255, 0]),
      (.leftMirrored, [255, 0]), (.rightMirrored, [0, 255]),
    ] as [(UIImage.Orientation, [UInt8])])
  func orientation(orientation: UIImage.Orientation, reds: [UInt8]) throws {
    let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
    let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    #expect(
      image.imageOrientation == orientation
        && image.size == (isTurned ? CGSize(width: 1, height: 2) : CGSize(width: 2, height: 1)))
    #expect(image.cgImage === pixels && image.withRenderingMode(.alwaysOriginal).imageOrientation == orientation)
    try Screen { EmptyView() }.withServices {
      let written = try #require(image.pngData().flatMap { UIImage(data: $0) }?.cgImage)
      #expect(CGSize(width: written.width, height: written.height) == image.size)
      #expect([written.pixels[0], written.pixels[4]] == reds)
    }
  }
}
