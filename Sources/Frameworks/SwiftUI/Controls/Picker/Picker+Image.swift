public import SwiftUICore
public import UIKitTypes

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Creates a picker with a title of the string tables and a picture of an asset catalogue.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, image: image), content: content())
  }

  /// Creates a picker with a title of the string tables, a picture and a value label of its own.
  public nonisolated init<V: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(titleKey, image: image), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once with a title of the string tables and a picture of an asset catalogue.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(titleKey, image: image),
      content: content())
  }

  /// Creates a picker for several values at once with a title of the string tables, a picture and a value label of its own.
  public nonisolated init<C: RandomAccessCollection, V: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(titleKey, image: image),
      content: content(), valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(title, image: image), content: content())
  }

  /// Creates a picker with a title that is shown as it is, a picture and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: View>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(selection), label: SwiftUI.Label(title, image: image), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(title, image: image),
      content: content())
  }

  /// Creates a picker for several values at once with a title that is shown as it is, a picture and a value label of its own.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection, V: View>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: SwiftUI.Label(title, image: image),
      content: content(), valueLabel: AnyView(currentValueLabel()))
  }
}
