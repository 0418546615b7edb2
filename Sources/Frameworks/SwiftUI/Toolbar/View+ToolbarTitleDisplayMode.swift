public import SwiftUICore

/// How a screen's title shows.
nonisolated public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  /// As the screen before; large on the first one.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  /// Large below the bar.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  /// Large below the bar; on a phone in its row.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
  /// In the middle of the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
  /// Sets whether the screen's title shows in the bar's row, or large below it.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }
}
