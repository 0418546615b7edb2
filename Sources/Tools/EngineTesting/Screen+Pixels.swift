import HeadlessHost
import CairoRenderer
import Foundation

/// Where on a screen of one pixel a point something black shows, for tests of motion.
extension Screen {
  package enum Ink { case black }

  /// The pixels that differ from a picture painted anew: none, unless painting only what changed went wrong.
  package var wrongPixels: Int {
    let shown = host.snapshot()
    host.repaint()
    var count = 0
    for y in 0..<shown.height {
      for x in 0..<shown.width where shown.pixel(x: x, y: y) != buffer.pixel(x: x, y: y) { count += 1 }
    }
    return count
  }

  /// The green of a pixel, 0…255, which is all there is to a gray one.
  package func gray(x: Int, y: Int) -> Int { Int(buffer.pixel(x: x, y: y) >> 8 & 0xff) }

  /// The first dark pixel of a row; `nil`: there is none.
  package func left(of ink: Ink, inRow y: Int) -> Int? { (0..<buffer.width).first { gray(x: $0, y: y) < 128 } }

  /// The end of the dark pixels of a row; `nil`: there are none.
  package func right(of ink: Ink, inRow y: Int) -> Int? {
    (0..<buffer.width).last { gray(x: $0, y: y) < 128 }.map { $0 + 1 }
  }

  /// The first dark pixel of a column; `nil`: there is none.
  package func top(of ink: Ink, inColumn x: Int) -> Int? { (0..<buffer.height).first { gray(x: x, y: $0) < 128 } }
}

extension Screen {
  /// The pixels that differ from another screen's; all, where the sizes do.
  package func differingPixels(from other: Screen) -> Int {
    guard buffer.width == other.buffer.width, buffer.height == other.buffer.height else { return buffer.width * buffer.height }
    if let mine = buffer.bytes.baseAddress, let theirs = other.buffer.bytes.baseAddress,
      memcmp(mine, theirs, buffer.bytes.count) == 0
    {
      return 0
    }
    var count = 0
    for y in 0..<buffer.height {
      for x in 0..<buffer.width where buffer.pixel(x: x, y: y) != other.buffer.pixel(x: x, y: y) { count += 1 }
    }
    return count
  }
}
