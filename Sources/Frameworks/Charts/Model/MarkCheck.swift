import Foundation
import SwiftUI

/// Leaves out what has no place: values that are no numbers, and infinite ones.
enum MarkCheck {
  static func usable(_ marks: [Mark]) -> [Mark] {
    guard let first = marks.firstIndex(where: { !isUsable($0) }) else { return marks }
    Diagnostics.report("marks of a chart are left out: a value of theirs is not a finite number")
    return Array(marks[..<first]) + marks[first...].filter(isUsable)
  }

  /// Leaves out dates that are so far away that no calendar knows them.
  static func reachable(_ marks: [Mark], x: ScaleKind, y: ScaleKind) -> [Mark] {
    guard x == .date || y == .date else { return marks }
    func reaches(_ mark: Mark, _ axis: Axis) -> Bool {
      if let number = mark.number(along: axis) { return abs(number) < CalendarUnits.limit }
      guard let extent = mark.extent(along: axis) else { return true }
      return [extent.start.value, extent.end?.value].allSatisfy { abs($0?.number ?? 0) < CalendarUnits.limit }
    }
    func isReachable(_ mark: Mark) -> Bool {
      (x != .date || reaches(mark, .horizontal)) && (y != .date || reaches(mark, .vertical))
    }
    guard !marks.allSatisfy(isReachable) else { return marks }
    Diagnostics.report("marks of a chart are left out: a date of theirs is too far away for a calendar")
    return marks.filter(isReachable)
  }

  /// Says which marks have no place on the scales that were found; the plot leaves them out.
  static func reportMisfits(_ placed: PlacedMarks, _ model: ChartModel) {
    reportMisfits(placed, model.x, model.options.x.scale, placed.xKind, "x") { $0.x }
    reportMisfits(placed, model.y, model.options.y.scale, placed.yKind, "y") { $0.y }
    if placed.sectors.contains(where: { placed.marks[$0].mark.angle?.value.number ?? 0 < 0 }) {
      Diagnostics.report("marks of a chart are left out: a sector's value is negative")
    }
  }

  private static func reportMisfits(
    _ placed: PlacedMarks, _ scale: PositionScale, _ options: PositionScaleOptions, _ kind: ScaleKind, _ name: String,
    _ extent: (Mark) -> Extent?
  ) {
    func contains(_ isMisfit: (_PlottedValue) -> Bool) -> Bool {
      placed.marks.contains { placed in
        extent(placed.mark).map { isMisfit($0.start.value) || ($0.end.map { isMisfit($0.value) } ?? false) } ?? false
      }
    }
    switch scale {
    case .number(let numbers):
      guard numbers.measure == .log, contains({ $0.number ?? 1 <= 0 }) else { return }
      Diagnostics.report("marks of a chart are left out: a value of \(name) is not above zero, and its scale is logarithmic")
    case .category(let names):
      if options.domain?.values != nil, contains({ names.band(of: $0) == nil }) {
        Diagnostics.report("marks of a chart are left out: a name along \(name) is not in the domain that is given")
      }
      if options.type == nil, contains({ $0.category == nil }) {
        Diagnostics.report("a chart has names and others along \(name): the others count as names, too")
      }
    case .date: break
    }
  }

  private static func isUsable(_ mark: Mark) -> Bool {
    mark.isFinite(along: .horizontal) && mark.isFinite(along: .vertical) && (mark.isBare || mark.angle?.isFinite ?? true)
  }
}

extension Mark {
  fileprivate func isFinite(along axis: Axis) -> Bool {
    switch kind(along: axis) {
    case .nothing: true
    case .number, .date: number(along: axis)?.isFinite ?? true
    case .other: extent(along: axis)?.isFinite ?? true
    }
  }
}
