import CoreGraphicsTypes
package import SwiftUICore

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

/// A text to edit with its menu.
nonisolated package struct EditedTextView<Label: View>: View {
  let text: Binding<String>
  let sizing: TextInputSizing
  let selection: Binding<TextSelection?>?
  let prompt: Text?
  let isSecure: Bool
  let editingChanged: (Bool) -> Void
  let submitted: () -> Void
  let trigger: SubmitTriggers
  let left: () -> Void
  let deletedBefore: () -> Void
  let label: Label
  @State private var menu = TextInputMenu()

  package init(
    text: Binding<String>, sizing: TextInputSizing = .line, selection: Binding<TextSelection?>? = nil, prompt: Text? = nil,
    isSecure: Bool = false, editingChanged: @escaping (Bool) -> Void = { _ in }, submitted: @escaping () -> Void = {},
    trigger: SubmitTriggers = .text, left: @escaping () -> Void = {}, deletedBefore: @escaping () -> Void = {}, label: Label
  ) {
    (self.text, self.sizing, self.selection, self.prompt, self.isSecure) = (text, sizing, selection, prompt, isSecure)
    (self.editingChanged, self.submitted, self.label) = (editingChanged, submitted, label)
    (self.trigger, self.left, self.deletedBefore) = (trigger, left, deletedBefore)
  }

  @MainActor package var body: some View {
    TextInputView(
      text: text, sizing: sizing, selection: selection, menu: menu, prompt: prompt, isSecure: isSecure,
      editingChanged: editingChanged, submitted: submitted, trigger: trigger, left: left, deletedBefore: deletedBefore,
      label: label
    )
    .modifier(EditMenuModifier(menu: menu))
  }
}
