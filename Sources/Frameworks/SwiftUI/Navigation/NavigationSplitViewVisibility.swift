/// Which columns of a split view show where there is room for several.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  let kind: Int
  /// As many as there is room for.
  public static let automatic = NavigationSplitViewVisibility(kind: 0)
  /// All of them.
  public static let all = NavigationSplitViewVisibility(kind: 1)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: 2)
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(kind: 3)
}
