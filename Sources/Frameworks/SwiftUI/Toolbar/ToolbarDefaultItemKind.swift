/// Something that bars have without being told.
nonisolated public struct ToolbarDefaultItemKind: Sendable {
  enum Kind { case search, sidebarToggle, title }
  let kind: Kind
  /// The button that shows and hides the first column of a split view.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(kind: .search)
  /// The screen's title; the window and the back button of the next screen keep it.
  public static let title = ToolbarDefaultItemKind(kind: .title)
}
