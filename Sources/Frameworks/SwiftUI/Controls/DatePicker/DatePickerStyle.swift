public import Foundation
public import SwiftUICore

/// How date pickers look and how dates are chosen; apply it with `datePickerStyle(_:)`.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// What the style makes.
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = DatePickerStyleConfiguration
  /// Makes a date picker's look.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a date picker style is given.
nonisolated public struct DatePickerStyleConfiguration {
  /// The date picker's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The date picker's label.
  public let label: Label
  /// The date that is chosen.
  @Binding public var selection: Date
  /// The first date that can be chosen; `nil` where there is none.
  public var minimumDate: Date?
  /// The last date that can be chosen; `nil` where there is none.
  public var maximumDate: Date?
  /// The parts of the date that people choose.
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyleConfiguration: StyleConfiguration {
  package static var defaultStyle: StyleBox<Self> { StyleBox(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) } }
}

extension View {
  /// Sets how the date pickers inside look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(StyleBox(style) { $0.makeBody(configuration: $1) })
  }
}

/// The look that fits the surroundings: a label with the date and the time, each of which opens a popup.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style that date pickers have without another.
  public nonisolated init() {}
  /// The date picker's look in this style.
  public func makeBody(configuration: DefaultDatePickerStyle.Configuration) -> some View {
    DatePickerLine(configuration: configuration) { DateChips(choice: $0) }
  }
}

/// A label with the date and the time, each of which opens a popup with a calendar or with wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style of date pickers that open popups.
  public nonisolated init() {}
  /// The date picker's look in this style.
  public func makeBody(configuration: CompactDatePickerStyle.Configuration) -> some View {
    DatePickerLine(configuration: configuration) { DateChips(choice: $0) }
  }
}

/// A calendar of a month, with the time below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style of date pickers with a calendar.
  public nonisolated init() {}
  /// The date picker's look in this style.
  public func makeBody(configuration: GraphicalDatePickerStyle.Configuration) -> some View {
    DateChoiceReader(configuration: configuration) { DateCalendar(choice: $0) }
  }
}

/// Wheels for the parts of a date.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style of date pickers with wheels.
  public nonisolated init() {}
  /// The date picker's look in this style.
  public func makeBody(configuration: WheelDatePickerStyle.Configuration) -> some View {
    DatePickerLine(configuration: configuration) { DateWheels(choice: $0) }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look that fits the surroundings.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A label with the date and the time, each of which opens a popup.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar of a month.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels for the parts of a date.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
