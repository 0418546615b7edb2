import Foundation
import SwiftUI

/// Finds the marks that lie in a part of a plot that scrolls, without looking at the others.
struct MarkIndex {
  /// The direction in which the plot scrolls, and marks are found.
  let axis: Axis
  /// How far marks reach beyond the place of their values, in points.
  private(set) var outset: CGFloat = 16
  /// How far lines reach beyond their points, in points.
  private(set) var lineOutset: CGFloat = 4
  /// Marks with a place, by where they begin.
  private var single = SortedMarks()
  /// The greatest length of one of them, as a fraction of the scale.
  private var longest = 0.0
  /// The points of lines and areas.
  private var series: [SortedMarks]
  /// Marks that reach over the whole plot, or whose place is not known.
  private var everywhere: [Int] = []

  /// How many points beyond a part bend a curve inside.
  static let neighbours = 3

  init(_ placed: PlacedMarks, _ scale: PositionScale, _ styles: ChartStyles, _ axis: Axis) {
    self.axis = axis
    series = Array(repeating: SortedMarks(), count: placed.series.count)
    if placed.series.isEmpty { single.reserve(placed.count) }
    if series.count == 1 { series[0].reserve(placed.count) }
    for (index, mark) in placed.marks.enumerated() {
      outset = max(outset, Self.outset(of: mark.mark, styles))
      let range = Self.range(of: mark, scale, axis)
      switch mark.mark.kind {
      case .sector: break
      case .line, .area: if let range { series[mark.series].append(Int32(index), at: range.lowerBound) }
      default:
        guard let range else {
          everywhere.append(index)
          continue
        }
        single.append(Int32(index), at: range.lowerBound)
        longest = max(longest, range.upperBound - range.lowerBound)
      }
    }
    single.sort()
    for (position, one) in placed.series.enumerated() {
      let mark = placed.declared(one.first), line = styles.line(of: mark.style)
      lineOutset = max(lineOutset, line.lineWidth * 2, mark.hasSymbol || mark.isStyled ? outset : 0)
      // Dashes are counted from the beginning.
      if !line.dash.isEmpty { series[position].isOrdered = false }
    }
  }

  /// Where a mark lies, in fractions of the scale.
  private static func range(of placed: PlacedMark, _ scale: PositionScale, _ axis: Axis) -> ClosedRange<Double>? {
    let isInterval = placed.interval != nil && placed.isHorizontal == (axis == .horizontal)
    if !isInterval, let number = placed.mark.number(along: axis), let numbers = scale.continuous {
      return numbers.fraction(of: number).map { $0...$0 }
    }
    guard let extent = placed.mark.extent(along: axis), let band = scale.band(of: extent.start) else {
      return nil
    }
    var (lower, upper) = (band.lowerBound, band.upperBound)
    func widen(_ fraction: Double?) -> Bool {
      guard let fraction else { return false }
      (lower, upper) = (min(lower, fraction), max(upper, fraction))
      return true
    }
    if let end = extent.end, !widen(scale.fraction(of: end.upper ?? end.value)) { return nil }
    if isInterval, let interval = placed.interval {
      guard widen(scale.fraction(of: .number(interval.start)) ?? scale.baseline),
        widen(scale.fraction(of: .number(interval.end)))
      else { return nil }
    }
    return lower...upper
  }

  private static func outset(of mark: Mark, _ styles: ChartStyles) -> CGFloat {
    var outset: CGFloat = 16
    if case .fixed(let width) = mark.width.storage { outset = max(outset, width) }
    if case .fixed(let height) = mark.height.storage { outset = max(outset, height) }
    guard mark.isStyled else { return outset }
    let offset = mark.style.offset
    let moved = max(max(abs(offset.xStart), abs(offset.xEnd)), max(abs(offset.yStart), abs(offset.yEnd)))
    for effect in mark.style.effects { outset += effect.outset }
    return outset + moved + styles.symbolArea(of: mark.style).squareRoot() + (mark.style.line?.lineWidth ?? 0)
  }

  /// The marks that may show between two places of the plot, in the order of the marks.
  ///
  /// `fractions` returns what part of the scale lies there, and so many points around.
  func marks(_ fractions: (_ outset: CGFloat) -> ClosedRange<Double>) -> [Int] {
    var found = everywhere
    var range = fractions(outset)
    found += single.marks[single.positions(from: range.lowerBound - longest, through: range.upperBound)].lazy.map { Int($0) }
    range = fractions(lineOutset)
    for one in series {
      guard one.isOrdered else {
        found += one.marks.lazy.map { Int($0) }
        continue
      }
      let positions = one.positions(from: range.lowerBound, through: range.upperBound)
      let (first, last) = (positions.lowerBound - Self.neighbours, positions.upperBound + Self.neighbours)
      found += one.marks[max(first, 0)..<min(last, one.marks.count)].lazy.map { Int($0) }
    }
    if zip(found, found.dropFirst()).contains(where: { $0 > $1 }) { found.sort() }
    return found
  }
}

/// Marks and where they begin, which are in one order.
private struct SortedMarks {
  private(set) var marks: [Int32] = []
  private var starts: [Double] = []
  /// Whether what was appended is in one order, in one direction or the other.
  var isOrdered = true
  private var runsBack = false

  mutating func reserve(_ count: Int) {
    marks.reserveCapacity(count)
    starts.reserveCapacity(count)
  }

  mutating func append(_ mark: Int32, at start: Double) {
    if let last = starts.last, start != last {
      if starts.first == last { runsBack = start < last } else if (start < last) != runsBack { isOrdered = false }
    }
    marks.append(mark)
    starts.append(start)
  }

  /// Brings them in order.
  mutating func sort() {
    guard !isOrdered else { return }
    let order = marks.indices.sorted { starts[$0] < starts[$1] }
    (marks, starts) = (order.map { marks[$0] }, order.map { starts[$0] })
    (isOrdered, runsBack) = (true, false)
  }

  /// Which of them begin in a range.
  func positions(from lower: Double, through upper: Double) -> Range<Int> {
    func first(where isThere: (Double) -> Bool) -> Int {
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if isThere(starts[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let start = runsBack ? first { $0 <= upper } : first { $0 >= lower }
    let end = runsBack ? first { $0 < lower } : first { $0 > upper }
    return start..<max(start, end)
  }
}

extension MarkEffect {
  /// How far it reaches beyond a mark, in points.
  fileprivate var outset: CGFloat {
    switch self {
    case .blur(let radius): 3 * radius
    case .shadow(_, let radius, let offset): 3 * radius + max(abs(offset.width), abs(offset.height))
    case .clip, .clipToPlot: 0
    }
  }
}
