package import SwiftUICore

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
