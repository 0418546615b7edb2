public import Foundation
public import SwiftUICore

/// A control that chooses several days on a calendar.
///
/// A press on a day chooses it, another one takes it back. Days are set with their calendar, era, year, month and day.
///
///     MultiDatePicker("Days off", selection: $days)
nonisolated public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let minimumDate: Date?
  let maximumDate: Date?
  let label: Label
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var cached = CachedTitles()

  init(selection: Binding<Set<DateComponents>>, from minimumDate: Date?, before end: Date?, label: Label) {
    self.selection = selection
    self.minimumDate = minimumDate
    // The end of a range of dates is no part of it.
    maximumDate = end.map { $0.addingTimeInterval(-0.001) }
    self.label = label
  }

  @MainActor public var body: some View {
    let span = DateSpan(
      calendar: calendar, locale: locale, timeZone: timeZone, minimum: minimumDate, maximum: maximumDate)
    let selection = selection, days = Dictionary(grouping: selection.wrappedValue) { span.day(of: $0) }
    let titles = cached.titles(for: span, locale: locale)
    TodayReader(span: span) { today in
      MonthCalendar(
        span: span, titles: titles, date: span.clamped(today), isChosen: { days[span.day(of: $0)] != nil },
        choose: { day in
          if let cached = days[span.day(of: day)] {
            selection.wrappedValue.subtract(cached)
          } else {
            selection.wrappedValue.insert(span.components(of: day))
          }
        }, show: nil)
    }
    .accessibilityElement(children: .contain)
    .accessibilityName(from: label)
  }
}

extension DateSpan {
  /// A day as a set of days has it.
  fileprivate func components(of day: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  /// The number of a day in a set; `nil` where it is none.
  fileprivate func day(of components: DateComponents) -> Int? {
    var parts = components
    parts.hour = 12
    var calendar = components.calendar ?? calendar
    calendar.timeZone = self.calendar.timeZone
    parts.timeZone = nil
    return calendar.date(from: parts).map { day(of: $0) }
  }
}

extension MultiDatePicker {
  /// Creates a picker of any days with a label.
  public nonisolated init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, from: nil, before: nil, label: label())
  }

  /// Creates a picker of the days in a range with a label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, from: bounds.lowerBound, before: bounds.upperBound, label: label())
  }

  /// Creates a picker of the days from one on with a label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, from: bounds.lowerBound, before: nil, label: label())
  }

  /// Creates a picker of the days before one with a label.
  public nonisolated init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, from: nil, before: bounds.upperBound, label: label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of any days with a title of the string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker of any days with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of the days in a range with a title of the string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of the days in a range with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker of the days from one on with a title of the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of the days from one on with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker of the days before one with a title of the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of the days before one with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
