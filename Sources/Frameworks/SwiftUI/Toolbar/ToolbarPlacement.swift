/// One of the bars around a screen.
nonisolated public struct ToolbarPlacement: Equatable, Sendable {
  enum Position: Hashable { case navigationBar, bottomBar, tabBar, automatic }
  let position: Position

  /// The bar that fits: the one at the top.
  public static let automatic = ToolbarPlacement(position: .automatic)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(position: .bottomBar)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(position: .navigationBar)
  /// The bar of tabs around the screen.
  public static let tabBar = ToolbarPlacement(position: .tabBar)
}

extension [ToolbarPlacement] {
  /// The bars that are meant.
  nonisolated var positions: Set<ToolbarPlacement.Position> {
    Set(isEmpty ? [.navigationBar] : map { $0.position == .automatic ? .navigationBar : $0.position })
  }
}
