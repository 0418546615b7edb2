import Foundation

/// A text to edit: the ground of text fields and editors, without any border.
///
/// The label is not shown. It names the field for people who cannot see it, and shows as its prompt where there is no other.
nonisolated package struct TextInputView<Label: View>: PrimitiveView {
  let input: TextInputOptions
  let label: Label

  /// - Parameters:
  ///   - text: What is edited.
  ///   - sizing: Whether it is a line, several, or the content of a scroll view.
  ///   - selection: What is selected, for apps that want to know or to say.
  ///   - menu: Knows how to show what can be done to the text.
  ///   - prompt: What shows while the text is empty.
  ///   - isSecure: Whether dots show in place of characters, which then cannot be copied.
  ///   - editingChanged: Called when editing begins and ends.
  ///   - submitted: Called when a person ends the text with Enter; texts of several lines get another line.
  ///   - trigger: Which submit actions are called then: those for texts, or those for searching.
  ///   - left: Called when a person leaves the field with Escape.
  ///   - deletedBefore: Called when a person deletes backwards where there is nothing before the caret.
  ///   - label: What the field is called.
  package init(
    text: Binding<String>, sizing: TextInputSizing = .line, selection: Binding<TextSelection?>? = nil, menu: TextInputMenu? = nil,
    prompt: Text?,
    isSecure: Bool = false, editingChanged: @escaping (Bool) -> Void = { _ in },
    submitted: @escaping () -> Void = {}, trigger: SubmitTriggers = .text, left: @escaping () -> Void = {},
    deletedBefore: @escaping () -> Void = {}, label: Label
  ) {
    input = TextInputOptions(
      text: text, sizing: sizing, selection: selection, menu: menu, prompt: prompt, isSecure: isSecure,
      editingChanged: editingChanged,
      submitted: submitted, trigger: trigger,
      left: left, deletedBefore: deletedBefore)
    self.label = label
  }

  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> TextInputNode {
    let node = TextInputNode(view.input, inputs: inputs)
    node.label = Label._makeView(view.label, inputs: node.childInputs).node
    return node
  }
  package static func updateNode(_ node: TextInputNode, with view: Self) {
    node.setInput(view.input)
    Label._updateView(view.label, in: _ViewOutputs(node.label))
  }
}

/// What is edited, and how.
nonisolated struct TextInputOptions {
  let text: Binding<String>
  let sizing: TextInputSizing
  let selection: Binding<TextSelection?>?
  let menu: TextInputMenu?
  let prompt: Text?
  let isSecure: Bool
  let editingChanged: (Bool) -> Void
  let submitted: () -> Void
  let trigger: SubmitTriggers
  let left: () -> Void
  let deletedBefore: () -> Void
}
