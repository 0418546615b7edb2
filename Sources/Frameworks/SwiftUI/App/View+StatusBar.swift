public import SwiftUICore

extension View {
  /// Says whether a bar with the time is hidden while the view shows; an older name of `statusBarHidden(_:)`.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
}
