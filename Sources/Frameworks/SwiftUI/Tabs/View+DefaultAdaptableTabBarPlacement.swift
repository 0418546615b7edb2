public import SwiftUICore

extension View {
  /// Sets what tab views inside begin with that can show their tabs in a bar or in a sidebar; a person changes it.
  public nonisolated func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
  {
    environment(\.defaultAdaptableTabBarPlacement, defaultPlacement)
  }
}

private enum DefaultAdaptableTabBarPlacementKey: EnvironmentKey {
  static var defaultValue: AdaptableTabBarPlacement { .automatic }
}

extension EnvironmentValues {
  /// What tab views begin with here.
  var defaultAdaptableTabBarPlacement: AdaptableTabBarPlacement {
    get { self[DefaultAdaptableTabBarPlacementKey.self] }
    set { self[DefaultAdaptableTabBarPlacementKey.self] = newValue }
  }
}
