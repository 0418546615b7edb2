public import SwiftUICore

extension View {
  /// Says what the bars of the screen around are for: with `.editor` the back button is an arrow alone.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    transformPreference(ScreenKey.self) { $0.role = role }
  }
}
