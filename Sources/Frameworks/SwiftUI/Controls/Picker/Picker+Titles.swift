public import SwiftUICore

extension Picker where Label == Text {
  /// Creates a picker with a title of the string tables.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleKey), content: content())
  }

  /// Creates a picker with a title of the string tables and a value label of its own.
  public nonisolated init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleKey), content: content(), valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once with a title of the string tables.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: Text(titleKey), content: content())
  }

  /// Creates a picker for several values at once with a title of the string tables and a value label of its own.
  public nonisolated init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: Text(titleKey), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: Text(title), content: content())
  }

  /// Creates a picker with a title that is shown as it is and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: Text(title), content: content(), valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: Text(title), content: content())
  }

  /// Creates a picker for several values at once with a title that is shown as it is and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: Text(title), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title of the string tables and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content())
  }

  /// Creates a picker with a title of the string tables and a symbol and a value label of its own.
  public nonisolated init<V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, systemImage: systemImage), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once with a title of the string tables and a symbol.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content())
  }

  /// Creates a picker for several values at once with a title of the string tables and a symbol and a value label of its own.
  public nonisolated init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(titleKey, systemImage: systemImage),
      content: content(), valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(title, systemImage: systemImage), content: content())
  }

  /// Creates a picker with a title that is shown as it is and a symbol and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: View>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(title, systemImage: systemImage), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once with a title that is shown as it is and a symbol.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(title, systemImage: systemImage),
      content: content())
  }

  /// Creates a picker for several values at once with a title that is shown as it is and a symbol and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(title, systemImage: systemImage),
      content: content(), valueLabel: AnyView(currentValueLabel()))
  }
}
