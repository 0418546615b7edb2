public import Foundation

/// A value that follows from the time as it is, for texts that show it in a format and go on by themselves.
///
///     Text(.currentDate, format: .dateTime.hour().minute().second())
///     Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
nonisolated public struct TimeDataSource<Value>: Sendable {
  let kind: TimeDataSourceKind
  /// The value at a time.
  let value: @Sendable (Date) -> Value
  /// The time at which it is a value.
  let date: @Sendable (Value) -> Date

  private init(
    _ kind: TimeDataSourceKind, value: @escaping @Sendable (Date) -> Value, date: @escaping @Sendable (Value) -> Date
  ) {
    (self.kind, self.value, self.date) = (kind, value, date)
  }
}

/// What tells sources apart.
enum TimeDataSourceKind: Equatable, Sendable {
  case currentDate
  case rangeStarting(Date)
  case rangeEnding(Date)
  case offset(Date)
}

extension TimeDataSource where Value == Date {
  /// The time as it is.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(.currentDate, value: { $0 }, date: { $0 }) }
}

extension TimeDataSource where Value == Range<Date> {
  /// From a date on up to the time as it is; empty before the date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.rangeStarting(date), value: { .inOrder(date, $0) ?? .empty(at: date) }, date: { $0.upperBound })
  }
  /// From the time as it is up to a date; empty after the date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.rangeEnding(date), value: { .inOrder($0, date) ?? .empty(at: date) }, date: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// The time that has passed since a date, below zero before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      .offset(date),
      value: { now in
        // A date that is none is no time away, and what is longer than a duration can be is cut.
        let distance = now.timeIntervalSince(date)
        return .seconds(distance.isNaN ? 0 : min(max(distance, -1e15), 1e15))
      },
      date: { date.addingTimeInterval(Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18) })
  }
}

extension Range<Date> {
  /// From one date to another; `nil` where the second is the earlier one, or none.
  fileprivate static func inOrder(_ start: Date, _ end: Date) -> Self? { start <= end ? start..<end : nil }
  /// Nothing, at a date; a date that is none counts as the reference date.
  fileprivate static func empty(at date: Date) -> Self {
    inOrder(date, date) ?? Date(timeIntervalSinceReferenceDate: 0)..<Date(timeIntervalSinceReferenceDate: 0)
  }
}

extension Text {
  /// Shows a value that follows from the time, in a format, and goes on by itself when the format would show something else.
  @_disfavoredOverload
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(
      storage: .date(.sourced(SourcedDateText(source, format) { AttributedString($0.format($1)) })))
  }

  /// Shows a value that follows from the time, in a format, and goes on by itself when the format would show something else.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(storage: .date(.sourced(SourcedDateText(source, format) { $0.format($1) })))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value that follows from the time, and goes on by itself; the key has `%@` in its place.
  @_disfavoredOverload
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String { appendInterpolation(Text(source, format: format)) }
  /// Adds a value that follows from the time, and goes on by itself; the key has `%@` in its place.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString { appendInterpolation(Text(source, format: format)) }
}

// Safe: a format is a value, never changed once it is here, and used on the main thread alone.
/// A value that follows from the time, in a format.
struct SourcedDateText: Equatable, @unchecked Sendable {
  private let kind: TimeDataSourceKind
  private let format: any Equatable
  private let makeString: (Date, Locale) -> AttributedString
  private let findChange: (Date) -> Date?

  init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, _ format: F, string: @escaping (F, V) -> AttributedString
  ) where V == F.FormatInput {
    (kind, self.format) = (source.kind, format)
    makeString = { now, locale in string(format.locale(locale), source.value(now)) }
    findChange = { now in format.discreteInput(after: source.value(now)).map(source.date) }
  }

  static func == (a: Self, b: Self) -> Bool { a.kind == b.kind && isEqual(a.format, b.format) }

  private static func isEqual<F: Equatable>(_ a: F, _ b: any Equatable) -> Bool { b as? F == a }

  func string(at now: Date, in locale: Locale) -> AttributedString { makeString(now, locale) }

  /// When it shows something else; `nil` for never.
  func nextChange(after now: Date) -> Date? {
    // What a range or a format says of a moment before is none.
    findChange(now).flatMap { $0 > now && $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil }
  }
}
