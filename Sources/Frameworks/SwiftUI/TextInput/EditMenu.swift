import CoreGraphicsTypes
import SwiftUICore

/// Gives a text that is edited the menu with what can be done to it: beside what is selected, or where a mouse asks for it.
struct EditMenuModifier: ViewModifier {
  let menu: TextInputMenu
  @State private var level = MenuLevel()
  @State private var position = CGRect.zero
  @Environment(\.metrics.menus) private var metrics

  func body(content: Content) -> some View {
    let (menu, level, position) = (menu, level, $position)
    menu.show = { rect in
      position.wrappedValue = rect
      level.popup.open()
    }
    return content.overlay(alignment: .topLeading) {
      Color.clear
        .frame(width: position.wrappedValue.width, height: position.wrappedValue.height)
        .modifier(
          PopupModifier(menu: level, metrics: metrics.popup, press: .never, items: { AnyView(EditMenuItems(menu: menu)) })
        )
        .offset(x: position.wrappedValue.minX, y: position.wrappedValue.minY)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
}

private struct EditMenuItems: View {
  let menu: TextInputMenu

  var body: some View {
    ForEach(menu.items, id: \.self) { item in
      Button(item.title) { menu.perform(item) }
    }
  }
}

extension TextInputMenu.Item {
  fileprivate var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .selectAll: "Select All"
    }
  }
}
