import SwiftUICore

/// Buttons as items of a menu.
struct MenuItemButtonStyle: PrimitiveButtonStyle {
  @Environment(\.menu) private var menu
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior

  func makeBody(configuration: Configuration) -> some View {
    let (level, dismissBehavior) = (menu?.level, dismissBehavior)
    MenuRow(
      role: configuration.role, action: { level?.choose(dismissBehavior, configuration.action) },
      label: configuration.label.content)
  }
}

/// Toggles as items of a menu, with a check mark where they are on.
struct MenuItemToggleStyle: ToggleStyle {
  @Environment(\.menu) private var menu
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior

  func makeBody(configuration: Configuration) -> some View {
    let (level, dismissBehavior) = (menu?.level, dismissBehavior)
    MenuRow(
      mark: configuration.isMixed ? .mixed : configuration.isOn ? .check : nil,
      action: { level?.choose(dismissBehavior) { configuration.isOn.toggle() } }, label: configuration.label.content)
  }
}

/// A menu as an item of another one, which opens it in the item's place.
struct MenuItemMenu: View {
  let label: AnyView
  let outer: MenuLevel
  let content: (MenuLevel) -> AnyView
  @State private var level = MenuLevel()
  @Environment(\.look.menus) private var look

  var body: some View {
    let (level, label, content, outer) = (level, label, content, outer)
    MenuRow(mark: .onwards, action: { level.popup.open() }, label: label)
      .accessibilityControl(.button, activate: { level.popup.open() })
      .environment(\.controlActivation, nil)
      .modifier(
        PopupModifier(
          level.popup, look: look.innerPopup, press: .never, openChanged: { outer.innerOpened($0) },
          content: { AnyView(MenuPopup(level: level, header: label, content: content(level))) })
      )
      .layoutValue(key: MenuRowKey.self, value: true)
  }
}
