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
    func reaches(_ extent: Extent?) -> Bool {
      guard let extent else { return true }
      return [extent.start.value, extent.end?.value].allSatisfy { abs($0?.number ?? 0) < CalendarUnits.reach }
    }
    func isReachable(_ mark: Mark) -> Bool { (x != .date || reaches(mark.x)) && (y != .date || reaches(mark.y)) }
    guard !marks.allSatisfy(isReachable) else { return marks }
    Diagnostics.report("marks of a chart are left out: a date of theirs is too far away for a calendar")
    return marks.filter(isReachable)
  }

  private static func isUsable(_ mark: Mark) -> Bool {
    (mark.x?.isFinite ?? true) && (mark.y?.isFinite ?? true) && (mark.angle?.isFinite ?? true)
  }
}
