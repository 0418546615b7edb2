public import SwiftUICore

extension View {
  /// Sets whether the row that the view is cannot be deleted, whatever its loop allows.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { listRowTrait { $0.isDeleteDisabled = isDisabled } }
}
