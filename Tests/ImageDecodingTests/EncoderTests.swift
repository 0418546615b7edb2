import CoreGraphicsTypes
import Foundation
import ImageDecoding
import SwiftUICore
import Testing

@Suite("Pictures become files")
@MainActor
struct EncoderTests {
  private let encoder = SystemImageEncoder()
  private let decoder = SystemImageDecoder()

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
    var pixels = Data()
    for alpha in 0...255 { pixels.append(contentsOf: [UInt8(alpha), UInt8(alpha / 2), 0, UInt8(alpha)]) }
    let back = try decode(encoder.png(of: CGImage(width: 256, height: 1, pixels: pixels))).pixels
    #expect(zip(pixels, back).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test("a JPEG file lies on white, and is smaller at a lower quality")
  func jpeg() throws {
    let clear = CGImage(width: 16, height: 16, pixels: Data(repeating: 0, count: 16 * 16 * 4))
    let back = try decode(encoder.jpeg(of: clear, quality: 1))
    #expect(back.width == 16 && back.pixels.allSatisfy { $0 >= 254 })
    var noise = Data()
    for index in 0..<64 * 64 {
      noise.append(contentsOf: [UInt8(index * 37 % 256), UInt8(index * 91 % 256), UInt8(index % 256), 255])
    }
    let picture = CGImage(width: 64, height: 64, pixels: noise)
    let bytes = { (quality: Double) in try encoder.jpeg(of: picture, quality: quality).count }
    let (least, middle, best) = (try bytes(0), try bytes(0.5), try bytes(1))
    #expect(least < middle && middle < best)
    // What is beyond counts as the end, and what is no number as the best.
    let others = [try bytes(7), try bytes(.nan)]
    #expect(others == [best, best])
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
