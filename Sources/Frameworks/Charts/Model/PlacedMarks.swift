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
  var marks: [PlacedMark] = []
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
    xKind = ScaleKind(of: declared.lazy.compactMap(\.x), type: xType)
    yKind = ScaleKind(of: declared.lazy.compactMap(\.y), type: yType)
    let all = MarkCheck.reachable(declared, x: xKind, y: yKind)
    marks.reserveCapacity(all.count)
    var known: [SeriesKey: Int] = [:]
    for (index, mark) in all.enumerated() {
      var placed = PlacedMark(mark: mark)
      placed.isHorizontal = isHorizontal(mark)
      if mark.kind == .line || mark.kind == .area { placed.series = place(SeriesKey(mark), index, &known) }
      if mark.isStyled { styled.append(index) }
      switch mark.kind {
      case .bar, .rectangle, .area: hasExtents = true
      case .line, .point, .rule, .sector: break
      }
      if mark.kind == .sector { sectors.append(index) }
      marks.append(placed)
    }
    findGroups()
    stack()
  }

  /// The place of a line or area; neighbours are mostly points of the same one.
  private mutating func place(_ key: SeriesKey, _ index: Int, _ known: inout [SeriesKey: Int]) -> Int {
    if let last = marks.last?.series, last < series.count, series[last].key == key { return last }
    if let place = known[key] { return place }
    known[key] = series.count
    series.append(MarkSeries(key: key, first: index))
    return series.count - 1
  }

  /// Whether a bar or an area reaches across rather than up.
  private func isHorizontal(_ mark: Mark) -> Bool {
    guard let x = mark.x else { return false }
    guard let y = mark.y else { return xKind == .number && x.start.upper == nil }
    if x.end != nil { return y.end == nil }
    if y.end != nil { return false }
    let (xIsValue, yIsValue) = (xKind == .number && x.start.upper == nil, yKind == .number && y.start.upper == nil)
    return xIsValue && !yIsValue
  }

  /// The smallest distance between the places of bars on a scale without bands, as a fraction of it.
  func gap(along axis: Axis, _ scale: PositionScale) -> Double? {
    guard hasExtents, !scale.isBanded else { return nil }
    var places: [Double] = []
    for placed in marks where placed.mark.kind == .bar || placed.mark.kind == .rectangle {
      guard let extent = axis == .horizontal ? placed.mark.x : placed.mark.y, extent.start.upper == nil,
        let place = scale.fraction(of: extent.start.value)
      else { continue }
      places.append(place)
    }
    if zip(places, places.dropFirst()).contains(where: { $0 > $1 }) { places.sort() }
    var gap: Double?
    for (a, b) in zip(places, places.dropFirst()) where b - a > 1e-9 { gap = min(gap ?? b - a, b - a) }
    return gap
  }

  private mutating func findGroups() {
    var places: [_PlottedValue: Int] = [:]
    for index in styled {
      guard let value = marks[index].mark.style.positionBy?.datum.value, places[value] == nil else { continue }
      places[value] = places.count
    }
    guard !places.isEmpty else { return }
    for index in styled {
      guard let value = marks[index].mark.style.positionBy?.datum.value, let place = places[value] else { continue }
      marks[index].group = (place, places.count)
    }
  }

  private mutating func stack() {
    guard hasExtents else { return }
    var items: [StackItem] = []
    var indices: [Int] = []
    for (index, placed) in marks.enumerated() {
      let mark = placed.mark
      guard mark.kind == .bar || mark.kind == .area else { continue }
      let (value, place) = placed.isHorizontal ? (mark.x, mark.y) : (mark.y, mark.x)
      // What is a name has no length.
      guard (placed.isHorizontal ? xKind : yKind) == .number, let value, value.end == nil, value.start.upper == nil,
        let number = value.start.value.number
      else { continue }
      items.append(
        StackItem(
          place: StackPlace(kind: mark.kind, value: place?.start.value, group: mark.style.positionBy?.datum.value),
          series: mark.kind == .area ? placed.series : nil, value: number, method: mark.stacking ?? .standard))
      indices.append(index)
    }
    for (index, interval) in zip(indices, MarkStacking.intervals(of: items)) { marks[index].interval = interval }
  }
}

/// What kind of values a dimension has.
enum ScaleKind: Equatable {
  case number, date, category

  /// The kind of some values: names among them make all of them names, a date makes all of them dates.
  init(of extents: some Sequence<Extent>, type: ScaleType?) {
    switch type?.storage {
    case .category: self = .category
    case .date: self = .date
    case .linear, .log, .power, .symmetricLog: self = .number
    case nil:
      var kind: ScaleKind?
      for extent in extents {
        switch extent.start.value {
        case .category:
          self = .category
          return
        case .date: kind = .date
        case .number: kind = kind ?? .number
        }
      }
      self = kind ?? .number
    }
  }
}
