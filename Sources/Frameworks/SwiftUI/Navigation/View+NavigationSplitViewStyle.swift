public import SwiftUICore

/// How the columns of a split view share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The columns share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Lets the columns share the room.
  public nonisolated init() {}
}

/// The last column keeps its room, and the others lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Lets the last column keep its room.
  public nonisolated init() {}
}

/// As the surroundings decide: the columns share the room.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Leaves it to the surroundings.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The columns share the room.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its room.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the surroundings decide.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

private enum SplitViewOverlaysKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether columns lie over the last one instead of beside it.
  var splitViewOverlays: Bool {
    get { self[SplitViewOverlaysKey.self] }
    set { self[SplitViewOverlaysKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of split views inside share the room.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitViewOverlays, S.self == ProminentDetailNavigationSplitViewStyle.self)
  }
}
