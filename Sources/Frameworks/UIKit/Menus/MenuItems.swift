import FoundationAdditions
import SwiftUI
import SwiftUICore
import UIKitTypes

/// The elements of a menu as the items of a menu of SwiftUI.
struct MenuItems: View {
  let elements: [UIMenuElement]
  /// Who sends what is chosen.
  let sender: MenuSender
  /// Told that an element was chosen, before it acts.
  var chosen: @MainActor (UIMenuElement) -> Void = { _ in }

  var body: some View {
    ForEach(elements, id: \.identity) { MenuItem(element: $0, sender: sender, chosen: chosen) }
  }
}

/// The view that a menu belongs to; it is not kept.
@MainActor
struct MenuSender {
  weak var view: UIView?

  /// Sends a message to whoever takes it first.
  func send(_ command: UICommand) {
    guard let view else { return }
    let receiver = sequence(first: view as UIResponder, next: \.next).first { SelectorCall.responds($0, to: command.action) }
    if let receiver { SelectorCall.perform(command.action, on: receiver, [command]) }
  }
}

extension UIMenuElement {
  fileprivate var identity: ObjectIdentifier { ObjectIdentifier(self) }
}

private struct MenuItem: View {
  let element: UIMenuElement
  let sender: MenuSender
  let chosen: @MainActor (UIMenuElement) -> Void

  var body: some View {
    switch element {
    case let menu as UIMenu: submenu(menu)
    case let action as UIAction:
      leaf(action.attributes, action.state) {
        chosen(action)
        action.call(from: sender.view)
      }
    case let command as UICommand:
      leaf(command.attributes, command.state) {
        chosen(command)
        sender.send(command)
      }
    case let deferred as UIDeferredMenuElement: DeferredItems(element: deferred, sender: sender, chosen: chosen)
    default: EmptyView()
    }
  }

  @ViewBuilder private func submenu(_ menu: UIMenu) -> some View {
    let items = MenuItems(elements: menu.children, sender: sender, chosen: chosen)
    if menu.options.contains(.displayInline) {
      Section {
        items
      } header: {
        if !menu.title.isEmpty { Text(verbatim: menu.title) }
      }
    } else if menu.options.contains(.displayAsPalette) || menu.preferredElementSize == .small
      || menu.preferredElementSize == .medium
    {
      ControlGroup { items }
    } else {
      Menu {
        items
      } label: {
        MenuItemLabel(element: menu)
      }
    }
  }

  @ViewBuilder private func leaf(
    _ attributes: UIMenuElement.Attributes, _ state: UIMenuElement.State, act: @escaping @MainActor () -> Void
  ) -> some View {
    if !attributes.contains(.hidden) {
      Group {
        if state == .off {
          Button(role: attributes.contains(.destructive) ? .destructive : nil, action: act) { MenuItemLabel(element: element) }
        } else {
          Toggle(isOn: Binding(get: { true }, set: { _ in act() })) { MenuItemLabel(element: element) }
        }
      }
      .disabled(attributes.contains(.disabled))
      .menuActionDismissBehavior(attributes.contains(.keepsMenuPresented) ? .disabled : .automatic)
    }
  }
}

private struct MenuItemLabel: View {
  let element: UIMenuElement

  var body: some View {
    if let image = element.image {
      Label {
        texts
      } icon: {
        Image(uiImage: image)
      }
    } else {
      texts
    }
  }

  @ViewBuilder private var texts: some View {
    Text(verbatim: element.title)
    if let subtitle = element.subtitle { Text(verbatim: subtitle) }
  }
}

/// Elements that are asked for when the menu shows.
private struct DeferredItems: View {
  let element: UIDeferredMenuElement
  let sender: MenuSender
  let chosen: @MainActor (UIMenuElement) -> Void
  @State private var elements: [UIMenuElement]?

  var body: some View {
    if let elements {
      MenuItems(elements: elements, sender: sender, chosen: chosen)
    } else {
      Button("Loading…") {}.disabled(true).onAppear { element.load { elements = $0 } }
    }
  }
}
