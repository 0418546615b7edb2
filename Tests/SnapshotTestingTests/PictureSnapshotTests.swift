import ApusTesting
import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@testable import SnapshotTesting

@Suite("Snapshots of pictures")
struct PictureSnapshotTests {
  /// Pixels of one colour, but for some at the beginning.
  private func picture(_ width: Int, _ height: Int, _ colour: [UInt8], but others: [[UInt8]] = []) -> UIImage {
    let rest = Array(repeating: colour, count: width * height - others.count)
    return UIImage(pixels: CGImage(width: width, height: height, pixels: Data((others + rest).joined())), scale: 1)
  }

  private let grey: [UInt8] = [128, 128, 128, 255]

  private func difference(_ new: UIImage, _ strategy: Snapshotting<UIImage, UIImage>) -> String? {
    strategy.diffing.diff(picture(10, 10, grey), new)?.0
  }

  @Test("each pixel counts, unless a part of them need not")
  func precision() {
    let one = picture(10, 10, grey, but: [[255, 0, 0, 255]])
    #expect(difference(picture(10, 10, grey), .image) == nil)
    #expect(
      difference(one, .image) == """
        1 of 100 pixels differ: the precision is 0.99, and is to be 1.0.
        They lie from (0, 0) to (0, 0); the most that one of their components is off is 128 of 255.
        """)
    #expect(difference(one, .image(precision: 0.98)) == nil && difference(one, .image(precision: 0.995)) != nil)
    #expect(difference(picture(9, 10, grey), .image)?.hasPrefix("The snapshot has 9 × 10 pixels") == true)
  }

  @Test("colours that people cannot tell apart count as alike where that is asked for")
  func perceptualPrecision() {
    let near = picture(10, 10, [130, 128, 128, 255])
    #expect(difference(near, .image) != nil && difference(near, .image(perceptualPrecision: 0.98)) == nil)
    #expect(difference(picture(10, 10, [0, 0, 0, 255]), .image(perceptualPrecision: 0.6)) != nil)
    let mixed = picture(10, 10, [130, 128, 128, 255], but: [[255, 0, 0, 255]])
    #expect(difference(mixed, .image(perceptualPrecision: 0.98))?.hasPrefix("1 of 100 pixels differ") == true)
    #expect(difference(mixed, .image(precision: 0.99, perceptualPrecision: 0.98)) == nil)
  }

  @Test(
    "distances of colours are CIE's of 1976",
    arguments: [
      // Lightness, a* and b* of sRGB's corners under D65, as tables have them.
      (255, 255, 255, 100.0, 0.0, 0.0), (0, 0, 0, 0, 0, 0), (255, 0, 0, 53.24, 80.09, 67.20), (0, 255, 0, 87.73, -86.18, 83.18),
      (0, 0, 255, 32.30, 79.19, -107.86),
    ] as [(Int, Int, Int, Double, Double, Double)])
  func colours(red: Int, green: Int, blue: Int, lightness: Double, a: Double, b: Double) {
    let colour = LabColor(red: red, green: green, blue: blue)
    #expect(abs(colour.lightness - lightness) < 0.05 && abs(colour.a - a) < 0.05 && abs(colour.b - b) < 0.05, "\(colour)")
  }

  @Test("a picture comes back from its file as it was, opaque or not")
  func roundTrip() throws {
    let pixels = (0..<256).flatMap { alpha in (0..<4).map { _ in UInt8(alpha) } }
    let image = UIImage(pixels: CGImage(width: 16, height: 16, pixels: Data(pixels)), scale: 2)
    let back = UIImage(snapshotPNG: image.snapshotPNG, scale: 2)
    #expect(back.cgImage?.pixels == image.cgImage?.pixels && back.size == CGSize(width: 8, height: 8) && back.scale == 2)
    #expect(UIImage(snapshotPNG: image.snapshotPNG, scale: 0).scale == 1)
  }

  @Test("what is no PNG file, or has no pixels, is said to be so")
  func unusable() throws {
    let (image, nothing) = (picture(1, 1, grey), UIImage(snapshotPNG: Data("text".utf8), scale: nil))
    #expect(Diffing.image.diff(nothing, image)?.0 == "The reference is no PNG file.")
    #expect(Diffing.image.diff(image, nothing)?.0 == "The snapshot has no pixels.")
    let folder = try TemporaryFolder()
    #expect(folder.failure(of: nothing, as: .image)?.hasPrefix("there are no pixels to be kept as") == true)
    #expect(folder.names == [])
  }

  @Test("a failure leaves the new picture and the difference, and its attachments are pictures")
  func artifacts() throws {
    let folder = try TemporaryFolder()
    _ = folder.failure(of: picture(10, 10, grey), as: .image)
    #expect(folder.failure(of: picture(10, 10, grey), as: .image) == nil)
    let one = picture(10, 10, grey, but: [[0, 0, 0, 255]])
    #expect(folder.failure(of: one, as: .image)?.contains("1 of 100 pixels differ") == true)
    #expect(
      folder.names.filter { $0.hasPrefix("artifacts") }.map { $0.split(separator: "/").last } == [
        "test.a.difference.png", "test.a.png",
      ])
    #expect(PictureMark.fonts(in: try folder.data("artifacts/TicketTests/test.a.png")) != nil, "it may become the reference")
    let difference = UIImage(
      snapshotPNG: try folder.data("artifacts/TicketTests/test.a.difference.png"), scale: nil)
    #expect(difference.cgImage?.pixels.prefix(8) == Data([255, 0, 0, 255, 223, 223, 223, 255]))
    #expect(Data(XCTAttachment(image: one).contents.prefix(4)) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test("a difference is told where nothing can be left")
  func noArtifacts() throws {
    let folder = try TemporaryFolder()
    _ = folder.failure(of: picture(10, 10, grey), as: .image)
    try folder.write(Data(), "artifacts")
    let message = folder.failure(of: picture(10, 10, grey, but: [[0, 0, 0, 255]]), as: .image)
    #expect(message?.contains("cannot be written") == true && message?.contains("1 of 100 pixels differ") == true)
  }
}
