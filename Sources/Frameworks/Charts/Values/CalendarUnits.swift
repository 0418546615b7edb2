import Foundation
import Synchronization

/// The units of calendars in which dates lie; neighbouring data of a chart lie in the same ones.
final class CalendarUnits: Sendable {
  static let shared = CalendarUnits()
  private struct Cached {
    var unit: Calendar.Component
    var calendar: Calendar
    var interval: DateInterval
  }
  private let last = Mutex<Cached?>(nil)

  /// The unit that holds a date, such as its day; `nil` for what is no unit of time.
  func interval(of unit: Calendar.Component, containing date: Date, in calendar: Calendar) -> DateInterval? {
    if let cached = last.withLock({ $0 }), cached.unit == unit, cached.interval.start <= date, date < cached.interval.end,
      cached.calendar == calendar
    {
      return cached.interval
    }
    guard date.timeIntervalSinceReferenceDate.isFinite, abs(date.timeIntervalSinceReferenceDate) < Self.limit,
      let interval = calendar.dateInterval(of: unit, for: date)
    else { return nil }
    last.withLock { $0 = Cached(unit: unit, calendar: calendar, interval: interval) }
    return interval
  }

  /// Calendars are only asked about some ten thousands of years around now, in seconds.
  static let limit = 1e12
}
