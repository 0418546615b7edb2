public import Foundation
public import FoundationAdditions
public import SwiftUICore

extension TextField where Label == Text {
  /// Creates a field with a name that a resource names, which also shows while the text is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Creates a field with a name that a resource names, and a prompt that shows while the text is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a name that a resource names, which also shows while the text is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(text: text) { Text(titleResource) }
  }

  /// Creates a field with a name that a resource names, and a prompt that shows while the text is empty.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a name that a resource names, and that grows along an axis.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with a name that a resource names, and a prompt, that grows along an axis.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field with a name that a resource names that tells what is selected, and selects what it is told.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleResource) }
  }

  /// Creates a field for a value, with a name that a resource names; what is typed counts when the editing ends.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FormattedValue(value, format), prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for a value that need not be there, with a name that a resource names.
  @_disfavoredOverload
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FormattedValue(value, format), prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for a value, with a name that a resource names; what is typed counts when the editing ends.
  @_disfavoredOverload
  public nonisolated init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }

  /// Creates a field for a value, with a name that a resource names, which also shows while the text is empty.
  @_disfavoredOverload
  public nonisolated init<V>(_ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter) {
    self.init(titleResource, value: value, formatter: formatter, prompt: nil)
  }
}
