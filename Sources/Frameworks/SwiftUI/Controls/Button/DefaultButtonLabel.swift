public import SwiftUICore

/// The label of a button that has none of its own: what its role is known by.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// A title and a symbol, of which bars show the symbol.
  public var body: some View {
    switch role {
    case .close: Label("Close", systemImage: "xmark")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .destructive: Label("Delete", systemImage: "trash")
    default: Label("Cancel", systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button whose role says what it shows: a cross to close or cancel, a checkmark to confirm.
  ///
  ///     ToolbarItem(placement: .topBarLeading) { Button(role: .close) { dismiss() } }
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: { MainActor.assumeIsolated { action() } }) { DefaultButtonLabel(role: role) }
  }
}
