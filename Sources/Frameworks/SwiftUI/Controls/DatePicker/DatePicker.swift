public import Foundation
public import SwiftUICore

/// A control that chooses a date, a time, or both.
///
/// Calendar, time zone and language are those of the environment. What it sets is always within its range; a date outside of it
/// shows as the nearest one inside and is not written until a person chooses. `datePickerStyle(_:)` says how it shows.
///
///     DatePicker("Departure", selection: $date, in: Date()..., displayedComponents: .date)
nonisolated public struct DatePicker<Label: View>: View {
  /// The parts of a date that people choose.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimumDate: Date?
  let maximumDate: Date?
  let components: Components
  let label: Label
  @ControlStyle<DatePickerStyleConfiguration> private var style

  init(selection: Binding<Date>, from minimumDate: Date?, to maximumDate: Date?, components: Components, label: Label) {
    self.selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.components = components
    self.label = label
  }

  @MainActor public var body: some View {
    style.body(
      of: DatePickerStyleConfiguration(
        label: .init(content: style.part(label)), selection: selection, minimumDate: minimumDate, maximumDate: maximumDate,
        displayedComponents: components))
  }
}

extension DatePicker {
  /// Creates a picker of any date with a label.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, from: nil, to: nil, components: displayedComponents, label: label())
  }

  /// Creates a picker of the dates in a range with a label.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection, from: range.lowerBound, to: range.upperBound, components: displayedComponents, label: label())
  }

  /// Creates a picker of the dates from one on with a label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, from: range.lowerBound, to: nil, components: displayedComponents, label: label())
  }

  /// Creates a picker of the dates up to one with a label.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, from: nil, to: range.upperBound, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker of any date with a title of the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of the dates in a range with a title of the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of the dates from one on with a title of the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of the dates up to one with a title of the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a picker of any date with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of the dates in a range with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of the dates from one on with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker of the dates up to one with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
