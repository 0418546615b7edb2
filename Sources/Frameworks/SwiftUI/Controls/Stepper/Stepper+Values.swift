public import Foundation
public import SwiftUICore

extension Stepper {
  /// Creates a stepper that runs an action for each step up and down; a direction without one does nothing.
  public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(up: onIncrement, down: onDecrement), label: label(), editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, in: nil, step: step), label: label(), editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range.
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, in: bounds, step: step), label: label(), editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value that is read in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(value, in: nil, step: step) { Text($0, format: format) }, label: label(), editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range that is read in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(value, in: bounds, step: step) { Text($0, format: format) }, label: label(), editingChanged: onEditingChanged)
  }

  /// Creates a stepper that runs an action for each step up and down; a direction without one does nothing.
  @available(*, deprecated, renamed: "Stepper(label:onIncrement:onDecrement:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(up: onIncrement, down: onDecrement), label: label(), editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value.
  @available(*, deprecated, renamed: "Stepper(value:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(value, in: nil, step: step), label: label(), editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range.
  @available(*, deprecated, renamed: "Stepper(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(StepperSteps(value, in: bounds, step: step), label: label(), editingChanged: onEditingChanged)
  }
}
