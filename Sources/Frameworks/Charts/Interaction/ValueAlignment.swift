import Foundation
import SwiftUI

/// Finds the value at which a plot that was let go comes to rest.
struct ValueAlignment {
  /// What values are multiples of, or what dates match.
  enum Unit {
    case number(Double)
    case date(DateComponents)
  }
  var unit: Unit?
  var major: MajorValueAlignment<Never>.Storage?
  var limit: ValueAlignedLimitBehavior
  /// The calendar in which dates match: that of the chart, once the alignment is asked for one.
  var calendar = Calendar.current

  /// A flick turns to the next major value; speeds in points a second, the number a choice.
  static let release = ReleaseRule(decidingSpeed: 250)

  /// The value to rest at.
  /// - Parameters:
  ///   - proposed: Where it would come to rest by itself.
  ///   - start: Where it was taken hold of.
  ///   - velocity: In points a second, positive towards greater values.
  ///   - page: How much shows at once.
  ///   - domain: The first and the last value at which it can rest.
  /// - Returns: A value of the domain.
  func target(
    _ proposed: Double, from start: Double, velocity: CGFloat, page: Double, in domain: ClosedRange<Double>
  ) -> Double {
    var requested = proposed
    if limit.keepsToPage(major) { requested = min(max(requested, start - page), start + page) }
    let isFlick = Self.release.direction(of: velocity) != nil
    var result = requested
    if isFlick, let major {
      switch major {
      case .page:
        // A flick turns one page at least.
        let pages = (requested - start) / page
        let whole = max(abs(pages).rounded(), 1) * (velocity < 0 ? -1 : 1)
        result = nearest(start + whole * page, unit)
      case .unit(let length): result = nearest(requested, .number(length))
      case .matching(let components): result = nearest(requested, .date(components))
      }
    } else {
      result = nearest(requested, unit)
    }
    return min(max(result, domain.lowerBound), domain.upperBound)
  }

  private func nearest(_ value: Double, _ unit: Unit?) -> Double {
    switch unit {
    case .number(let length):
      guard length.isFinite, length > 0 else { return value }
      return (value / length).rounded() * length
    case .date(let components): return nearestDate(value, components)
    case nil: return value
    }
  }

  private func nearestDate(_ value: Double, _ components: DateComponents) -> Double {
    guard abs(value) < CalendarUnits.limit else { return value }
    let date = Date(timeIntervalSinceReferenceDate: value)
    // A date that matches itself comes before the next one.
    let before = calendar.nextDate(
      after: date.addingTimeInterval(1), matching: components, matchingPolicy: .nextTime, direction: .backward)
    let after = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
    let positions = [before, after].compactMap { $0?.timeIntervalSinceReferenceDate }
    return positions.min { abs($0 - value) < abs($1 - value) } ?? value
  }
}
