import CoreGraphicsTypes
import Foundation
import DisplayModel

/// What the mask of a path of many steps looks like, wherever it is: the steps by their place in memory, which what is kept holds,
/// and how they lie on the pixels.
struct DrawingKey: Hashable {
  private let steps: Int
  private let count: Int
  /// From the path's points to pixels, from the mask's corner on.
  private let numbers: [CGFloat]
  /// How the path is filled, or the line that is drawn.
  private let isEvenOdd: Bool
  private let isAntialiased: Bool
  private let style: StrokeStyle?
  private let width: Int
  private let height: Int

  /// - Parameters:
  ///   - item: A fill or a stroke.
  ///   - t: From its points to device pixels.
  ///   - pen: The same for the pen of a stroke.
  ///   - mask: Where its mask lies.
  init?(_ item: DisplayItem, _ t: CGAffineTransform, _ pen: CGAffineTransform, _ mask: PixelRect) {
    let path: Path
    switch item {
    case .fill(let fill): (path, isEvenOdd, isAntialiased, style) = (fill.path, fill.isEvenOdd, fill.isAntialiased, nil)
    case .stroke(let stroke): (path, isEvenOdd, isAntialiased, style) = (stroke.path, false, stroke.isAntialiased, stroke.style)
    case .text, .image, .fragment, .group: return nil
    }
    guard path.isDrawing, case .elements(let elements) = path.storage else { return nil }
    steps = elements.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    count = elements.count
    numbers = [t.a, t.b, t.c, t.d, t.tx - CGFloat(mask.x0), t.ty - CGFloat(mask.y0), pen.a, pen.b, pen.c, pen.d]
    (width, height) = (mask.width, mask.height)
  }

  static func == (a: DrawingKey, b: DrawingKey) -> Bool {
    a.steps == b.steps && a.count == b.count && a.numbers == b.numbers && a.isEvenOdd == b.isEvenOdd
      && a.isAntialiased == b.isAntialiased && a.style == b.style && a.width == b.width && a.height == b.height
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(steps)
    hasher.combine(numbers)
  }
}

extension Path {
  /// Whether it has many steps; paths of fewer are drawn as quickly as found.
  var isDrawing: Bool {
    guard case .elements(let elements) = storage else { return false }
    return elements.count >= 128
  }
}

/// A mask, and what it is of, whose steps stay where they are as long as it is kept.
struct DrawingCoverage: RasterCacheable {
  let item: DisplayItem
  let coverage: CoverageBuffer
  var byteCount: Int { coverage.byteCount }
}
