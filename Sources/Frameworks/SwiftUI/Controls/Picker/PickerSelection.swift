import SwiftUICore

/// What a picker chooses, whatever its type.
nonisolated struct PickerSelection {
  /// The value; `nil` where there are several that are not all the same.
  let value: () -> AnyHashable?
  /// Chooses the value of a tag; one of another type is no value.
  let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) { self.init([binding]) }

  init<Value: Hashable>(_ bindings: [Binding<Value>]) {
    value = {
      guard let first = bindings.first?.wrappedValue else { return nil }
      return bindings.allSatisfy { $0.wrappedValue == first } ? AnyHashable(first) : nil
    }
    choose = { tag in
      guard let value = tag.base as? Value else {
        return Diagnostics.report(
          "a picker's tag \(tag) has not the type of its selection, \(Value.self); choosing it changes nothing")
      }
      for binding in bindings { binding.wrappedValue = value }
    }
  }
}

/// A picker as its styles see it.
struct PickerConfiguration {
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  let valueLabel: AnyView?
  let hidesLabel: Bool

  /// The views that stand for the values, as something to choose from.
  func options(_ metrics: PickerOptionStyle) -> some View {
    let choose = selection.choose
    return DecoratedViews(
      content, decorator: PickerDecorator(metrics: metrics, selected: selection.value()?.withoutOptional, choose: choose))
  }

  /// What stands for the value now.
  @ViewBuilder var value: some View {
    if let valueLabel {
      valueLabel
    } else if let value = selection.value() {
      TaggedChild(value, in: content) {
        Diagnostics.report(
          "a picker's selection is \(value.withoutOptional), for which there is no view with this tag; nothing shows as chosen")
      }
    }
  }
}

/// How one of a picker's views shows that can be chosen.
nonisolated enum PickerOptionStyle {
  /// As an item of a menu.
  case menuItems
  /// As a part of a row of a menu.
  case segments
  /// As an item of the menu bar.
  case menuBar
  /// As a row of a list.
  case rows
  /// As a button with a dot where it is chosen.
  case radios
}

/// Makes of each view of a picker something to choose.
nonisolated private struct PickerDecorator: ElementDecorator {
  let metrics: PickerOptionStyle
  let selected: AnyHashable?
  let choose: (AnyHashable) -> Void

  func decoration(of element: ListElement) -> PickerOption {
    let tag = element.position.role == .row ? element.selectionValue() : nil
    let isSelected = tag != nil && tag?.withoutOptional == selected
    return PickerOption(metrics: metrics, tag: tag, isSelected: isSelected, choose: IgnoredInComparison(choose))
  }
}

nonisolated private struct PickerOption: ViewModifier {
  let metrics: PickerOptionStyle
  /// `nil` where the view cannot be chosen.
  let tag: AnyHashable?
  let isSelected: Bool
  let choose: IgnoredInComparison<(AnyHashable) -> Void>

  @MainActor func body(content: Content) -> some View {
    PickerOptionView(metrics: metrics, isSelected: isSelected, action: action, content: content)
      .disabled(tag == nil)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private var action: () -> Void {
    let (tag, choose) = (tag, choose.value)
    return { if let tag { choose(tag) } }
  }
}

private struct PickerOptionView<Content: View>: View {
  let metrics: PickerOptionStyle
  let isSelected: Bool
  let action: () -> Void
  let content: Content
  @Environment(\.dismiss) private var dismiss
  @Environment(\.pickerReturns) private var returns
  @MenuChoice private var choose

  var body: some View {
    let (action, choose, dismiss, returns) = (action, choose, dismiss, returns)
    // A picker's options are all of one kind for as long as they live.
    switch metrics {
    case .menuItems:
      MenuRow(mark: isSelected ? .check : nil, action: { choose(action) }, label: content)
        .accessibilityControl(.button, activate: action)
        .layoutValue(key: MenuRowKey.self, value: true)
    case .segments:
      MenuControl(role: nil, isOn: isSelected, action: { choose(action) }, label: content)
        .accessibilityControl(.button, activate: action)
    case .menuBar:
      content.accessibilityControl(.toggle, activate: action).accessibilityValue(isSelected ? "on" : "off")
    case .rows:
      PickerRow(isSelected: isSelected, content: content) {
        action()
        if returns { dismiss() }
      }
    case .radios: RadioButton(isSelected: isSelected, content: content, action: action)
    }
  }
}

/// A row of a list that can be chosen, with a check mark where it is.
private struct PickerRow<Content: View>: View {
  let isSelected: Bool
  let content: Content
  let action: () -> Void
  @ScaledMetric(relativeTo: .body) private var scale: CGFloat = 1
  @Environment(\.metrics.lists.check) private var check

  init(isSelected: Bool, content: Content, action: @escaping () -> Void) {
    (self.isSelected, self.content, self.action) = (isSelected, content, action)
  }

  var body: some View {
    Button(action: action) {
      HStack {
        content
        Spacer(minLength: 0)
        Image(systemName: "checkmark").font(.system(size: check.size * scale, weight: .semibold)).foregroundColor(.accentColor)
          .frame(minWidth: check.width).opacity(isSelected ? 1 : 0).accessibilityHidden(true)
      }
    }
    .buttonStyle(PickerRowStyle())
  }
}

/// The whole row is pressed, and its text has the colour of text.
private struct PickerRowStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.pressable(row: ListRowPress()) { $0.label.contentShape(Rectangle()) }
  }
}

private enum PickerReturnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether choosing leads back to the screen before.
  nonisolated var pickerReturns: Bool {
    get { self[PickerReturnsKey.self] }
    set { self[PickerReturnsKey.self] = newValue }
  }
}
