public import SwiftUICore

/// A control that is on or off, and writes its binding when it is pressed.
///
///     Toggle("Sound", isOn: isOn)
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  /// Whether it stands for several values that are not all the same.
  let isMixed: Bool
  let label: Label
  @ControlStyle<ToggleStyleConfiguration> private var style

  private nonisolated init(isOn: Binding<Bool>, isMixed: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// The number of views that a view of this type stands for: one, whatever a style makes of it.
  public nonisolated static func _viewListCount() -> Int? { 1 }

  @MainActor public var body: some View {
    let isOn = isOn
    style.body(of: ToggleStyleConfiguration(label: .init(content: style.part(label)), isOn: isOn, isMixed: isMixed))
      .accessibilityControl(.toggle) { isOn.wrappedValue.toggle() }
      .accessibilityValue(isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off")
  }
}

extension Toggle {
  /// Creates a toggle that is named after the views of its label.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, label: label())
  }

  /// Creates a toggle for several values at once: it is on where all are, and sets all.
  public nonisolated init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let first = bindings.first?.wrappedValue ?? false
    self.init(
      isOn: Binding(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: bindings.contains { $0.wrappedValue != first }, label: label())
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from what a style is given, so that the style can build on others.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title of the app's string tables.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  /// Creates a toggle with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
  /// Creates a toggle for several values at once, with a title of the app's string tables.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  /// Creates a toggle for several values at once, with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title of the app's string tables and one of the system's symbols.
  public nonisolated init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a toggle with a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  /// Creates a toggle for several values at once, with a title of the app's string tables and one of the system's symbols.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  /// Creates a toggle for several values at once, with a title that is shown as it is and one of the system's symbols.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
