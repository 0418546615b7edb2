public import SwiftUICore

/// A view in which a long text is edited, and scrolled.
///
/// Takes the room that it is offered. Return begins a new line.
///
///     TextEditor(text: $text).frame(minHeight: 120)
///
/// - Complexity: Of a long text only the paragraphs that show are laid out; the rest counts with an estimate until it has been
///   seen. A key shapes the paragraph that it is typed into as a whole, so one of a megabyte is slow to edit.
nonisolated public struct TextEditor: View {
  let text: Binding<String>
  var selection: Binding<TextSelection?>?
  @ControlStyle<TextEditorStyleConfiguration> private var style

  /// Creates an editor of a text.
  public nonisolated init(text: Binding<String>) { self.text = text }

  /// Creates an editor of a text that tells what is selected, and selects what it is told.
  public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  @MainActor public var body: some View {
    style.body(of: TextEditorStyleConfiguration(text: text, selection: selection))
  }
}
