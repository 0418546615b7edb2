public import SwiftUICore

/// Where the tabs of a tab view show.
nonisolated public struct TabBarPlacement: Hashable, Sendable {
  private let rawValue: Int
  /// In a bar at the bottom.
  public static let bottomBar = TabBarPlacement(rawValue: 0)
  /// In a bar at the top of a wide window.
  public static let topBar = TabBarPlacement(rawValue: 1)
  /// In a sidebar.
  public static let sidebar = TabBarPlacement(rawValue: 2)
  /// As dots below pages.
  public static let pageIndicator = TabBarPlacement(rawValue: 3)
}

private enum TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }

extension EnvironmentValues {
  /// Where the tab view around shows its tabs; `nil` where there is none around.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }
}
