public import SwiftUICore

/// A view in which a long text is edited, and scrolled.
///
/// Takes the room that it is offered. Return begins a new line. Of a long text only what shows is laid out; the rest counts with an
/// estimate until it has been seen.
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
