public import Foundation
public import SwiftUI

/// A value with its name, as a mark is given it: `.value("Sales", 12)`.
public struct PlottableValue<Value: Plottable> {
  @usableFromInline let datum: Datum

  @inlinable init(_ datum: Datum) { self.datum = datum }

  init(_ label: DatumLabel, _ lower: Value, _ upper: Value? = nil) {
    datum = Datum(label: label, value: lower.plotted, upper: upper?.plotted)
  }

  /// A value; the name is looked up in the app's tables.
  @inlinable public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    // An app makes one for each of many thousand marks; that the type is known where it is made spares the look-up of it.
    PlottableValue(Datum.of(labelKey, value))
  }
  /// A value with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    .init(.string(String(label)), value)
  }
  /// A value with a text as its name.
  @_disfavoredOverload
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { .init(.text(label), value) }

  /// A range of values, such as that of a bin; the name is looked up in the app's tables.
  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
    .init(.key(labelKey), range.lowerBound, range.upperBound)
  }
  /// A range of values, such as that of a bin, with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> PlottableValue {
    .init(.string(String(label)), range.lowerBound, range.upperBound)
  }
  /// A range of values, such as that of a bin, with a text as its name.
  @_disfavoredOverload
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    .init(.text(label), range.lowerBound, range.upperBound)
  }

  /// A range of values; the name is looked up in the app's tables.
  @_disfavoredOverload
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue where Value: Comparable {
    .init(.key(labelKey), range.lowerBound, range.upperBound)
  }
  /// A range of values with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue where Value: Comparable {
    .init(.string(String(label)), range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of the calendar, such as the day, in which a date lies; the name is looked up in the app's tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { .init(.key(labelKey), value, unit, calendar) }
  /// The unit of the calendar, such as the day, in which a date lies, with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { .init(.string(String(label)), value, unit, calendar) }
  /// The unit of the calendar, such as the day, in which a date lies, with a text as its name.
  @_disfavoredOverload
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> PlottableValue { .init(.text(label), value, unit, calendar) }

  init(_ label: DatumLabel, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    let interval = CalendarUnits.shared.interval(of: unit, containing: date, in: calendar)
    datum = Datum(
      label: label, value: .date(interval?.start.timeIntervalSinceReferenceDate ?? date.timeIntervalSinceReferenceDate),
      upper: interval.map { .date($0.end.timeIntervalSinceReferenceDate) }, isUnit: true)
  }
}

/// A name of a value, unresolved.
enum DatumLabel: Equatable, Sendable {
  case string(String)
  case key(LocalizedStringKey)
  case text(Text)

  /// The name as a text.
  var text: Text {
    switch self {
    case .string(let string): Text(verbatim: string)
    case .key(let key): Text(key)
    case .text(let text): text
    }
  }
}

/// A value or a range of values with a name, as marks keep it.
@usableFromInline struct Datum {
  var label: DatumLabel
  var value: _PlottedValue
  private let last: Seldom<_PlottedValue>
  /// Whether the range is a unit of the calendar, in whose middle points stand.
  let isUnit: Bool

  init(label: DatumLabel, value: _PlottedValue, upper: _PlottedValue? = nil, isUnit: Bool = false) {
    (self.label, self.value, last, self.isUnit) = (label, value, Seldom(upper), isUnit)
  }

  /// A value with a name.
  @_specialize(where Value == Double)
  @_specialize(where Value == Int)
  @usableFromInline static func of<Value: Plottable>(_ key: LocalizedStringKey, _ value: Value) -> Datum {
    Datum(label: .key(key), value: value.plotted)
  }

  /// The end of a range, or of the unit of the calendar.
  var upper: _PlottedValue? { last.value }

  /// The place of a mark that has no extent.
  var center: _PlottedValue {
    guard let upper = upper?.number, let lower = value.number else { return value }
    let middle = (lower + upper) / 2
    if case .date = value { return .date(middle) }
    return .number(middle)
  }

  var isFinite: Bool { value.isFinite && (upper?.isFinite ?? true) }
}
