public import FoundationAdditions
public import SwiftUICore

extension Picker where Label == Text {
  /// Creates a picker with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleResource), content: content())
  }

  /// Creates a picker with a title that a resource names and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<V: View>(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: Text(titleResource), content: content(), valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once with a title that a resource names.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: Text(titleResource), content: content())
  }

  /// Creates a picker for several values at once with a title that a resource names and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, V: View>(
    _ titleResource: LocalizedStringResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: Text(titleResource), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title that a resource names and a symbol.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content())
  }

  /// Creates a picker with a title that a resource names and a symbol and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<V: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleResource, systemImage: systemImage), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once with a title that a resource names and a symbol.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(titleResource, systemImage: systemImage),
      content: content())
  }

  /// Creates a picker for several values at once with a title that a resource names and a symbol and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, V: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(titleResource, systemImage: systemImage),
      content: content(), valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title that a resource names and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleResource, image: image), content: content())
  }

  /// Creates a picker with a title that a resource names, a picture and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<V: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleResource, image: image), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once with a title that a resource names and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(titleResource, image: image),
      content: content())
  }

  /// Creates a picker for several values at once with a title that a resource names, a picture and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<C: RandomAccessCollection, V: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(titleResource, image: image),
      content: content(), valueLabel: AnyView(currentValueLabel()))
  }
}
