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
      if let number = mark.number(along: axis) { return abs(number) < CalendarUnits.reach }
      guard let extent = mark.extent(along: axis) else { return true }
      return [extent.start.value, extent.end?.value].allSatisfy { abs($0?.number ?? 0) < CalendarUnits.reach }
    }
    func isReachable(_ mark: Mark) -> Bool {
      (x != .date || reaches(mark, .horizontal)) && (y != .date || reaches(mark, .vertical))
    }
    guard !marks.allSatisfy(isReachable) else { return marks }
    Diagnostics.report("marks of a chart are left out: a date of theirs is too far away for a calendar")
    return marks.filter(isReachable)
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
