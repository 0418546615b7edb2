public import Foundation
public import SwiftUI

/// A value of each element of a collection with its name, as a plot is given it: `.value("Sales", \.sales)`.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let datum: (DataElement) -> Datum

  private init(_ label: DatumLabel, _ value: @escaping (DataElement) -> DataValue) {
    datum = { Datum(label: label, value: value($0).plotted) }
  }

  private init(
    _ label: DatumLabel, from start: @escaping (DataElement) -> DataValue, to end: @escaping (DataElement) -> DataValue
  ) {
    datum = { Datum(label: label, value: start($0).plotted, upper: end($0).plotted) }
  }

  /// A value of each element; the name is looked up in the app's tables.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
    .init(.key(labelKey)) { $0[keyPath: keyPath] }
  }
  /// The same value for all elements; the name is looked up in the app's tables.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> PlottableProjection {
    .init(.key(labelKey)) { _ in value }
  }
  /// A range of values of each element; the name is looked up in the app's tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection where DataValue: Comparable {
    .init(.key(labelKey), from: { $0[keyPath: start] }, to: { $0[keyPath: end] })
  }
  /// The same range of values for all elements; the name is looked up in the app's tables.
  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> PlottableProjection
  where DataValue: Comparable {
    .init(.key(labelKey), from: { _ in start }, to: { _ in end })
  }

  /// A value of each element, with a name.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
    .init(.string(String(label))) { $0[keyPath: keyPath] }
  }
  /// The same value for all elements, with a name.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> PlottableProjection {
    .init(.string(String(label))) { _ in value }
  }
  /// A range of values of each element, with a name.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection where DataValue: Comparable {
    .init(.string(String(label)), from: { $0[keyPath: start] }, to: { $0[keyPath: end] })
  }
  /// The same range of values for all elements, with a name.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue) -> PlottableProjection
  where DataValue: Comparable {
    .init(.string(String(label)), from: { _ in start }, to: { _ in end })
  }

  /// A value of each element, with a text as its name.
  @_disfavoredOverload
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> PlottableProjection {
    .init(.text(label)) { $0[keyPath: keyPath] }
  }
  /// The same value for all elements, with a text as its name.
  @_disfavoredOverload
  public static func value(_ label: Text, _ value: DataValue) -> PlottableProjection { .init(.text(label)) { _ in value } }
  /// A range of values of each element, with a text as its name.
  @_disfavoredOverload
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> PlottableProjection where DataValue: Comparable {
    .init(.text(label), from: { $0[keyPath: start] }, to: { $0[keyPath: end] })
  }
  /// The same range of values for all elements, with a text as its name.
  @_disfavoredOverload
  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> PlottableProjection
  where DataValue: Comparable {
    .init(.text(label), from: { _ in start }, to: { _ in end })
  }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
  private init(
    _ label: DatumLabel, _ unit: Calendar.Component, _ calendar: Calendar?, _ value: @escaping (DataElement) -> DataValue
  ) {
    datum = {
      PlottableValue(label, value($0).primitivePlottable, unit, calendar ?? .autoupdatingCurrent).datum
    }
  }

  /// The unit of the calendar in which a date of each element lies; the name is looked up in the app's tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection { .init(.key(labelKey), unit, calendar) { $0[keyPath: keyPath] } }
  /// The unit of the calendar in which one date for all elements lies; the name is looked up in the app's tables.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection { .init(.key(labelKey), unit, calendar) { _ in value } }

  /// The unit of the calendar in which a date of each element lies, with a name.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection { .init(.string(String(label)), unit, calendar) { $0[keyPath: keyPath] } }
  /// The unit of the calendar in which one date for all elements lies, with a name.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection { .init(.string(String(label)), unit, calendar) { _ in value } }

  /// The unit of the calendar in which a date of each element lies, with a text as its name.
  @_disfavoredOverload
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, DataValue>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection { .init(.text(label), unit, calendar) { $0[keyPath: keyPath] } }
  /// The unit of the calendar in which one date for all elements lies, with a text as its name.
  @_disfavoredOverload
  public static func value(
    _ label: Text, _ value: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableProjection { .init(.text(label), unit, calendar) { _ in value } }
}
