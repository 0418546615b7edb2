import SwiftUICore

/// What shows and hides a part of the front window, for menus.
struct PaneSwitch: Equatable {
  let isShown: Bool
  let toggle: () -> Void
  static func == (a: Self, b: Self) -> Bool { a.isShown == b.isShown }
}

private enum SidebarSwitchKey: FocusedValueKey { typealias Value = PaneSwitch }
private enum InspectorSwitchKey: FocusedValueKey { typealias Value = PaneSwitch }

extension FocusedValues {
  /// The sidebar of the front window; `nil` where it has none beside other columns.
  var sidebarSwitch: PaneSwitch? {
    get { self[SidebarSwitchKey.self] }
    set { self[SidebarSwitchKey.self] = newValue }
  }

  /// The inspector of the front window.
  var inspectorSwitch: PaneSwitch? {
    get { self[InspectorSwitchKey.self] }
    set { self[InspectorSwitchKey.self] = newValue }
  }
}

/// An item that shows and hides a part of the front window, and says which of both it does.
struct PaneSwitchItem: View {
  let name: String
  let key: KeyEquivalent
  @FocusedValue private var pane: PaneSwitch?

  init(_ name: String, key: KeyEquivalent, _ value: KeyPath<FocusedValues, PaneSwitch?>) {
    (self.name, self.key) = (name, key)
    _pane = FocusedValue(value)
  }

  var body: some View {
    let pane = pane
    Button(pane?.isShown == true ? "Hide \(name)" : "Show \(name)") { pane?.toggle() }
      .keyboardShortcut(key, modifiers: [.command, .control])
      .disabled(pane == nil)
  }
}
