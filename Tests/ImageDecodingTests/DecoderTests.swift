import CoreGraphicsTypes
import Foundation
@testable import ImageDecoding
import SwiftUICore
import Testing

@MainActor
@Suite struct DecoderTests {
  private let decoder = SystemImageDecoder()

  private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
    let start = (y * image.width + x) * 4
    return Array(image.pixels[start..<start + 4])
  }
  private func decode(_ data: Data) throws -> CGImage {
    let source = try decoder.open(data, name: "sample")
    return try #require(source.bitmap(pixelSize: source.size))
  }

  @Test func pngIsPremultiplied() throws {
    let image = try decode(Samples.png())
    #expect(image.width == 8 && image.height == 6)
    #expect(pixel(image, 0, 0) == [255, 0, 0, 255] && pixel(image, 7, 0) == [0, 0, 255, 255])
    #expect(pixel(image, 0, 5) == [128, 0, 0, 128])
  }

  @Test func otherBitmaps() throws {
    let grey = try decode(Samples.jpeg)
    #expect(grey.width == 8 && grey.height == 8 && pixel(grey, 4, 4)[3] == 255)
    #expect(abs(Int(pixel(grey, 4, 4)[0]) - 128) < 8)
    #expect(pixel(try decode(Samples.bmp()), 0, 1) == [255, 0, 0, 255])
    let gradient = try decode(Samples.webp)
    #expect(gradient.width == 6 && gradient.height == 4)
    let (top, bottom) = (pixel(gradient, 3, 0), pixel(gradient, 3, 3))
    #expect(top[0] > top[2] && bottom[2] > bottom[0] && top[3] == 255, "\(top) \(bottom)")
  }

  @Test("a WebP file that moves on a canvas without end is refused before the reader makes it")
  func largeCanvas() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Fuzz/webp/moving.webp")
    var data = try Data(contentsOf: file)
    #expect(try decode(data).width == 12)
    #expect(try #require(WebPCanvas.size(of: data)) == (12, 9))
    #expect(WebPCanvas.size(of: Samples.webp) == nil && WebPCanvas.size(of: Data("RIFF".utf8)) == nil)
    data[26] = 0x61
    #expect(throws: ImageError.tooLarge(name: "sample", width: 6_357_004, height: 9, limit: 16_000_000)) { try decode(data) }
  }

  @Test func theFirstFrameOfAnAnimationIsShown() throws {
    let image = try decode(Samples.gif())
    #expect(image.width == 2 && image.height == 2)
    #expect(pixel(image, 0, 0) == [255, 0, 0, 255] && pixel(image, 1, 1) == [255, 0, 0, 255])
    // Without the later frames the file is fine too.
    #expect(try decode(Samples.gif().dropLast(20) + [0x3B]).width == 2)
  }

  @Test(
    "orientations are applied", arguments: [(1, 2, 1, 255), (2, 2, 1, 0), (3, 2, 1, 0), (6, 1, 2, 255), (8, 1, 2, 0)])
  func orientation(value: Int, width: Int, height: Int, firstRed: Int) throws {
    let image = try decode(Samples.tiff(orientation: UInt16(value)))
    #expect(image.width == width && image.height == height)
    #expect(Int(pixel(image, 0, 0)[0]) == firstRed)
  }

  @Test func drawingsAreMadeForTheSizeAskedFor() throws {
    let source = try decoder.open(Samples.svg, name: "mark.svg")
    #expect(source.size == CGSize(width: 20, height: 10) && source.isVector)
    let large = try #require(source.bitmap(pixelSize: CGSize(width: 200, height: 100)))
    #expect(large.width == 200 && large.height == 100)
    #expect(
      pixel(large, 99, 50) == [255, 0, 0, 255] && pixel(large, 101, 50)[3] == 0
        && pixel(large, 112, 50) == [0, 0, 255, 255])
    #expect(source.bitmap(pixelSize: CGSize(width: 200, height: 100)) === large)
    let wide = try #require(source.bitmap(pixelSize: CGSize(width: 100, height: 10)))
    #expect(pixel(wide, 48, 5) == [255, 0, 0, 255], "like bitmaps, drawings are stretched")
    for width in 1...6 { _ = source.bitmap(pixelSize: CGSize(width: width, height: 5)) }
    #expect(source.bitmap(pixelSize: CGSize(width: 200, height: 100)) !== large, "only the last few are kept")
  }

  @Test("sizes that cannot be", arguments: [0, -5, .nan, .infinity, 1e9, 0.001] as [CGFloat])
  func oddSizes(size: CGFloat) throws {
    for data in [Samples.svg, Samples.pdf] {
      let image = try decoder.open(data, name: "drawing").bitmap(pixelSize: CGSize(width: size, height: 10))
      if let image { #expect(image.width * image.height <= 17_000_000) }
    }
  }

  @Test func pages() throws {
    let source = try decoder.open(Samples.pdf, name: "page.pdf")
    #expect(source.size == CGSize(width: 40, height: 20) && source.isVector)
    let image = try #require(source.bitmap(pixelSize: CGSize(width: 80, height: 40)))
    #expect(pixel(image, 20, 20) == [255, 0, 0, 255] && pixel(image, 60, 20)[3] == 0)
  }

  // MARK: Bad input

  @Test(
    "the limit holds before anything is decoded",
    arguments: [
      Samples.pngHeader(width: 20_000, height: 20_000), Samples.pngHeader(width: 1_000_000, height: 65),
      Samples.bmp(width: 30_000, height: 30_000),
    ])
  func tooLarge(data: Data) throws {
    let before = peakMemory()
    #expect {
      try decoder.open(data, name: "huge")
    } throws: { error in
      guard case .tooLarge("huge", let width, let height, 64_000_000)? = error as? ImageError else { return false }
      return width * height > 64_000_000
    }
    #expect(peakMemory() - before < 50_000, "kilobytes")
  }

  private func peakMemory() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  @Test func limitsCanBeLower() throws {
    let strict = SystemImageDecoder(pixelLimit: 47, byteLimit: 100_000)
    #expect(throws: ImageError.tooLarge(name: "small", width: 8, height: 6, limit: 47)) {
      try strict.open(Samples.png(), name: "small")
    }
    #expect(throws: ImageError.self) { try strict.open(Samples.png() + Data(count: 100_000), name: "long") }
  }

  @Test func whatIsNoPictureIsSaidSo() throws {
    #expect(throws: ImageError.unsupported(name: "text")) { try decoder.open(Data("hello".utf8), name: "text") }
    #expect(throws: ImageError.unsupported(name: "page")) {
      try decoder.open(Data("<html><body/></html>".utf8), name: "page")
    }
    #expect(throws: ImageError.unreadable(name: "void", reason: "the file is empty")) {
      try decoder.open(Data(), name: "void")
    }
    #expect(throws: ImageError.unreadable(name: "/no/such.png", reason: "the file cannot be opened")) {
      try decoder.open(URL(fileURLWithPath: "/no/such.png"))
    }
    #expect(throws: ImageError.unreadable(name: "/usr", reason: "the file cannot be opened")) {
      try decoder.open(URL(fileURLWithPath: "/usr"))
    }
  }

  @Test func cutFilesAreErrors() throws {
    let png = try Samples.png(width: 40, height: 40)
    for count in [1, 8, 20, 40, png.count / 2] {
      #expect(throws: ImageError.self) { try decoder.open(png.prefix(count), name: "cut") }
    }
    #expect(throws: ImageError.self) { try decoder.open(Samples.pdf.prefix(60), name: "cut") }
    #expect(throws: ImageError.self) { try decoder.open(Samples.svg.prefix(120), name: "cut") }
  }

  @Test func drawingsReachNoFiles() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "apus-secret-\(UUID().uuidString).png")
    try Samples.png().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for reference in [file.absoluteString, file.path, file.lastPathComponent] {
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">
        <image width="10" height="10" href="\(reference)" xlink:href="\(reference)"/></svg>
        """
      let drawing = FileManager.default.temporaryDirectory.appending(path: "apus-\(UUID().uuidString).svg")
      try Data(text.utf8).write(to: drawing)
      defer { try? FileManager.default.removeItem(at: drawing) }
      let image = try #require(decoder.open(drawing).bitmap(pixelSize: CGSize(width: 10, height: 10)))
      #expect(image.pixels.allSatisfy { $0 == 0 })
    }
    let entity = """
      <!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text y="9">&x;</text></svg>
      """
    if let source = try? decoder.open(Data(entity.utf8), name: "entity"),
      let image = source.bitmap(pixelSize: CGSize(width: 10, height: 10))
    {
      #expect(image.pixels.allSatisfy { $0 == 0 })
    }
  }
}
