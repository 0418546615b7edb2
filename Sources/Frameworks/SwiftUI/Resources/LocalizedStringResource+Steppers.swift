public import Foundation
public import FoundationAdditions
public import SwiftUICore

extension Stepper where Label == Text {
  /// Creates a stepper that runs an action for each step up and down, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(up: onIncrement, down: onDecrement), label: Text(titleResource), editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(value, in: nil, step: step), label: Text(titleResource),
      editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(value, in: bounds, step: step), label: Text(titleResource),
      editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value, with a title that a resource names and a format in which it is read.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(value, in: nil, step: step) { Text($0, format: format) }, label: Text(titleResource),
      editingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range, with a title that a resource names and a format in which it is read.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      StepperSteps(value, in: bounds, step: step) { Text($0, format: format) }, label: Text(titleResource),
      editingChanged: onEditingChanged)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker for a colour, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  /// Creates a picker for a Core Graphics colour, with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }
}
