public import SwiftUICore

/// What a tab view that adapts shows its tabs in.
nonisolated public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let rawValue: Int
  /// What fits the surroundings: the bar, until a person asks for the sidebar.
  public static let automatic = AdaptableTabBarPlacement(rawValue: 0)
  /// The bar.
  public static let tabBar = AdaptableTabBarPlacement(rawValue: 1)
  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(rawValue: 2)
}

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
