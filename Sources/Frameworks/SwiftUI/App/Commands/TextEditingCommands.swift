import Foundation
import SwiftUICore

/// Items of the Edit menu that change the case of the text that is selected in the front window.
///
///     WindowGroup { TextEditor(text: $text) }.commands { TextEditingCommands() }
nonisolated public struct TextEditingCommands: Commands {
  /// Creates the items.
  public nonisolated init() {}
  @MainActor public var body: some Commands {
    CommandGroup(after: .textEditing) {
      Menu("Transformations") {
        Button("Make Upper Case") { transform { $0.localizedUppercase } }
        Button("Make Lower Case") { transform { $0.localizedLowercase } }
        Button("Capitalize") { transform { $0.localizedCapitalized } }
      }
    }
  }

  @MainActor private func transform(_ change: (String) -> String) {
    CurrentApp.shared.app?.frontToBack.first?.view.graph.focus.replaceSelectedText(change)
  }
}
