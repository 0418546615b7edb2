import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@testable import ImageDecoding

@Suite("Bitmaps together stay within a budget")
struct BitmapBudgetTests {
  @Test("sixteen large pictures that are drawn small take what small ones take")
  func thumbnails() throws {
    let decoder = SystemImageDecoder()
    let png = try Samples.png(width: 1000, height: 1000)
    var sources: [any ImageSource] = []
    for _ in 0..<16 {
      let source = try decoder.open(png, name: "large")
      #expect(source.size == CGSize(width: 1000, height: 1000))
      let image = try #require(source.bitmap(pixelSize: CGSize(width: 40, height: 40)))
      #expect(image.width == 63, "a sixteenth: no less than what is drawn")
      sources.append(source)
    }
    #expect(decoder.pixels.byteCount == 16 * 63 * 63 * 4)
    sources = []
    #expect(decoder.pixels.byteCount == 0 && decoder.pixels.count == 0)
  }

  @Test("drawings count among them, at however many sizes they are drawn; of one there are four")
  func drawings() throws {
    let decoder = SystemImageDecoder(pixelBudget: 40 * 10_000)
    let drawings = try (0..<20).map { try decoder.open(Samples.svg, name: "\($0)") }
    for (index, drawing) in drawings.enumerated() {
      for side in 40..<50 { #expect(drawing.bitmap(pixelSize: CGSize(width: side, height: side))?.width == side) }
      #expect(decoder.pixels.count <= (index + 1) * 4 && decoder.pixels.byteCount <= 40 * 10_000)
    }
    #expect(decoder.pixels.byteCount > 20 * 10_000)
    let last = try #require(drawings.last?.bitmap(pixelSize: CGSize(width: 49, height: 49)))
    #expect(drawings.last?.bitmap(pixelSize: CGSize(width: 49, height: 49)) === last)
    #expect(drawings.first?.bitmap(pixelSize: CGSize(width: 40, height: 40))?.pixels.count == 40 * 40 * 4)
  }

  @Test("what is drawn larger later is sharp: it is decoded again")
  func largerLater() throws {
    let decoder = SystemImageDecoder()
    let source = try decoder.open(try Samples.png(width: 1024, height: 1024), name: "picture")
    #expect(source.bitmap(pixelSize: CGSize(width: 30, height: 30))?.width == 32)
    #expect(source.bitmap(pixelSize: CGSize(width: 513, height: 10))?.width == 1024)
    let whole = try #require(source.bitmap(pixelSize: CGSize(width: 5000, height: 5000)))
    #expect(whole.width == 1024)
    // The edge between the halves lies between two columns.
    let position = (100 * 1024 + 511) * 4
    #expect(Array(whole.pixels[position..<position + 8]) == [255, 0, 0, 255, 0, 0, 255, 255])
    #expect(source.bitmap(pixelSize: CGSize(width: 512, height: 512))?.width == 512)
  }

  @Test("the mean of the pixels is what remains of them")
  func mean() throws {
    let source = try SystemImageDecoder().open(try Samples.png(width: 1026, height: 1024), name: "picture")
    let image = try #require(source.bitmap(pixelSize: CGSize(width: 256, height: 256)))
    #expect(image.width == 257 && image.height == 256)
    let middle = Array(image.pixels[(10 * 257 + 128) * 4..<(10 * 257 + 129) * 4])
    // Columns 512…515: one red, three blue.
    #expect(middle == [64, 0, 191, 255])
  }

  @Test("pixels that were not drawn for longest go first; those drawn last stay, however many")
  func leastRecent() throws {
    let decoder = SystemImageDecoder(pixelBudget: 3 * 400 * 400 * 4)
    let sources = try (0..<5).map { try decoder.open(try Samples.png(width: 400, height: 400), name: "\($0)") }
    let size = CGSize(width: 400, height: 400)
    #expect(decoder.pixels.count == 3)
    let first = try #require(sources[0].bitmap(pixelSize: size))
    _ = sources[3].bitmap(pixelSize: size)
    #expect(sources[0].bitmap(pixelSize: size) === first)
    _ = sources[1].bitmap(pixelSize: size)
    _ = sources[2].bitmap(pixelSize: size)
    #expect(sources[0].bitmap(pixelSize: size) === first, "drawn a moment ago")
    #expect(sources[3].bitmap(pixelSize: size)?.pixels == first.pixels)
    #expect(decoder.pixels.byteCount <= 3 * 400 * 400 * 4)
    let large = SystemImageDecoder(pixelBudget: 1000)
    let one = try large.open(try Samples.png(width: 400, height: 400), name: "one")
    let image = try #require(one.bitmap(pixelSize: size))
    #expect(one.bitmap(pixelSize: size) === image)
  }

  @Test("a file that has gone when its pixels are wanted again is a stand-in and one line")
  func gone() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "apus-budget-\(UUID().uuidString).png")
    try Samples.png(width: 700, height: 700).write(to: file)
    let source = try SystemImageDecoder().open(file)
    #expect(source.bitmap(pixelSize: CGSize(width: 30, height: 30))?.width == 44)
    try FileManager.default.removeItem(at: file)
    #expect(source.bitmap(pixelSize: CGSize(width: 700, height: 700))?.pixels == StandIn.image.pixels)
  }

  @Test("pixels that are not those of the file any more are a fault where caches are not believed")
  func verification() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "apus-budget-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try Samples.png(width: 8, height: 8).write(to: file)
    let decoder = SystemImageDecoder()
    var faults: [String] = []
    decoder.pixels.fault = { faults.append($0) }
    let source = try decoder.open(file)
    _ = source.bitmap(pixelSize: CGSize(width: 8, height: 8))
    #expect(faults.isEmpty)
    try Samples.png(width: 9, height: 8).write(to: file)
    _ = source.bitmap(pixelSize: CGSize(width: 8, height: 8))
    #expect(faults.count == 1)
  }

  @Test("a turned picture has its sides in the right order at any size", arguments: [(1, 2, 1), (6, 1, 2)])
  func turned(orientation: Int, width: Int, height: Int) throws {
    let source = try SystemImageDecoder().open(Samples.tiff(orientation: UInt16(orientation)), name: "turned")
    #expect(source.size == CGSize(width: width, height: height))
  }
}
