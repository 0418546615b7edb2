import SwiftUICore

/// Buttons as items of a menu.
struct MenuItemButtonStyle: PrimitiveButtonStyle {
  @MenuChoice private var choose

  func makeBody(configuration: Configuration) -> some View {
    let choose = choose
    MenuRow(role: configuration.role, action: { choose(configuration.action) }, label: configuration.label.content)
  }
}

/// Toggles as items of a menu, with a check mark where they are on.
struct MenuItemToggleStyle: ToggleStyle {
  @MenuChoice private var choose

  func makeBody(configuration: Configuration) -> some View {
    let choose = choose
    MenuRow(
      mark: configuration.isMixed ? .mixed : configuration.isOn ? .check : nil,
      action: { choose { configuration.isOn.toggle() } }, label: configuration.label.content)
  }
}

/// A menu as an item of another one, which opens it in the item's place.
struct MenuItemMenu: View {
  let label: AnyView
  let outer: MenuLevel
  let content: AnyView
  @State private var level = MenuLevel()
  @Environment(\.metrics.menus) private var metrics

  var body: some View {
    let (level, label, content, outer) = (level, label, content, outer)
    MenuRow(mark: .onwards, action: { level.popup.open() }, label: label)
      .accessibilityControl(.button, activate: { level.popup.open() })
      .environment(\.controlActivation, nil)
      .modifier(
        PopupModifier(
          menu: level, metrics: metrics.innerPopup, press: .never, header: label, openChanged: { outer.innerOpened($0) },
          items: { content })
      )
      .layoutValue(key: MenuRowKey.self, value: true)
  }
}
