public import SwiftUICore

/// A button that begins to rename what is around it, as `renameAction(_:)` says; disabled where nothing says it.
nonisolated public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  @MainActor public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with the system's title and symbol.
  public nonisolated init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}
