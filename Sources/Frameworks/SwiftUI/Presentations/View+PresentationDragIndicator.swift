public import SwiftUICore

extension View {
  /// Sets whether the sheet around shows a bar to pull it by; by default it does where it has several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetBehavior { $0.indicator = visibility }
  }
}
