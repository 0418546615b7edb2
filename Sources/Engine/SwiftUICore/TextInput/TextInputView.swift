import Foundation

/// A line of text to edit: the ground of text fields, without any border.
nonisolated package struct TextInputView: PrimitiveView {
  let text: Binding<String>
  let prompt: Text?
  let name: Text?
  let isSecure: Bool
  let editingChanged: (Bool) -> Void
  let submitted: () -> Void

  /// - Parameters:
  ///   - text: What is edited; line ends show as spaces.
  ///   - prompt: What shows while the text is empty.
  ///   - name: What the field is called by somebody who cannot see it.
  ///   - isSecure: Whether dots show in place of characters, which then cannot be copied.
  ///   - editingChanged: Called when editing begins and ends.
  ///   - submitted: Called when a person ends the text with Enter.
  package init(
    text: Binding<String>, prompt: Text?, name: Text?, isSecure: Bool = false,
    editingChanged: @escaping (Bool) -> Void = { _ in }, submitted: @escaping () -> Void = {}
  ) {
    self.text = text
    self.prompt = prompt
    self.name = name
    self.isSecure = isSecure
    self.editingChanged = editingChanged
    self.submitted = submitted
  }

  package static func makeNode(_ view: Self, inputs: _ViewInputs) -> TextInputNode { TextInputNode(view, inputs: inputs) }
  package static func updateNode(_ node: TextInputNode, with view: Self) { node.setView(view) }
}
