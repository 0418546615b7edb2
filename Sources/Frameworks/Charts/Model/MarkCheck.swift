import Foundation
import SwiftUI

/// Leaves out what has no place: values that are no numbers, and infinite ones.
enum MarkCheck {
  static func usable(_ marks: [Mark]) -> [Mark] {
    guard let first = marks.firstIndex(where: { !isUsable($0) }) else { return marks }
    Diagnostics.report("marks of a chart are left out: a value of theirs is not a finite number")
    return Array(marks[..<first]) + marks[first...].filter(isUsable)
  }

  private static func isUsable(_ mark: Mark) -> Bool {
    (mark.x?.isFinite ?? true) && (mark.y?.isFinite ?? true) && (mark.angle?.isFinite ?? true)
  }
}
