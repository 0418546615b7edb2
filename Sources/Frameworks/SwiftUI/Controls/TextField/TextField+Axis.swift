public import SwiftUICore

extension TextField {
  /// Creates a field with a label of its own that grows along an axis.
  ///
  /// A vertical one breaks its text into lines, is as high as they are within the line limit, and takes line ends; text that is
  /// higher is scrolled.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
    self.axis = axis
  }

  /// Creates a field that tells what is selected, and selects what it is told.
  public nonisolated init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// Creates a field with a name of the app's string tables that grows along an axis.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }
  /// Creates a field with a name that is shown as it is, and that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }
  /// Creates a field with a name of the app's string tables and a prompt that grows along an axis.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  /// Creates a field with a name that is shown as it is, and a prompt, that grows along an axis.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field with a name of the app's string tables that tells what is selected, and selects what it is told.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }
  /// Creates a field with a name that is shown as it is that tells what is selected, and selects what it is told.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
