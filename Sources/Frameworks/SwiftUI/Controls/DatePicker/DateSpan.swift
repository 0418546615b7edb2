import Foundation

/// Dates of a calendar as people choose them: by year, month and day, hour and minute, within bounds.
///
/// Years are counted from 2001's, months from the first one of their year, days from the first one of their month; so no
/// calendar's eras and leap months matter to who counts. Nothing here traps, whatever the calendar and however far the date.
nonisolated struct DateSpan: Equatable {
  /// What people read.
  let calendar: Calendar
  /// What is counted with: years of the calendars that differ from the Gregorian one in their years only are its years.
  private let counting: Calendar
  /// What can be chosen.
  let bounds: ClosedRange<Date>

  /// What the pickers can show: the years 1 to 9999.
  static let limits =
    Date(timeIntervalSinceReferenceDate: -63_114_000_000)...Date(timeIntervalSinceReferenceDate: 252_423_907_200)

  init(calendar: Calendar, locale: Locale, timeZone: TimeZone, minimum: Date? = nil, maximum: Date? = nil) {
    var calendar = calendar
    let weekday = calendar.firstWeekday
    // A week begins where the language has it, unless the app has changed that.
    var usual = Calendar(identifier: calendar.identifier)
    usual.locale = calendar.locale
    let isOwn = weekday != usual.firstWeekday
    calendar.locale = locale
    calendar.timeZone = timeZone
    if isOwn { calendar.firstWeekday = weekday }
    self.calendar = calendar
    switch calendar.identifier {
    case .gregorian, .iso8601, .japanese, .buddhist, .republicOfChina:
      var gregorian = Calendar(identifier: .gregorian)
      gregorian.timeZone = timeZone
      counting = gregorian
    default: counting = calendar
    }
    let lower = Self.limited(minimum ?? Self.limits.lowerBound), upper = Self.limited(maximum ?? Self.limits.upperBound)
    bounds = lower...max(lower, upper)
  }

  private static func limited(_ date: Date) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return Date(timeIntervalSinceReferenceDate: 0) }
    return min(max(date, limits.lowerBound), limits.upperBound)
  }

  /// The nearest date that can be chosen.
  func clamped(_ date: Date) -> Date { min(max(Self.limited(date), bounds.lowerBound), bounds.upperBound) }

  // MARK: Days

  func startOfDay(_ date: Date) -> Date { calendar.startOfDay(for: Self.limited(date)) }

  /// The number of a day, from the first of January 2001 on.
  func day(of date: Date) -> Int { days(from: epoch, to: counting.startOfDay(for: Self.limited(date))) }

  /// How many days begin after one day and up to another, both given by when they begin.
  ///
  /// Where clocks are changed at midnight a day begins later than others: the distance is no whole number of days.
  private func days(from first: Date, to last: Date) -> Int {
    let parts = counting.dateComponents([.day, .hour], from: first, to: last)
    return (parts.day ?? 0) + Int((Double(parts.hour ?? 0) / 24).rounded())
  }

  /// When a day begins.
  func start(ofDay day: Int) -> Date {
    let date = counting.date(byAdding: .day, value: day, to: epoch) ?? epoch
    return counting.startOfDay(for: Self.limited(date))
  }

  /// When 2001 begins here.
  private var epoch: Date {
    let near = Date(timeIntervalSinceReferenceDate: 43_200)
    return counting.dateInterval(of: .year, for: near)?.start ?? counting.startOfDay(for: near)
  }

  /// Whether any time of a day can be chosen.
  func allowsDay(_ start: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
    return start <= bounds.upperBound && end > bounds.lowerBound
  }

  /// The time of a date on another day.
  func moved(_ date: Date, toDay start: Date) -> Date {
    let time = minutes(of: date)
    let seconds = date.timeIntervalSinceReferenceDate.remainder(dividingBy: 60)
    let moved = at(minutes: time, onDayOf: start)
    let rest = seconds < 0 ? seconds + 60 : seconds
    return rest.isFinite ? moved.addingTimeInterval(rest) : moved
  }

  // MARK: Times

  /// The minute of the day.
  func minutes(of date: Date) -> Int {
    let parts = counting.dateComponents([.hour, .minute], from: Self.limited(date))
    return (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
  }

  /// A minute of the day of a date; where clocks are put forward over it, as much later as they are put.
  func at(minutes: Int, onDayOf date: Date) -> Date {
    let plain = startOfDay(date).addingTimeInterval(Double(minutes) * 60)
    let shift = minutes - self.minutes(of: plain)
    guard shift != 0 else { return plain }
    let shifted = plain.addingTimeInterval(Double(shift > 720 ? shift - 1440 : shift < -720 ? shift + 1440 : shift) * 60)
    return self.minutes(of: shifted) == minutes ? shifted : plain
  }

  // MARK: Months and years

  /// When the month of a date begins.
  func startOfMonth(_ date: Date) -> Date {
    let date = Self.limited(date)
    return calendar.dateInterval(of: .month, for: date)?.start ?? calendar.startOfDay(for: date)
  }

  /// When the month begins that is some months before or after that of a date.
  func startOfMonth(_ date: Date, plus months: Int) -> Date {
    let start = startOfMonth(date)
    return startOfMonth(calendar.date(byAdding: .month, value: months, to: start.addingTimeInterval(43_200)) ?? start)
  }

  func daysInMonth(_ start: Date) -> Int {
    max(calendar.range(of: .day, in: .month, for: start.addingTimeInterval(43_200))?.count ?? 30, 1)
  }

  /// When the days of a month begin.
  func days(inMonth start: Date) -> [Date] {
    (0..<daysInMonth(start)).map { calendar.startOfDay(for: calendar.date(byAdding: .day, value: $0, to: start) ?? start) }
  }

  /// Whether any day of a month can be chosen.
  func allowsMonth(_ start: Date) -> Bool {
    start <= bounds.upperBound && startOfMonth(start, plus: 1) > bounds.lowerBound || startOfMonth(bounds.lowerBound) == start
  }

  /// The number of a date's year.
  func year(of date: Date) -> Int {
    let start = startOfYear(Self.limited(date))
    // From noon to noon, since what is left of a year that is not whole is cut off in both directions.
    return counting.dateComponents([.year], from: noon(after: epoch), to: noon(after: start)).year ?? 0
  }

  private func noon(after midnight: Date) -> Date { midnight.addingTimeInterval(43_200) }

  private func startOfYear(_ date: Date) -> Date { counting.dateInterval(of: .year, for: date)?.start ?? date }

  /// When a year begins.
  func start(ofYear year: Int) -> Date {
    startOfYear(Self.limited(counting.date(byAdding: .year, value: year, to: epoch.addingTimeInterval(43_200)) ?? epoch))
  }

  /// When the months of a year begin.
  func months(ofYear year: Int) -> [Date] {
    let first = start(ofYear: year)
    let interval = counting.dateInterval(of: .year, for: first.addingTimeInterval(43_200))
    let end = interval?.end ?? first.addingTimeInterval(365 * 86_400)
    var months = [first]
    while months.count < 14 {
      let middle = counting.date(byAdding: .month, value: months.count, to: first.addingTimeInterval(43_200)) ?? end
      let next = counting.dateInterval(of: .month, for: middle)?.start ?? end
      guard next < end, next > months[months.count - 1] else { break }
      months.append(next)
    }
    return months
  }

  /// The years in which something can be chosen.
  var years: ClosedRange<Int> {
    let first = year(of: bounds.lowerBound)
    return first...max(first, year(of: bounds.upperBound))
  }

  /// Where a date stands: its year, its month in the year, its day in the month, all counted from 0 but the year.
  func place(of date: Date) -> (year: Int, month: Int, day: Int) {
    let date = Self.limited(date), year = year(of: date), months = months(ofYear: year)
    let month = months.lastIndex { $0 <= date } ?? 0
    let day = days(from: months[month], to: counting.startOfDay(for: date))
    return (year, month, min(max(day, 0), daysInMonth(months[month]) - 1))
  }

  /// The time of a date at a place; a day that the month has not is its last one.
  func moved(_ date: Date, toYear year: Int, month: Int, day: Int) -> Date {
    let months = months(ofYear: year), start = months[min(max(month, 0), months.count - 1)]
    let day = min(max(day, 0), daysInMonth(start) - 1)
    return moved(date, toDay: counting.startOfDay(for: counting.date(byAdding: .day, value: day, to: start) ?? start))
  }

  // MARK: Weeks

  /// How many days of the week come before a day.
  func weekdayOffset(of day: Date) -> Int {
    let weekday = calendar.component(.weekday, from: day)
    return ((weekday - calendar.firstWeekday) % 7 + 7) % 7
  }
}
