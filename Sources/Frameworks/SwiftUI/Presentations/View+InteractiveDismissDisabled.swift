public import SwiftUICore

extension View {
  /// Keeps fingers and keys from taking the sheet around away; its content and the binding still can.
  ///
  ///     Button("Edit") { isLarge = true }
  ///       .sheet(isPresented: $isLarge) { TextEditor(text: $text).interactiveDismissDisabled(!text.isEmpty) }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetBehavior { $0.isDismissDisabled = isDisabled }
  }
}
