public import SwiftUICore

extension View {
  /// Sets whether the row that the view is cannot be selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRowTrait { $0.isSelectionDisabled = isDisabled }
  }
}
