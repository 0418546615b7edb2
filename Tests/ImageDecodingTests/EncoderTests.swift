import CoreGraphicsTypes
import Foundation
import ImageDecoding
import SwiftUICore
import Testing

@Suite("Pictures become files")
@MainActor
struct EncoderTests {
  private let (encoder, decoder) = (SystemImageEncoder(), SystemImageDecoder())

  /// A premultiplied picture, two pixels wide: one opaque, one half transparent.
  private let image = CGImage(width: 2, height: 1, pixels: Data([200, 100, 50, 255, 100, 50, 25, 128]))

  private func decode(_ data: Data) throws -> CGImage {
    let source = try decoder.open(data, name: "file")
    return try #require(source.bitmap(pixelSize: source.size))
  }

  @Test("a PNG file gives the pixels back")
  func png() throws {
    let data = try encoder.png(of: image)
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try decode(data).pixels == image.pixels)
  }

  @Test("all opacities of a colour come back as they were, within a step")
  func opacities() throws {
    let pixels = (0...255).flatMap { alpha in [UInt8(alpha), UInt8(alpha / 2), 0, UInt8(alpha)] }
    let back = try decode(encoder.png(of: CGImage(width: 256, height: 1, pixels: Data(pixels)))).pixels
    #expect(zip(pixels, back).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test("a JPEG file lies on white, and is smaller at a lower quality")
  func jpeg() throws {
    let back = try decode(encoder.jpeg(of: CGImage(width: 16, height: 16, pixels: Data(repeating: 0, count: 1024)), quality: 1))
    #expect(back.width == 16 && back.pixels.allSatisfy { $0 >= 254 })
    let noise = CGImage(
      width: 64, height: 64,
      pixels: Data((0..<64 * 64).flatMap { i in [UInt8(i * 37 % 256), UInt8(i * 91 % 256), UInt8(i % 256), 255] }))
    let sizes = try [0, 0.5, 1, 7].map { try encoder.jpeg(of: noise, quality: $0).count }
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2] && sizes[2] == sizes[3])
    #expect(try encoder.jpeg(of: noise, quality: .nan).count == sizes[2])
  }

  @Test("what has no pixels is refused with a line")
  func empty() {
    let empty = CGImage(width: 0, height: 0, pixels: Data())
    #expect(throws: ImageError.unwritable(name: "as PNG", reason: "it has no pixels")) { try encoder.png(of: empty) }
    #expect(throws: ImageError.unwritable(name: "as JPEG", reason: "it has no pixels")) {
      try encoder.jpeg(of: empty, quality: 1)
    }
  }
}
