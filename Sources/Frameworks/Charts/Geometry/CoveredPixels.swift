import Foundation
import SwiftUI

/// Which pixels of a plot are wholly covered by opaque symbols, so that nothing behind shows there.
///
/// A symbol that lies on covered pixels alone, behind what covers them or in the same colour, can be left out without a change of
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
    columns = Int(((area.maxX - origin.x) / pixel).rounded(.up))
    rows = Int(((area.maxY - origin.y) / pixel).rounded(.up))
    wordsInRow = (columns + 63) / 64
    bits = Array(repeating: 0, count: wordsInRow * rows)
  }

  /// Whether a symbol lies on covered pixels alone.
  func hides(_ form: PlotForm) -> Bool {
    guard case .symbol(let center, let area, let shape) = form, let disc = disc(center, area, shape) else { return false }
    return hides(disc)
  }

  /// Adds the pixels that a symbol covers wholly.
  mutating func add(_ form: PlotForm) {
    if case .symbol(let center, let area, let shape) = form, let disc = disc(center, area, shape) { add(disc) }
  }

  /// The whole numbers within an area of some columns or rows; `nil` where something shows beyond it.
  private func touched(_ lower: CGFloat, _ upper: CGFloat, _ count: Int) -> Range<Int>? {
    guard abs(lower) < 1e6, abs(upper) < 1e6 else { return nil }
    let (first, last) = (Int(lower.rounded(.down)), Int(upper.rounded(.up)))
    if !isClipped, first < 0 || last > count { return nil }
    let start = min(max(first, 0), count)
    return start..<max(min(last, count), start)
  }

  /// The columns or rows that lie wholly between two edges.
  private func filled(_ lower: CGFloat, _ upper: CGFloat, _ count: Int) -> Range<Int> {
    guard abs(lower) < 1e6, abs(upper) < 1e6 else { return 0..<0 }
    let start = min(max(Int(lower.rounded(.up)), 0), count)
    return start..<max(min(Int(upper.rounded(.down)), count), start)
  }

  // MARK: Symbols

  /// A circle or a square in pixels.
  private struct Disc {
    var center: CGPoint
    var radius: CGFloat
    var isSquare: Bool

    /// How far a disc of a radius reaches to both sides at a distance from its middle.
    func reach(_ radius: CGFloat, at distance: CGFloat) -> CGFloat {
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
      let reach = disc.reach(radius, at: distance)
      guard let across = touched(disc.center.x - reach, disc.center.x + reach, columns), isFull(across, row) else {
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
      let reach = disc.reach(radius, at: distance)
      fill(filled(disc.center.x - reach, disc.center.x + reach, columns), row)
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
