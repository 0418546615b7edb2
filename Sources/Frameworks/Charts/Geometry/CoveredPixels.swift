import Foundation
import SwiftUI

/// Which pixels of a plot are wholly covered by opaque symbols and bars, so that nothing behind shows there.
///
/// One that lies on covered pixels alone, behind what covers them or in the same colour, can be left out without a change of
/// the picture.
struct CoveredPixels {
  /// The corner of the first pixel, in points of the plot.
  private let origin: CGPoint
  private let pixel: CGFloat
  private let columns: Int
  private let rows: Int
  private let wordsInRow: Int
  /// Whether what lies beyond the area is not painted.
  private let isClipped: Bool
  /// A bit for each pixel.
  private var bits: [UInt64]
  /// What bars cover of each column and each row: the longest stretch that is known.
  private var columnStretches: [Range<Int32>]
  private var rowStretches: [Range<Int32>]

  /// What edges may be wrong by, in pixels: curves are painted as lines.
  private static let slack: CGFloat = 0.2
  /// Areas of more pixels are not looked at.
  private static let largest: CGFloat = 33_554_432

  /// - Parameters:
  ///   - area: The part of the plot that is looked at.
  ///   - isClipped: Whether nothing is painted beyond it.
  ///   - pixel: The size of a pixel, in points.
  ///   - grid: A place of the plot at which pixels begin.
  init?(area: CGRect, isClipped: Bool, pixel: CGFloat, grid: CGPoint) {
    guard pixel > 0, area.width > 0, area.height > 0, area.width * area.height / (pixel * pixel) < Self.largest else {
      return nil
    }
    self.isClipped = isClipped
    self.pixel = pixel
    func start(_ edge: CGFloat, _ grid: CGFloat) -> CGFloat { ((edge - grid) / pixel).rounded(.down) * pixel + grid }
    origin = CGPoint(x: start(area.minX, grid.x), y: start(area.minY, grid.y))
    columns = Int(clamping: ((area.maxX - origin.x) / pixel).rounded(.up))
    rows = Int(clamping: ((area.maxY - origin.y) / pixel).rounded(.up))
    wordsInRow = (columns + 63) / 64
    bits = Array(repeating: 0, count: wordsInRow * rows)
    columnStretches = Array(repeating: 0..<0, count: columns)
    rowStretches = Array(repeating: 0..<0, count: rows)
  }

  /// Whether a symbol or a bar lies on covered pixels alone.
  func hides(_ figure: PlotFigure) -> Bool {
    switch figure {
    case .symbol(let center, let area, let shape): disc(center, area, shape).map(hides) ?? false
    case .bar(let rect, _, _): hides(rect)
    default: false
    }
  }

  /// Adds the pixels that a symbol or a bar covers wholly.
  mutating func add(_ figure: PlotFigure) {
    switch figure {
    case .symbol(let center, let area, let shape): if let disc = disc(center, area, shape) { add(disc) }
    case .bar(let rect, let corners, _): add(rect, corners)
    default: break
    }
  }

  /// The whole numbers within an area of some columns or rows; `nil` where something shows beyond it.
  private func touched(_ lower: CGFloat, _ upper: CGFloat, _ count: Int) -> Range<Int>? {
    guard abs(lower) < 1e6, abs(upper) < 1e6 else { return nil }
    let (first, last) = (Int(clamping: lower.rounded(.down)), Int(clamping: upper.rounded(.up)))
    if !isClipped, first < 0 || last > count { return nil }
    let start = min(max(first, 0), count)
    return start..<max(min(last, count), start)
  }

  /// The columns or rows that lie wholly between two edges.
  private func filled(_ lower: CGFloat, _ upper: CGFloat, _ count: Int) -> Range<Int> {
    guard abs(lower) < 1e6, abs(upper) < 1e6 else { return 0..<0 }
    let start = min(max(Int(clamping: lower.rounded(.up)), 0), count)
    return start..<max(min(Int(clamping: upper.rounded(.down)), count), start)
  }

  // MARK: Bars

  /// What edges of rectangles may be wrong by, in pixels.
  private static let edge: CGFloat = 1e-4

  /// The pixels that a rectangle touches; `nil` where something of it shows beyond the area.
  private func touched(by rect: CGRect) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard let across = touched((rect.minX - origin.x) / pixel + Self.edge, (rect.maxX - origin.x) / pixel - Self.edge, columns),
      let down = touched((rect.minY - origin.y) / pixel + Self.edge, (rect.maxY - origin.y) / pixel - Self.edge, rows)
    else { return nil }
    return (across, down)
  }

  private func hides(_ rect: CGRect) -> Bool {
    guard let (across, down) = touched(by: rect) else { return false }
    if across.count <= down.count { return across.allSatisfy { columnStretches[$0].holds(down) } }
    return down.allSatisfy { rowStretches[$0].holds(across) }
  }

  private mutating func add(_ rect: CGRect, _ corners: RectangleCornerRadii) {
    func filled(_ lower: CGFloat, _ upper: CGFloat, _ origin: CGFloat, _ count: Int) -> Range<Int32> {
      let range = self.filled((lower - origin) / pixel - Self.edge, (upper - origin) / pixel + Self.edge, count)
      return Int32(range.lowerBound)..<Int32(range.upperBound)
    }
    // Corners are round along the shorter side; between them the rectangle is as wide as it is.
    if rect.width <= rect.height {
      let top = max(corners.topLeading, corners.topTrailing), bottom = max(corners.bottomLeading, corners.bottomTrailing)
      let down = filled(rect.minY + top, rect.maxY - bottom, origin.y, rows)
      for column in filled(rect.minX, rect.maxX, origin.x, columns) { columnStretches[Int(column)].join(down) }
    } else {
      let first = max(corners.topLeading, corners.bottomLeading), last = max(corners.topTrailing, corners.bottomTrailing)
      let across = filled(rect.minX + first, rect.maxX - last, origin.x, columns)
      for row in filled(rect.minY, rect.maxY, origin.y, rows) { rowStretches[Int(row)].join(across) }
    }
  }

  // MARK: Symbols

  /// A circle or a square in pixels.
  private struct Disc {
    var center: CGPoint
    var radius: CGFloat
    var isSquare: Bool

    /// How far a disc of a radius reaches to both sides at a distance from its middle.
    func halfChord(_ radius: CGFloat, at distance: CGFloat) -> CGFloat {
      isSquare ? radius : (radius * radius - distance * distance).squareRoot()
    }
  }

  private func disc(_ center: CGPoint, _ area: CGFloat, _ shape: AnyChartSymbolShape) -> Disc? {
    guard let kind = shape.basic, kind == .circle || kind == .square else { return nil }
    let side = BasicChartSymbolShape(kind).perceptualUnitRect.width * max(area, 0).squareRoot()
    return Disc(
      center: CGPoint(x: (center.x - origin.x) / pixel, y: (center.y - origin.y) / pixel), radius: side / 2 / pixel,
      isSquare: kind == .square)
  }

  private func hides(_ disc: Disc) -> Bool {
    let radius = disc.radius + Self.slack
    guard let down = touched(disc.center.y - radius, disc.center.y + radius, rows) else { return false }
    for row in down {
      let (above, below) = (CGFloat(row) - disc.center.y, CGFloat(row + 1) - disc.center.y)
      let distance = above > 0 ? above : below < 0 ? -below : 0
      guard distance < radius else { continue }
      let halfChord = disc.halfChord(radius, at: distance)
      guard let across = touched(disc.center.x - halfChord, disc.center.x + halfChord, columns), isFull(across, row) else {
        return false
      }
    }
    return isClipped || !down.isEmpty
  }

  private mutating func add(_ disc: Disc) {
    let radius = disc.radius - Self.slack
    guard radius > 0 else { return }
    for row in filled(disc.center.y - radius, disc.center.y + radius, rows) {
      let distance = max(abs(CGFloat(row) - disc.center.y), abs(CGFloat(row + 1) - disc.center.y))
      let halfChord = disc.halfChord(radius, at: distance)
      fill(filled(disc.center.x - halfChord, disc.center.x + halfChord, columns), row)
    }
  }

  private func isFull(_ across: Range<Int>, _ row: Int) -> Bool {
    across.words { word, mask in bits[row * wordsInRow + word] & mask == mask }
  }

  private mutating func fill(_ across: Range<Int>, _ row: Int) {
    _ = across.words { word, mask in
      bits[row * wordsInRow + word] |= mask
      return true
    }
  }
}

extension Range<Int32> {
  fileprivate func holds(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }

  /// Takes in another stretch that touches this one, or becomes it where it is longer.
  fileprivate mutating func join(_ other: Range<Int32>) {
    if !isEmpty, !other.isEmpty, other.lowerBound <= upperBound, lowerBound <= other.upperBound {
      self = Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
    } else if other.count > count {
      self = other
    }
  }
}

extension Range<Int> {
  /// Calls a closure with the words in which the bits of the range lie, and these bits, until it returns false.
  fileprivate func words(_ body: (_ word: Int, _ mask: UInt64) -> Bool) -> Bool {
    guard !isEmpty else { return true }
    let (first, last) = (lowerBound >> 6, (upperBound - 1) >> 6)
    for word in first...last {
      var mask = UInt64.max
      if word == first { mask &= UInt64.max << UInt64(lowerBound & 63) }
      if word == last { mask &= UInt64.max >> UInt64(63 - (upperBound - 1) & 63) }
      if !body(word, mask) { return false }
    }
    return true
  }
}
