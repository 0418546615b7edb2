/// One of the bars around a screen.
nonisolated public struct ToolbarPlacement: Equatable, Sendable {
  enum Place: Hashable { case navigationBar, bottomBar, tabBar, automatic }
  let place: Place

  /// The bar that fits: the one at the top.
  public static let automatic = ToolbarPlacement(place: .automatic)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(place: .bottomBar)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(place: .navigationBar)
  /// The bar of tabs around the screen.
  public static let tabBar = ToolbarPlacement(place: .tabBar)
}

extension [ToolbarPlacement] {
  /// The bars that are meant.
  nonisolated var places: Set<ToolbarPlacement.Place> {
    Set(isEmpty ? [.navigationBar] : map { $0.place == .automatic ? .navigationBar : $0.place })
  }
}
