/// What a screen's bars are for, which decides where the title stands on wide windows.
nonisolated public struct ToolbarRole: Equatable, Sendable {
  let kind: Int
  /// As the surroundings decide.
  public static var automatic: ToolbarRole { ToolbarRole(kind: 0) }
  /// For moving about in what there is: the title stands at the leading side.
  public static var browser: ToolbarRole { ToolbarRole(kind: 1) }
  /// For changing one document: the back button has no title.
  public static var editor: ToolbarRole { ToolbarRole(kind: 2) }
  /// For moving from screen to screen.
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: 3) }
}
