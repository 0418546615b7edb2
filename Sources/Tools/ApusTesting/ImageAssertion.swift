import CairoRenderer
import Foundation
import Testing
import XCTest

extension Screen {
  /// Compares the screen with a picture in the folder `Goldens` beside the test's file.
  ///
  /// A picture that is missing, or a screen that differs, fails; the new picture and the difference are written to the temporary
  /// folder, and the message names them. With the environment variable `APUS_RECORD` set to the picture's name the picture is
  /// written instead, and the test fails once to say so.
  ///
  /// `tolerance` is how far a colour component may be off before a pixel counts as different, 0…255; `differing` is the fraction
  /// of pixels that may be different, 0…1.
  public func expectImage(
    _ name: String, tolerance: Int = 24, differing: Double = 0.001, file: StaticString = #filePath, line: UInt = #line
  ) {
    let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent("Goldens")
    let golden = folder.appendingPathComponent(name + ".png")
    if ProcessInfo.processInfo.environment["APUS_RECORD"]?.split(separator: ",").contains(Substring(name)) == true {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try buffer.writePNG(to: golden)
        fail("recorded \(golden.path); look at it, then run without APUS_RECORD", file, line)
      } catch { fail("\(error)", file, line) }
      return
    }
    let temporary = FileManager.default.temporaryDirectory
    let fresh = temporary.appendingPathComponent(name + ".new.png")
    do {
      guard FileManager.default.fileExists(atPath: golden.path) else {
        try buffer.writePNG(to: fresh)
        fail("there is no picture \(golden.path); the screen is in \(fresh.path), APUS_RECORD=\(name) keeps it", file, line)
        return
      }
      let expected = try PixelBuffer(contentsOfPNG: golden)
      let comparison = PixelComparison(expected, buffer, tolerance: tolerance)
      guard comparison.fraction > differing else { return }
      let difference = temporary.appendingPathComponent(name + ".difference.png")
      try buffer.writePNG(to: fresh)
      try comparison.picture.writePNG(to: difference)
      let percent = (comparison.fraction * 10_000).rounded() / 100
      fail("\(percent) % of the pixels of \(name) differ: see \(fresh.path) and \(difference.path)", file, line)
    } catch { fail("\(error)", file, line) }
  }

  /// Reports to whichever of Swift Testing and XCTest runs the test.
  private func fail(_ message: String, _ file: StaticString, _ line: UInt) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(fileID: "Tests/\(file)", filePath: "\(file)", line: Int(line), column: 1))
    } else {
      XCTFail(message, file: file, line: line)
    }
  }
}

/// Where two pictures differ.
struct PixelComparison {
  /// The fraction of pixels that are different; 1 for pictures of different sizes.
  let fraction: Double
  /// The second picture faint, with differing pixels red.
  let picture: PixelBuffer

  init(_ expected: PixelBuffer, _ actual: PixelBuffer, tolerance: Int) {
    picture = PixelBuffer(width: actual.width, height: actual.height)
    guard expected.width == actual.width, expected.height == actual.height else {
      fraction = 1
      return
    }
    let (a, b, result) = (expected.bytes, actual.bytes, picture.bytes)
    var count = 0
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let offset = y * actual.stride + x * 4
        let isDifferent = (0..<4).contains { abs(Int(a[offset + $0]) - Int(b[offset + $0])) > tolerance }
        if isDifferent { count += 1 }
        for channel in 0..<3 { result[offset + channel] = isDifferent ? (channel == 2 ? 255 : 0) : 192 + b[offset + channel] / 4 }
        result[offset + 3] = 255
      }
    }
    picture.markDirty()
    fraction = Double(count) / Double(actual.width * actual.height)
  }
}
