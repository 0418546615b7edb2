import CairoRenderer
import Foundation
import Testing

/// Compares pictures with recorded ones.
///
/// A picture differs when some part of it looks different: each pixel is compared with the nearest in a neighbourhood of one
/// pixel, so that another version of a rasteriser may put an edge a little aside.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  /// Expects a picture to look as recorded.
  ///
  /// `APUS_RECORD` with the picture's name (or several, with commas) records it.
  static func expect(_ buffer: PixelBuffer, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: name + ".png")
    let recorded = ProcessInfo.processInfo.environment["APUS_RECORD"]?.split(separator: ",").map(String.init) ?? []
    if recorded.contains(name) {
      try buffer.writePNG(to: file)
      return
    }
    guard FileManager.default.fileExists(atPath: file.path) else {
      let fresh = try write(buffer, name + ".new")
      Issue.record(
        "no golden \(name); look at \(fresh.path) and record it with APUS_RECORD=\(name)",
        sourceLocation: sourceLocation)
      return
    }
    let comparison = Comparison(try PixelBuffer(contentsOfPNG: file), buffer)
    guard !comparison.isAlike else { return }
    let fresh = try write(buffer, name + ".new")
    let difference = try write(comparison.picture, name + ".difference")
    Issue.record(
      """
      \(name): \(comparison.differing) pixels differ, the most by \(comparison.greatest) of 255.
      expected   \(file.path)
      is         \(fresh.path)
      difference \(difference.path)
      """, sourceLocation: sourceLocation)
  }

  /// Pictures of failures go to the folder `APUS_ARTIFACTS`, or to the temporary one.
  private static func write(_ buffer: PixelBuffer, _ name: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["APUS_ARTIFACTS"]
    let folder = path.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name + ".png")
    try buffer.writePNG(to: url)
    return url
  }
}

/// Where two pictures look different.
struct Comparison {
  private(set) var differing = 0
  private(set) var greatest = 0
  /// The expected picture, pale, with differences in red.
  let picture: PixelBuffer
  private let total: Int

  init(_ expected: PixelBuffer, _ actual: PixelBuffer, tolerance: Int = 10) {
    picture = PixelBuffer(width: actual.width, height: actual.height)
    total = actual.width * actual.height
    guard expected.width == actual.width, expected.height == actual.height else {
      (differing, greatest) = (total, 255)
      return
    }
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let distance = min(Self.distance(actual, expected, x, y), Self.distance(expected, actual, x, y))
        greatest = max(greatest, distance)
        let isDifferent = distance > tolerance
        if isDifferent { differing += 1 }
        let pale = (expected.pixel(x: x, y: y) >> 2 & 0x3F3F3F) + 0xC0C0C0
        let color: UInt32 = isDifferent ? 0xFFFF_0000 : 0xFF00_0000 | pale
        picture.bytes.storeBytes(of: color, toByteOffset: y * picture.stride + x * 4, as: UInt32.self)
      }
    }
    picture.markDirty()
  }

  /// A few stray pixels are not seen.
  var isAlike: Bool { differing * 2000 <= total && greatest < 96 }

  /// How far the pixel is from the nearest of those around its place in the other picture.
  private static func distance(_ one: PixelBuffer, _ other: PixelBuffer, _ x: Int, _ y: Int) -> Int {
    let pixel = one.pixel(x: x, y: y)
    if pixel == other.pixel(x: x, y: y) { return 0 }
    var least = 255
    for dy in -1...1 {
      for dx in -1...1 {
        let (nx, ny) = (min(max(x + dx, 0), other.width - 1), min(max(y + dy, 0), other.height - 1))
        let candidate = other.pixel(x: nx, y: ny)
        let difference = [UInt32(0), 8, 16, 24].map { abs(Int(pixel >> $0 & 255) - Int(candidate >> $0 & 255)) }.max()!
        least = min(least, difference)
      }
    }
    return least
  }
}
