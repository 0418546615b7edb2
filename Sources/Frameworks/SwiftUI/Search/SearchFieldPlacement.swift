/// Where a field to search with is.
nonisolated public struct SearchFieldPlacement: Sendable {
  enum Kind: Equatable { case automatic, toolbar, sidebar, drawer(NavigationBarDrawerDisplayMode) }
  let kind: Kind

  /// Whether the field shows wherever the content has scrolled.
  var isAlwaysShown: Bool { kind == .sidebar || kind == .drawer(.always) }

  /// Where it fits: below the bar's title, until the content scrolls.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the bar of the column that shows details; below its title.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the sidebar, always.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the bar's title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))
  /// Below the bar's title, always or until the content scrolls.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(displayMode))
  }

  /// When a field below the title shows.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    let isAlways: Bool
    /// Until the content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
