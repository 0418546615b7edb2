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
