public import Foundation

extension LocalizedStringKey.StringInterpolation {
  /// Adds a date in a style, which goes on by itself where it tells the time that has passed; the key has `%@` in its place.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { appendInterpolation(Text(date, style: style)) }
  /// Adds when something begins and ends; the key has `%@` in its place.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
  /// Adds when something begins and ends; the key has `%@` in its place.
  public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }
  /// Adds the time that is left of an interval, or that has passed of it; the key has `%@` in its place.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
