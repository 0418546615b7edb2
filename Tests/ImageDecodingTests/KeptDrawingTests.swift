import AppFiles
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

@testable import ImageDecoding

/// Drawings of the app that are kept from one start to the next.
@Suite("Kept drawings") struct KeptDrawingTests {
  private let folder = CacheFolder(url: FileManager.default.temporaryDirectory.appending(path: "drawings-\(UUID().uuidString)"))

  /// A drawing of so many squares, 80 by 40.
  private func drawing(squares: Int, other: String = "") -> Data {
    let parts = (0..<squares).map { "<rect x='\($0 % 80)' y='\($0 % 40)' width='5' height='5' fill='#0a\($0 % 10)0ff'/>" }
    let head = "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='40'>"
    return Data((head + parts.joined() + other + "</svg>").utf8)
  }

  private func open(_ data: Data, isTrusted: Bool = true) throws -> VectorSource {
    CacheFolder.finishWriting()
    return try VectorSource(.svg, data, name: "drawing", isTrusted: isTrusted, keepIn: folder, pixels: .alone)
  }

  private var files: [String] {
    CacheFolder.finishWriting()
    return (FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: [.isRegularFileKey])?.allObjects ?? [])
      .compactMap { $0 as? URL }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true }
      .map { String($0.lastPathComponent.drop { $0 != "-" }) }.sorted()
  }

  @Test("have the size and the pixels that they had before, and are not drawn again")
  func again() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let data = drawing(squares: 100)
    let size = CGSize(width: 160, height: 80)
    let first = try #require(try open(data).bitmap(pixelSize: size))
    #expect(files == ["-\(data.count)", "-\(data.count)-160x80"])
    let second = try open(data)
    #expect(second.size == CGSize(width: 80, height: 40))
    #expect(second.bitmap(pixelSize: size)?.pixels == first.pixels)
    // What shows is what was kept: other pixels in the file are other pixels on the screen.
    let kept = try #require(KeptDrawing(of: data, in: folder, systemRecord: ""))
    kept.keep(CGImage(width: 160, height: 80, pixels: Data(repeating: 9, count: 160 * 80 * 4)))
    #expect(try open(data).bitmap(pixelSize: size)?.pixels.first == 9)
    // Another size is drawn.
    let small = try #require(try open(data).bitmap(pixelSize: CGSize(width: 8, height: 4)))
    #expect(small.width == 8 && Set(small.pixels) != [9])
  }

  @Test("are drawn where what was kept is damaged, or older than the system's packages")
  func damage() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let data = drawing(squares: 100)
    let size = CGSize(width: 16, height: 8)
    let right = try #require(try open(data).bitmap(pixelSize: size)).pixels
    let kept = try #require(KeptDrawing(of: data, in: folder, systemRecord: ""))
    let name = try #require(files.last)
    let walk = FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil)
    let file = try #require(walk?.allObjects.compactMap { $0 as? URL }.first { $0.lastPathComponent.hasSuffix(name) })
    for rubbish in [Data(), Data([1, 2, 3]), Data(count: 16 * 8 * 4 + 1)] {
      CacheFolder.finishWriting()
      try rubbish.write(to: file)
      #expect(kept.image(width: 16, height: 8) == nil)
      #expect(try open(data).bitmap(pixelSize: size)?.pixels == right)
    }
    CacheFolder.finishWriting()
    // The folder itself is newer than all that lies in it.
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -100)], ofItemAtPath: file.path)
    let record = try #require(KeptDrawing(of: data, in: folder, systemRecord: folder.url.path))
    #expect(record.image(width: 16, height: 8) == nil)
    #expect(kept.image(width: 16, height: 8)?.pixels == right)
  }

  @Test("are none of short files, of files with text, and of files that did not come with the app")
  func exceptions() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    for (data, isTrusted) in [
      (drawing(squares: 3), true), (drawing(squares: 100, other: "<text>あ</text>"), true), (drawing(squares: 100), false),
    ] {
      #expect(try open(data, isTrusted: isTrusted).bitmap(pixelSize: CGSize(width: 8, height: 4))?.width == 8)
      #expect(files.isEmpty)
    }
  }

  @Test("that cannot be drawn any more are a stand-in and one line")
  func unreadable() throws {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let data = Data(("<svg xmlns=\"http://www.w3.org/2000/svg\"><g>" + String(repeating: " ", count: 5000)).utf8)
    try #require(KeptDrawing(of: data, in: folder)).keep(CGSize(width: 10, height: 10))
    nonisolated(unsafe) var lines: [String] = []
    let image = try Diagnostics.$recorder.withValue({ lines.append($0) }) {
      try open(data).bitmap(pixelSize: CGSize(width: 10, height: 10))
    }
    #expect(image?.pixels == StandIn.image.pixels)
    #expect(lines.count == 1 && lines[0].contains("drawing") && !lines[0].contains("\n"), "\(lines)")
  }

  @Test("words are counted up to a limit", arguments: [("aXbXcX", 3), ("", 0), ("XX", 2), ("XXXXXXX", 5), ("abc", 0)])
  func words(text: String, expected: Int) {
    #expect(Data(text.utf8).count(of: "X", upTo: 5) == expected)
  }
}
