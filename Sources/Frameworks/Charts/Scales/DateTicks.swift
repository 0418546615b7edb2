import Foundation

/// Round dates along an axis: whole units of a calendar, so that days begin at midnight on the days when clocks change, too.
enum DateTicks {
  /// A step of the calendar.
  struct Step: Equatable {
    var unit: Calendar.Component
    var count: Int
    /// About how long it is, in seconds.
    var seconds: Double
  }

  private static let day = 86400.0
  /// What people count time in.
  static let steps: [Step] =
    [
      (Calendar.Component.second, 1, 1.0), (.second, 5, 5), (.second, 10, 10), (.second, 30, 30), (.minute, 1, 60),
      (.minute, 5, 300), (.minute, 10, 600), (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 2, 7200),
      (.hour, 3, 10800), (.hour, 6, 21600), (.hour, 12, 43200), (.day, 1, day), (.day, 2, 2 * day),
      (.weekOfYear, 1, 7 * day), (.weekOfYear, 2, 14 * day), (.month, 1, 30.44 * day), (.month, 3, 91.31 * day),
      (.month, 6, 182.6 * day), (.year, 1, 365.24 * day), (.year, 2, 730.5 * day), (.year, 5, 1826 * day),
      (.year, 10, 3652 * day), (.year, 20, 7305 * day), (.year, 50, 18262 * day), (.year, 100, 36524 * day),
      (.year, 500, 182620 * day), (.year, 1000, 365240 * day),
    ].map { Step(unit: $0.0, count: $0.1, seconds: $0.2) }

  /// The step whose number of dates in an interval of seconds is nearest to the wish; of two, the one with more.
  static func step(for length: Double, count: Int) -> Step {
    var best = steps[steps.count - 1]
    var distance = Double.infinity
    for step in steps where step.seconds <= length {
      let values = (length / step.seconds).rounded(.down) + 1
      if abs(values - Double(count)) < distance { (best, distance) = (step, abs(values - Double(count))) }
    }
    return length < steps[0].seconds ? steps[0] : distance.isFinite ? best : steps[0]
  }

  /// A step has no more units: a million of the longest ones are more than calendars know; a choice.
  private static let mostUnits = 1_000_000

  /// The dates in an interval that are whole steps of a calendar, in seconds since the reference date; at most `limit`.
  static func dates(
    from lower: Double, through upper: Double, by unit: Calendar.Component, count: Int, in calendar: Calendar,
    limit: Int = 20_000
  ) -> [Double] {
    let count = min(count, mostUnits)
    guard abs(lower) < CalendarUnits.limit, abs(upper) < CalendarUnits.limit, lower <= upper, count > 0 else { return [] }
    let start = Date(timeIntervalSinceReferenceDate: lower)
    guard var date = first(of: unit, count: count, around: start, in: calendar) else { return [] }
    var dates: [Double] = []
    let origin = date
    var steps = 0
    while date.timeIntervalSinceReferenceDate <= upper + 1e-6, dates.count < limit, steps < limit * 2 {
      if date.timeIntervalSinceReferenceDate >= lower - 1e-6 { dates.append(date.timeIntervalSinceReferenceDate) }
      steps += 1
      guard let next = next(after: date, origin: origin, steps: steps, unit: unit, count: count, in: calendar) else { break }
      date = next
    }
    return dates
  }

  /// Whole steps of a calendar from the last one at or before a range to the first one at or behind it.
  static func edges(
    around range: ClosedRange<Double>, by unit: Calendar.Component, count: Int, in calendar: Calendar
  ) -> [Double] {
    let count = min(count, mostUnits)
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    guard abs(range.lowerBound) < CalendarUnits.limit, abs(range.upperBound) < CalendarUnits.limit,
      let first = first(of: unit, count: count, around: start, in: calendar)
    else { return [range.lowerBound, range.upperBound] }
    var edges = [first]
    while let last = edges.last, last.timeIntervalSinceReferenceDate < range.upperBound || edges.count == 1, edges.count < 20_000,
      let next = next(after: last, origin: first, steps: edges.count, unit: unit, count: count, in: calendar)
    {
      edges.append(next)
    }
    return edges.map(\.timeIntervalSinceReferenceDate)
  }

  /// Steps of hours begin anew at midnight, others go on from the first one.
  private static func next(
    after date: Date, origin: Date, steps: Int, unit: Calendar.Component, count: Int, in calendar: Calendar
  ) -> Date? {
    guard unit == .hour, count > 1, 24 % count == 0 else {
      return calendar.date(byAdding: unit, value: steps * count, to: origin).flatMap { $0 > date ? $0 : nil }
    }
    let hour = calendar.component(.hour, from: date) / count * count + count
    let day = calendar.startOfDay(for: date)
    if hour >= 24 { return calendar.date(byAdding: .day, value: 1, to: day) }
    let requested = calendar.date(bySettingHour: hour, minute: 0, second: 0, of: day)
    return requested.flatMap { $0 > date ? $0 : nil } ?? calendar.date(byAdding: .day, value: 1, to: day)
  }

  /// A whole step at or before a date.
  private static func first(of unit: Calendar.Component, count: Int, around date: Date, in calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: unit, for: date)?.start
    }
    func back(_ component: Calendar.Component, _ value: Int) -> Date? {
      calendar.date(byAdding: component, value: -value, to: start)
    }
    switch unit {
    case .second, .minute, .hour:
      return back(unit, calendar.component(unit, from: start) % count)
    case .month, .quarter:
      return back(.month, (calendar.component(.month, from: start) - 1) % (unit == .month ? count : 3 * count))
    case .year:
      return back(.year, calendar.component(.year, from: start) % count)
    default: return start
    }
  }
}
