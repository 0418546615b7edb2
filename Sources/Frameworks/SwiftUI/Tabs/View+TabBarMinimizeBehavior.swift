public import SwiftUICore

extension View {
  /// Sets when the bar at the bottom of a tab view inside becomes small, so that more of the content shows.
  ///
  /// A small bar has a button with the symbol of the tab that shows, at the leading side, what is above the bar beside it, and the
  /// tab that searches. The button makes the bar large again. It follows the scrolling of the tab that shows; bars elsewhere than
  /// at the bottom stay as they are.
  ///
  ///     TabView { Tab("Towns", systemImage: "building") { List { Text("Kyoto") } } }
  ///       .tabBarMinimizeBehavior(.onScrollDown)
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    environment(\.tabBarMinimizeBehavior, behavior)
  }
}

/// When the bar of a tab view becomes small.
nonisolated public struct TabBarMinimizeBehavior: Hashable, Sendable {
  enum Kind { case automatic, onScrollDown, onScrollUp, never }
  let kind: Kind

  /// What fits the surroundings: on this system it stays as it is.
  public static let automatic = TabBarMinimizeBehavior(kind: .automatic)
  /// As a person scrolls down, towards the end of the content; it becomes large on the way back.
  public static let onScrollDown = TabBarMinimizeBehavior(kind: .onScrollDown)
  /// As a person scrolls up, towards the beginning of the content; it becomes large on the way down.
  public static let onScrollUp = TabBarMinimizeBehavior(kind: .onScrollUp)
  /// Not at all.
  public static let never = TabBarMinimizeBehavior(kind: .never)

  /// Whether the bar is to be small after content has moved one way; `nil` leaves it as it is.
  func isMinimized(after travel: ScrollTravel) -> Bool? {
    switch kind {
    case .automatic, .never: nil
    case .onScrollDown: travel == .onward
    case .onScrollUp: travel == .back
    }
  }
}

private enum TabBarMinimizeBehaviorKey: EnvironmentKey { static var defaultValue: TabBarMinimizeBehavior { .automatic } }

extension EnvironmentValues {
  /// When the bars of tab views here become small.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeBehaviorKey.self] }
    set { self[TabBarMinimizeBehaviorKey.self] = newValue }
  }
}
