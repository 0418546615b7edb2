import Foundation
import SwiftUICore
import UIKitTypes

/// A date that is being chosen, as the parts of a date picker see it.
nonisolated struct DateChoice {
  let span: DateSpan
  let titles: DateTitles
  var components: DatePickerComponents = []
  /// What names the picker.
  var label = AnyView(EmptyView())
  /// The minutes from one that wheels offer to the next one.
  var minuteInterval = 1
  /// The date that shows: the nearest one to the app's that can be chosen.
  let date: Date
  let choose: (Date) -> Void

  init(span: DateSpan, titles: DateTitles, components: DatePickerComponents, label: AnyView, selection: Binding<Date>) {
    self.span = span
    self.titles = titles
    self.components = components
    self.label = label
    date = span.clamped(selection.wrappedValue)
    choose = { requested in
      let date = span.clamped(requested)
      if date != selection.wrappedValue { selection.wrappedValue = date }
    }
  }
}

extension DateChoice {
  /// A choice by wheels that shows a date whether it can be chosen or not.
  init(span: DateSpan, titles: DateTitles, date: Date, choose: @escaping (Date) -> Void) {
    (self.span, self.titles, self.date) = (span, titles, date)
    self.choose = choose
  }

  /// The same of some parts of the date.
  func only(_ components: DatePickerComponents) -> DateChoice {
    var choice = self
    choice.components = components
    return choice
  }
}

/// Finds what a date picker's surroundings say of dates.
struct DateChoiceReader<Content: View>: View {
  let configuration: DatePickerStyleConfiguration
  @ViewBuilder let content: (DateChoice) -> Content
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.appearance.values.datePickers.minuteInterval) private var minuteInterval
  @State private var cached = CachedTitles()

  var body: some View {
    let span = DateSpan(
      calendar: calendar, locale: locale, timeZone: timeZone, minimum: configuration.minimumDate,
      maximum: configuration.maximumDate)
    var choice = DateChoice(
      span: span, titles: cached.titles(for: span, locale: locale), components: configuration.displayedComponents,
      label: AnyView(configuration.label), selection: configuration.$selection)
    choice.minuteInterval = minuteInterval
    return content(choice)
  }
}

/// Keeps how dates are written as long as calendar and language stay.
nonisolated final class CachedTitles {
  private var cached: (calendar: Calendar, locale: Locale, titles: DateTitles)?

  func titles(for span: DateSpan, locale: Locale) -> DateTitles {
    if let cached, cached.calendar == span.calendar, cached.locale == locale { return cached.titles }
    let titles = DateTitles(span, locale: locale)
    cached = (span.calendar, locale, titles)
    return titles
  }
}

/// A label and what chooses the date, at the two ends of a line.
struct DatePickerLine<Control: View>: View {
  let configuration: DatePickerStyleConfiguration
  @ViewBuilder let control: (DateChoice) -> Control
  @Environment(\.labelsAreHidden) private var hidesLabel

  var body: some View {
    if hidesLabel {
      DateChoiceReader(configuration: configuration, content: control)
    } else {
      HStack {
        configuration.label.accessibilityHidden(true)
        Spacer(minLength: 0)
        DateChoiceReader(configuration: configuration, content: control)
      }
    }
  }
}

/// Which day is today, by the engine's clock; evaluated again when that changes.
struct TodayReader<Content: View>: View {
  let span: DateSpan
  @ViewBuilder let content: (Date) -> Content

  var body: some View {
    let (span, content) = (span, content)
    TimelineView(DaySchedule(span: span)) { content(span.startOfDay($0.date)) }
  }
}

/// The beginnings of days.
nonisolated private struct DaySchedule: TimelineSchedule {
  let span: DateSpan

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldSequence<Date, (Date?, Bool)> {
    let span = span
    return sequence(first: span.startOfDay(startDate)) { day in
      let next = span.start(ofDay: span.day(of: day) + 1)
      return next > day ? next : nil
    }
  }
}
