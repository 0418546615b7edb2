import CoreGraphicsTypes
import Foundation
import Testing

@Suite("CGImage")
struct CGImageTests {
  /// Three columns and two rows, each pixel with its place in red and green.
  private let image = CGImage(
    width: 3, height: 2, pixels: Data((0..<6).flatMap { [UInt8($0 % 3), UInt8($0 / 3), 0, 255] as [UInt8] }))

  @Test("its pixels can be read, and are described")
  func pixels() {
    #expect(image.dataProvider?.data.map { $0 as Data } == image.pixels)
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 12)
    #expect(image.alphaInfo == CGImageAlphaInfo.premultipliedLast && image.colorSpace == CGColorSpaceCreateDeviceRGB())
  }

  @Test(
    "a part of it is cut out, grown to whole pixels and kept inside",
    arguments: [
      (CGRect(x: 1, y: 0, width: 2, height: 1), [1, 0, 2, 0]), (CGRect(x: 1.2, y: 0.1, width: 0.5, height: 0.5), [1, 0]),
      (CGRect(x: 2, y: 1, width: 9, height: 9), [2, 1]), (CGRect(x: 3, y: 0, width: 1, height: 1), nil), (.null, nil),
      (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), nil),
    ] as [(CGRect, [UInt8]?)])
  func cropping(rect: CGRect, expected: [UInt8]?) {
    let cut = image.cropping(to: rect).map { Array($0.pixels) }
    #expect(cut.map { bytes in stride(from: 0, to: bytes.count, by: 4).flatMap { Array(bytes[$0..<$0 + 2]) } } == expected)
  }

  @Test("bytes come from memory or a file")
  func providers() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "CGImageTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data([1, 2]).write(to: url)
    #expect(CGDataProvider(url: url as CFURL)?.data.map { Array($0 as Data) } == [1, 2])
    #expect(CGDataProvider(url: url.appending(path: "no") as CFURL) == nil)
    #expect(CGDataProvider(data: NSData())?.data?.length == 0)
  }
}
