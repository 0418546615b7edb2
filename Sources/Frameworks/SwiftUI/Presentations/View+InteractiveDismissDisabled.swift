public import SwiftUICore

extension View {
  /// Keeps fingers and keys from taking the sheet around away; its content and the binding still can.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetBehavior { $0.isDismissDisabled = isDisabled }
  }
}
