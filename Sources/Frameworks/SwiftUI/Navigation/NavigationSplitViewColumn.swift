/// One of the columns of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Column { case sidebar, content, detail }
  let column: Column
  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(column: .sidebar)
  /// The middle one of three.
  public static let content = NavigationSplitViewColumn(column: .content)
  /// The last one.
  public static let detail = NavigationSplitViewColumn(column: .detail)
}
