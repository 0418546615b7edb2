import Foundation
import SwiftUI

/// A mark and what its neighbours make of it: its place in a stack, in a group and in a series.
struct PlacedMark {
  var mark: Mark
  /// Along which axis bars and areas reach from zero.
  var isHorizontal = false
  /// The interval along that axis, where the mark was given one value.
  var interval: StackedInterval?
  /// Its place among the groups beside each other.
  var group: (index: Int, count: Int)?
  /// The line or area of which it is a point, by its place among the keys of all.
  var series = 0
}

/// What the points of one line or area have in common.
struct SeriesKey: Hashable {
  let kind: Mark.Kind
  let series: _PlottedValue?
  let foreground: _PlottedValue?
  let line: _PlottedValue?
  let symbol: _PlottedValue?

  init(_ mark: Mark) {
    (kind, series) = (mark.kind, mark.series)
    let isStyled = mark.isStyled
    foreground = isStyled ? mark.style.foregroundBy?.value : nil
    line = isStyled ? mark.style.lineBy?.value : nil
    symbol = isStyled ? mark.style.symbolBy?.value : nil
  }
}

/// A line or an area.
struct MarkSeries {
  let key: SeriesKey
  /// Its first mark.
  let first: Int
}

/// Marks, laid out as values: what stands on what, and beside what.
struct PlacedMarks {
  /// The marks as they were declared; what their neighbours make of them lies beside them, since most have nothing of it.
  private let all: [Mark]
  /// The intervals of bars and areas; empty where there are none.
  private(set) var intervals: [StackedInterval?] = []
  private var groups: [Int: (index: Int, count: Int)] = [:]
  private var seriesOfMarks: [Int32] = []
  /// The lines and areas, in the order of their first marks.
  private(set) var series: [MarkSeries] = []
  /// The marks of whose looks modifiers say something.
  private(set) var styled: [Int] = []
  /// Whether there are bars, rectangles or areas, which stand on each other and beside each other.
  private var hasExtents = false
  /// The marks that are sectors.
  private(set) var sectors: [Int] = []
  /// What kind of values each dimension has.
  let xKind: ScaleKind
  let yKind: ScaleKind

  init(_ declared: [Mark], xType: ScaleType?, yType: ScaleType?) {
    xKind = ScaleKind(of: declared, along: .horizontal, type: xType)
    yKind = ScaleKind(of: declared, along: .vertical, type: yType)
    all = MarkCheck.reachable(declared, x: xKind, y: yKind)
    var cached: [SeriesKey: Int] = [:]
    for (index, mark) in all.enumerated() {
      if mark.isStyled { styled.append(index) }
      switch mark.kind {
      case .bar, .rectangle: hasExtents = true
      case .area, .line:
        hasExtents = hasExtents || mark.kind == .area
        place(mark, index, &cached)
      case .sector: sectors.append(index)
      case .point, .rule: break
      }
    }
    findGroups()
    stack()
  }

  /// All marks with what their neighbours make of them.
  var marks: PlacedMarkList { PlacedMarkList(placed: self) }

  var count: Int { all.count }

  /// A mark with what its neighbours make of it.
  subscript(index: Int) -> PlacedMark {
    let mark = all[index]
    return PlacedMark(
      mark: mark, isHorizontal: isHorizontal(mark), interval: intervals.isEmpty ? nil : intervals[index],
      group: groups.isEmpty ? nil : groups[index], series: seriesOfMarks.isEmpty ? 0 : Int(seriesOfMarks[index]))
  }

  /// A mark as it was declared.
  func declared(_ index: Int) -> Mark { all[index] }

  /// Notes the line or area of a mark; neighbours are mostly points of the same one.
  private mutating func place(_ mark: Mark, _ index: Int, _ cached: inout [SeriesKey: Int]) {
    if seriesOfMarks.isEmpty { seriesOfMarks = Array(repeating: 0, count: all.count) }
    if index > 0, mark.isBare, all[index - 1].isBare, all[index - 1].kind == mark.kind {
      seriesOfMarks[index] = seriesOfMarks[index - 1]
      return
    }
    let key = SeriesKey(mark)
    if index > 0, case let last = Int(seriesOfMarks[index - 1]), last < series.count, series[last].key == key {
      seriesOfMarks[index] = Int32(last)
      return
    }
    if cached[key] == nil {
      cached[key] = series.count
      series.append(MarkSeries(key: key, first: index))
    }
    seriesOfMarks[index] = Int32(cached[key] ?? 0)
  }

  /// Whether a bar or an area reaches across rather than up.
  func isHorizontal(_ mark: Mark) -> Bool {
    if mark.kind(along: .horizontal).isNumber, mark.kind(along: .vertical).isNumber {
      return xKind == .number && yKind != .number
    }
    guard let x = mark.x else { return false }
    guard let y = mark.y else { return xKind == .number && x.start.upper == nil }
    if x.end != nil { return y.end == nil }
    if y.end != nil { return false }
    let (xIsValue, yIsValue) = (xKind == .number && x.start.upper == nil, yKind == .number && y.start.upper == nil)
    return xIsValue && !yIsValue
  }

  /// The smallest distance between the places of bars on a scale without bands, as a fraction of it.
  func gap(along axis: Axis, _ scale: PositionScale) -> Double? {
    guard hasExtents, let numbers = scale.continuous else { return nil }
    var positions: [Double] = []
    for mark in all where mark.kind == .bar || mark.kind == .rectangle {
      var value = mark.number(along: axis)
      if value == nil, let extent = mark.extent(along: axis), extent.start.upper == nil { value = extent.start.value.number }
      if let value, let position = numbers.fraction(of: value) { positions.append(position) }
    }
    if zip(positions, positions.dropFirst()).contains(where: { $0 > $1 }) { positions.sort() }
    var gap: Double?
    for (a, b) in zip(positions, positions.dropFirst()) where b - a > 1e-9 { gap = min(gap ?? b - a, b - a) }
    return gap
  }

  private mutating func findGroups() {
    var positions: [_PlottedValue: Int] = [:]
    for index in styled {
      guard let value = all[index].style.positionBy?.datum.value, positions[value] == nil else { continue }
      positions[value] = positions.count
    }
    guard !positions.isEmpty else { return }
    for index in styled {
      guard let value = all[index].style.positionBy?.datum.value, let position = positions[value] else { continue }
      groups[index] = (position, positions.count)
    }
  }

  // MARK: Stacks

  private mutating func stack() {
    guard hasExtents, !standAlone() else { return }
    intervals = Array(repeating: nil, count: all.count)
    var items: [StackItem] = []
    var indices: [Int] = []
    for (index, mark) in all.enumerated() where mark.kind == .bar || mark.kind == .area {
      let isHorizontal = isHorizontal(mark)
      let (value, position) = isHorizontal ? (mark.x, mark.y) : (mark.y, mark.x)
      // What is a name has no length.
      guard (isHorizontal ? xKind : yKind) == .number, let value, value.end == nil, value.start.upper == nil,
        let number = value.start.value.number
      else { continue }
      items.append(
        StackItem(
          position: StackPosition(kind: mark.kind, value: position?.start.value, group: mark.style.positionBy?.datum.value),
          series: mark.kind == .area ? Int(seriesOfMarks[index]) : nil, value: number, method: mark.stacking ?? .standard))
      indices.append(index)
    }
    for (index, interval) in zip(indices, MarkStacking.intervals(of: items)) { intervals[index] = interval }
  }

  /// Lets bars begin at zero that stand one behind the other, each at a place of its own, and returns whether all do: nothing
  /// has to be looked up for many thousand of them.
  private mutating func standAlone() -> Bool {
    var alone: [StackedInterval?] = []
    alone.reserveCapacity(all.count)
    var last = -Double.infinity
    for mark in all {
      guard mark.kind == .bar, let x = mark.number(along: .horizontal), let y = mark.number(along: .vertical),
        mark.stacking != .normalized, mark.stacking != .center
      else { return false }
      let isHorizontal = isHorizontal(mark)
      let (value, position) = isHorizontal ? (x, y) : (y, x)
      guard (isHorizontal ? xKind : yKind) == .number, position > last else { return false }
      last = position
      alone.append(StackedInterval(start: 0, end: value))
    }
    intervals = alone
    return true
  }
}

/// The marks of a plot by their numbers, each put together when it is asked for.
struct PlacedMarkList: RandomAccessCollection {
  fileprivate let placed: PlacedMarks
  var startIndex: Int { 0 }
  var endIndex: Int { placed.count }
  subscript(index: Int) -> PlacedMark { placed[index] }
}

/// What kind of values a dimension has.
enum ScaleKind: Equatable {
  case number, date, category

  /// The kind of marks' values along an axis: names among them make all of them names, a date makes all of them dates.
  init(of marks: [Mark], along axis: Axis, type: ScaleType?) {
    switch type?.storage {
    case .category: self = .category
    case .date: self = .date
    case .linear, .log, .power, .symmetricLog: self = .number
    case nil:
      var kind: ScaleKind?
      for mark in marks {
        switch mark.kind(along: axis) {
        case .nothing: break
        case .number: kind = kind ?? .number
        case .date: kind = .date
        case .other:
          switch mark.extent(along: axis)?.start.value {
          case .category:
            self = .category
            return
          case .date: kind = .date
          case .number: kind = kind ?? .number
          case nil: break
          }
        }
      }
      self = kind ?? .number
    }
  }
}
