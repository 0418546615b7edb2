public import SwiftUICore

extension View {
  /// Hides the bar of the screen around; the older name of `toolbar(_:for:)`.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    transformPreference(ScreenKey.self) { $0.visibility[.navigationBar] = hidden ? .hidden : .automatic }
  }
}
