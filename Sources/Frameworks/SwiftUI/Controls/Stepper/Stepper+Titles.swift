public import Foundation
public import SwiftUICore

extension Stepper where Label == Text {
  /// Creates a stepper that runs an action for each step up and down, with a title of the app's string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(up: onIncrement, down: onDecrement), label: Text(titleKey), editingChanged: onEditingChanged)
  }
  /// Creates a stepper that runs an action for each step up and down, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(up: onIncrement, down: onDecrement), label: Text(title), editingChanged: onEditingChanged)
  }
  /// Creates a stepper for a value, with a title of the app's string tables.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(value, in: nil, step: step), label: Text(titleKey),
      editingChanged: onEditingChanged)
  }
  /// Creates a stepper for a value, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(value, in: nil, step: step), label: Text(title),
      editingChanged: onEditingChanged)
  }
  /// Creates a stepper for a value of a range, with a title of the app's string tables.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(value, in: bounds, step: step), label: Text(titleKey),
      editingChanged: onEditingChanged)
  }
  /// Creates a stepper for a value of a range, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(value, in: bounds, step: step), label: Text(title),
      editingChanged: onEditingChanged)
  }
  /// Creates a stepper for a value, with a title of the app's string tables and a format in which it is read.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(value, in: nil, step: step) { Text($0, format: format) }, label: Text(titleKey),
      editingChanged: onEditingChanged)
  }
  /// Creates a stepper for a value, with a title that is shown as it is and a format in which it is read.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(value, in: nil, step: step) { Text($0, format: format) }, label: Text(title),
      editingChanged: onEditingChanged)
  }
  /// Creates a stepper for a value of a range, with a title of the app's string tables and a format in which it is read.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(value, in: bounds, step: step) { Text($0, format: format) }, label: Text(titleKey),
      editingChanged: onEditingChanged)
  }
  /// Creates a stepper for a value of a range, with a title that is shown as it is and a format in which it is read.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(value, in: bounds, step: step) { Text($0, format: format) }, label: Text(title),
      editingChanged: onEditingChanged)
  }
}
