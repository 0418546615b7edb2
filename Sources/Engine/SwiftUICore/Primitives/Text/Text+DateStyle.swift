public import Foundation

extension Text {
  /// Shows a date in a style; where the style tells the time that has passed, or is left, it goes on by itself.
  ///
  /// The time to a date that is none, as a calculation may give one, is a dash.
  public init(_ date: Date, style: DateStyle) { self.init(storage: .date(.styled(date, style))) }

  /// Shows when something begins and ends: the times of a day, with the dates where there are two: 9:30 – 11:00 AM.
  public init(_ dates: ClosedRange<Date>) { self.init(storage: .date(.interval(dates))) }

  /// Shows when something begins and ends: the times of a day, with the dates where there are two: 9:30 – 11:00 AM.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Shows the time that is left of an interval, or that has passed of it, as a clock does.
  /// - Parameters:
  ///   - timerInterval: The interval; before and after it the text stands still.
  ///   - pauseTime: When the text stops; `nil` lets it run.
  ///   - countsDown: Whether it shows the time that is left.
  ///   - showsHours: Whether hours are told from 60 minutes on.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(
      storage: .date(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// How a text shows a date.
  public struct DateStyle: Sendable, Equatable, Codable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }
    let kind: Kind
    /// The time of the day: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// The date: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// The time until it, or since: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// The time until it, or since, in its largest unit: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// The time until it, or since, as a clock shows it: 36:59:01.
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A text that tells a time (Facts 1.8).
///
/// Seconds that are left are rounded up and those that have passed down, so that a count reaches zero when the time is there.
enum DateText: Equatable, Sendable {
  case styled(Date, Text.DateStyle)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)
  case interval(ClosedRange<Date>)
  case sourced(SourcedDateText)

  /// Whole seconds, and which way they run.
  private struct Count {
    var seconds: Int
    var countsDown: Bool
    /// When the count is what it is: the date to which, or from which, it counts.
    var date: Date

    /// `nil` where there is no time between both, as one is no date.
    init?(to date: Date, at now: Date) {
      self.date = date
      let distance = date.timeIntervalSince(now)
      guard !distance.isNaN else { return nil }
      countsDown = distance > 0
      seconds = Int(clamping: min(abs(distance).rounded(countsDown ? .up : .down), 1e11))
    }

    /// When a count by steps of some seconds shows something else; `nil` for never.
    func nextChange(step: Int) -> Date? {
      guard date.timeIntervalSinceReferenceDate.isFinite else { return nil }
      let steps = seconds / step
      return date.addingTimeInterval(countsDown ? -Double(steps * step - 1) : Double((steps + 1) * step))
    }
  }

  // MARK: What it shows

  /// What is shown where no time can be told; a choice.
  private static let none = "–"

  func string(at now: Date, in locale: Locale, calendar: Calendar, timeZone: TimeZone) -> String {
    switch self {
    case .styled(let date, let style):
      if style.kind == .time || style.kind == .date {
        let format = Date.FormatStyle(
          date: style.kind == .date ? .long : .omitted, time: style.kind == .time ? .shortened : .omitted, locale: locale,
          calendar: calendar, timeZone: timeZone)
        return format.format(date)
      }
      return Count(to: date, at: now).map { Self.string($0, style, in: locale) } ?? Self.none
    case .interval(let dates):
      let format = Date.IntervalFormatStyle(
        date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
      return format.format(dates.lowerBound..<dates.upperBound)
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      let time = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
      let count = Count(to: countsDown ? interval.upperBound : interval.lowerBound, at: time)
      return count.map { Self.clock($0.seconds, showsHours: showsHours, in: locale) } ?? Self.none
    case .sourced(let text): return String(text.string(at: now, in: locale).characters)
    }
  }

  private static func string(_ count: Count, _ style: Text.DateStyle, in locale: Locale) -> String {
    switch style.kind {
    case .relative: units(count.seconds, count: 2, .abbreviated, in: locale)
    case .offset: (count.countsDown || count.seconds == 0 ? "+" : "-") + units(count.seconds, count: 1, .wide, in: locale)
    case .timer, .time, .date: clock(count.seconds, showsHours: true, in: locale)
    }
  }

  private static func clock(_ seconds: Int, showsHours: Bool, in locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern = showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return Duration.seconds(seconds).formatted(.time(pattern: pattern).locale(locale))
  }

  private static let units: [(unit: Duration.UnitsFormatStyle.Unit, seconds: Int)] = [
    (.weeks, 604_800), (.days, 86_400), (.hours, 3_600), (.minutes, 60), (.seconds, 1),
  ]

  /// The largest unit that fits into a time, by its place among the units.
  private static func largestUnit(in seconds: Int) -> Int {
    units.firstIndex { $0.seconds <= seconds } ?? units.count - 1
  }

  private static func units(
    _ seconds: Int, count: Int, _ width: Duration.UnitsFormatStyle.UnitWidth, in locale: Locale
  ) -> String {
    let first = largestUnit(in: seconds)
    let last = min(first + count, units.count)
    let style = Duration.UnitsFormatStyle.units(
      allowed: Set(units[first..<last].map(\.unit)), width: width, maximumUnitCount: count,
      fractionalPart: .hide(rounded: .towardZero))
    return Duration.seconds(seconds).formatted(style.locale(locale))
  }

  // MARK: When it shows something else

  func nextChange(after now: Date) -> Date? {
    switch self {
    case .interval: return nil
    case .sourced(let text): return text.nextChange(after: now)
    case .styled(let date, let style):
      guard let count = Count(to: date, at: now) else { return nil }
      let largest = Self.largestUnit(in: count.seconds)
      switch style.kind {
      case .time, .date: return nil
      case .timer: return count.nextChange(step: 1)
      case .offset: return count.nextChange(step: Self.units[largest].seconds)
      case .relative: return count.nextChange(step: Self.units[min(largest + 1, Self.units.count - 1)].seconds)
      }
    case .timer(let interval, let pauseTime, let countsDown, _):
      guard pauseTime == nil, now < interval.upperBound else { return nil }
      guard now >= interval.lowerBound else { return interval.lowerBound }
      return Count(to: countsDown ? interval.upperBound : interval.lowerBound, at: now)?.nextChange(step: 1)
    }
  }
}
