public import SwiftUICore

extension View {
  /// Sets whether the row that the view is cannot be moved, whatever its loop allows.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { listRowTrait { $0.isMoveDisabled = isDisabled } }
}
