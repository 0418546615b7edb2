import LaunchContract
import CairoRenderer
import Foundation
import Testing

@testable import HeadlessHost

/// Films of an app.
@MainActor
struct RecordingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "RecordingTests-\(UUID().uuidString)")

  /// A white picture of 40 × 20 with a black square of 4 at a place.
  private func picture(x: Int?) -> PixelBuffer {
    let buffer = PixelBuffer(width: 40, height: 20)
    for y in 0..<20 {
      for column in 0..<40 {
        let isBlack = x.map { column >= $0 && column < $0 + 4 && y >= 8 && y < 12 } ?? false
        buffer.bytes.storeBytes(
          of: isBlack ? 0xFF00_0000 : 0xFFFF_FFFF, toByteOffset: y * buffer.stride + column * 4, as: UInt32.self)
      }
    }
    buffer.markDirty()
    return buffer
  }

  /// Three pictures: at 0, 0.1 and 0.2 s, and an end at 0.4 s.
  private func film() -> Recording {
    let recording = Recording(rate: 10)
    recording.add(picture(x: 0), at: 0)
    recording.add(picture(x: 30), at: 0.1)
    recording.add(picture(x: 10), at: 0.15)
    recording.add(picture(x: 10), at: 0.17)
    recording.add(picture(x: 20), at: 0.2)
    recording.end(at: 0.4)
    return recording
  }

  @Test("of several pictures in one step the last counts, and only what changed is kept")
  func frames() {
    let frames = film().frames
    #expect(frames.map(\.steps) == [1, 1, 2])
    #expect(frames.map(\.x) == [0, 0, 10])
    #expect(frames.map { $0.picture.width } == [40, 14, 14])
    #expect(frames.map { $0.picture.height } == [20, 4, 4])
  }

  @Test("times count from its start, and it knows how many pictures it keeps and what they take")
  func start() {
    let recording = Recording(rate: 10, start: 700)
    recording.add(picture(x: 0), at: 700)
    recording.add(picture(x: 30), at: 700.1)
    recording.end(at: 700.3)
    #expect(recording.frames.map(\.steps) == [1, 2] && recording.pictureCount == 2)
    #expect(recording.keptBytes == recording.frames.reduce(0) { $0 + $1.picture.stride * $1.picture.height })
  }

  @Test("an APNG file has a control chunk for each picture, in sequence, and is a PNG file to others")
  func apng() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "film.apng")
    try film().write(to: file, as: .apng)
    let data = try Data(contentsOf: file)
    var types: [String] = []
    var index = 8
    while index + 12 <= data.count {
      let count = data[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      types.append(String(decoding: data[index + 4..<index + 8], as: UTF8.self))
      index += 12 + count
    }
    #expect(types == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(index == data.count)
    let first = try PixelBuffer(contentsOfPNG: file)
    #expect((first.width, first.height) == (40, 20))
    #expect(first.pixel(x: 1, y: 9) == 0xFF00_0000)
  }

  @Test("a GIF file begins and ends as one, at the film's size")
  func gif() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "film.gif")
    try film().write(to: file, as: .gif)
    let data = try Data(contentsOf: file)
    #expect(data.starts(with: Array("GIF89a".utf8) + [40, 0, 20, 0]))
    #expect(data.last == 0x3B)
    // Each picture begins with its control block of four bytes.
    let controls = data.indices.filter { data[$0...].starts(with: [0x21, 0xF9, 0x04]) }
    #expect(controls.count == 3)
    #expect(controls.map { Int(data[$0 + 4]) } == [10, 10, 20])
  }

  @Test("a folder has a whole picture for each step")
  func steps() throws {
    let target = folder.appending(path: "frames")
    defer { try? FileManager.default.removeItem(at: folder) }
    try film().write(to: target, as: .frames)
    let names = try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
    #expect(names == ["frame-00001.png", "frame-00002.png", "frame-00003.png", "frame-00004.png"])
    let last = try PixelBuffer(contentsOfPNG: target.appending(path: "frame-00004.png"))
    #expect(last.pixel(x: 21, y: 9) == 0xFF00_0000)
    #expect(last.pixel(x: 11, y: 9) == 0xFFFF_FFFF)
  }

  @Test("a place that cannot be written is named")
  func unwritable() {
    #expect {
      try film().write(to: URL(fileURLWithPath: "/no/such/folder/film.gif"), as: .gif)
    } throws: { "\($0)".contains("/no/such/folder/film.gif") }
  }
}
