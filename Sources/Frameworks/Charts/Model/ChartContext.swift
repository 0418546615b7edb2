import Foundation

/// What a chart takes from its surroundings for texts and dates.
struct ChartContext {
  /// Counts in the surroundings' time zone, so that days begin where labels say that they do.
  let calendar: Calendar
  let locale: Locale
  let timeZone: TimeZone

  init(calendar: Calendar, locale: Locale, timeZone: TimeZone) {
    var calendar = calendar
    calendar.timeZone = timeZone
    (self.calendar, self.locale, self.timeZone) = (calendar, locale, timeZone)
  }

  /// A value, written by itself.
  /// - Parameters:
  ///   - value: The value.
  ///   - showsTime: Whether the time of a date is written, too.
  /// - Returns: The text.
  func text(_ value: _PlottedValue, showsTime: Bool = false) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number): return number.formatted(FloatingPointFormatStyle<Double>.number.locale(locale))
    case .date(let seconds):
      let style = Date.FormatStyle(
        date: .abbreviated, time: showsTime ? .shortened : .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
      return Date(timeIntervalSinceReferenceDate: seconds).formatted(style)
    }
  }
}
