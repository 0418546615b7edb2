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
  /// The line or area of which it is a point.
  var series = SeriesKey()
}

/// What the points of one line or area have in common.
struct SeriesKey: Hashable {
  var kind = Mark.Kind.line
  var series: _PlottedValue?
  var foreground: _PlottedValue?
  var line: _PlottedValue?
  var symbol: _PlottedValue?
}

/// Marks, laid out as values: what stands on what, and beside what.
struct PlacedMarks {
  var marks: [PlacedMark] = []
  /// What kind of values each dimension has.
  let xKind: ScaleKind
  let yKind: ScaleKind

  init(_ all: [Mark], xType: ScaleType?, yType: ScaleType?) {
    xKind = ScaleKind(of: all.lazy.compactMap(\.x), type: xType)
    yKind = ScaleKind(of: all.lazy.compactMap(\.y), type: yType)
    marks.reserveCapacity(all.count)
    for mark in all {
      var placed = PlacedMark(mark: mark)
      placed.isHorizontal = isHorizontal(mark)
      if mark.kind == .line || mark.kind == .area { placed.series = Self.series(of: mark) }
      marks.append(placed)
    }
    findGroups()
    stack()
  }

  private static func series(of mark: Mark) -> SeriesKey {
    let style = mark.style
    return SeriesKey(
      kind: mark.kind, series: mark.series, foreground: style.foregroundBy?.value, line: style.lineBy?.value,
      symbol: style.symbolBy?.value)
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

  private mutating func findGroups() {
    var places: [_PlottedValue: Int] = [:]
    for placed in marks {
      guard let value = placed.mark.style.positionBy?.datum.value, places[value] == nil else { continue }
      places[value] = places.count
    }
    guard !places.isEmpty else { return }
    for index in marks.indices {
      guard let value = marks[index].mark.style.positionBy?.datum.value, let place = places[value] else { continue }
      marks[index].group = (place, places.count)
    }
  }

  private mutating func stack() {
    var items: [StackItem] = []
    var indices: [Int] = []
    var series: [SeriesKey: Int] = [:]
    for (index, placed) in marks.enumerated() {
      let mark = placed.mark
      guard mark.kind == .bar || mark.kind == .area else { continue }
      let (value, place) = placed.isHorizontal ? (mark.x, mark.y) : (mark.y, mark.x)
      guard let value, value.end == nil, value.start.upper == nil, let number = value.start.value.number else { continue }
      if mark.kind == .area, series[placed.series] == nil { series[placed.series] = series.count }
      items.append(
        StackItem(
          place: StackPlace(kind: mark.kind, value: place?.start.value, group: mark.style.positionBy?.datum.value),
          series: mark.kind == .area ? series[placed.series] : nil, value: number, method: mark.stacking ?? .standard))
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
