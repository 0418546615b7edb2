/// Where a tab shows.
nonisolated public struct TabPlacement: Hashable, Sendable {
  private let rawValue: Int
  /// In bars and in sidebars.
  public static let automatic = TabPlacement(rawValue: 0)
  /// At the end of bars, and in sidebars.
  public static let pinned = TabPlacement(rawValue: 1)
  /// In sidebars alone; bars leave it out.
  public static let sidebarOnly = TabPlacement(rawValue: 2)
}
