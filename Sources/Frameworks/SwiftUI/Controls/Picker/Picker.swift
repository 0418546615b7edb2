public import SwiftUICore

/// A control that chooses one of several values.
///
/// The views of its content stand for the values, each by its tag, or by the identity of its element in a `ForEach`.
/// `pickerStyle(_:)` says how they show.
///
///     Picker("Town", selection: name) {
///       Text("Kyoto").tag("kyoto")
///       Text("Nara").tag("nara")
///     }
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: PickerSelection
  let label: Label
  let content: Content
  let valueLabel: AnyView?
  @Environment(\.pickerVariant) private var metrics
  @Environment(\.menu) private var menu
  @Environment(\.isInMenuBar) private var isInMenuBar
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.labelsAreHidden) private var hidesLabel

  init(_ selection: PickerSelection, label: Label, content: Content, valueLabel: AnyView? = nil) {
    self.selection = selection
    self.label = label
    self.content = content
    self.valueLabel = valueLabel
  }

  @MainActor public var body: some View {
    let parts = PickerConfiguration(
      selection: selection, label: AnyView(label), content: AnyView(content), valueLabel: valueLabel, hidesLabel: hidesLabel)
    if let menu {
      switch metrics {
      case .menu: PickerSubmenu(parts: parts, outer: menu.level)
      case .palette: MenuControlRow(content: parts.options(.segments), hasTitles: false)
      default: Section { parts.options(.menuItems) }
      }
    } else if isInMenuBar {
      switch metrics {
      case .inline, .palette: Section { parts.options(.menuBar) }
      default: MenuBarMenu(label: parts.label, content: AnyView(parts.options(.menuBar)))
      }
    } else {
      switch metrics {
      case .automatic, .menu: if isInListRow { PickerMenuRow(parts: parts) } else { PickerMenu(parts: parts) }
      case .inline: PickerInline(parts: parts)
      case .navigationLink: PickerLink(parts: parts)
      case .wheel: PickerWheel(parts: parts)
      case .radioGroup: PickerRadioGroup(parts: parts)
      case .segmented, .palette: SegmentedChoice(SegmentSelection(selection)) { content }
      }
    }
  }
}

extension Picker {
  /// Creates a picker with the views of a closure as its label.
  public nonisolated init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(selection), label: label(), content: content())
  }

  /// Creates a picker with a view as its label.
  public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(PickerSelection(selection), label: label, content: content())
  }

  /// Creates a picker for several values at once: it shows the value that all have, and sets all.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(PickerSelection(sources.map { $0[keyPath: selection] }), label: label(), content: content())
  }

  /// Creates a picker that shows something of its own for its value.
  public nonisolated init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(PickerSelection(selection), label: label(), content: content(), valueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker for several values at once that shows something of its own for its value.
  public nonisolated init<C: RandomAccessCollection, V: View>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      PickerSelection(sources.map { $0[keyPath: selection] }), label: label(), content: content(),
      valueLabel: AnyView(currentValueLabel()))
  }
}
