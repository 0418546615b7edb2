public import SwiftUICore

/// Shows a screen below a bar with its title, and those that links inside lead to.
///
/// The older form of `NavigationStack`. The bar is 44 points high, 96 with a large title, and insets the safe area: scroll views
/// let their content pass behind it. Of several views the first one shows; on wide windows they are columns.
///
///     NavigationView {
///       List { NavigationLink("Kyoto") { Text("A town") } }.navigationTitle("Towns")
///     }
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.navigationViewIsStack) private var isStack

  /// Shows the screen in a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    let count = Content._viewListCount() ?? 1
    if count < 2 {
      NavigationStack { content }
    } else if sizeClass == .compact || isStack {
      NavigationStack { ElementView(0, of: content) }
    } else if count == 2 {
      NavigationSplitView {
        ElementView(0, of: content)
      } detail: {
        ElementView(1, of: content)
      }
    } else {
      NavigationSplitView {
        ElementView(0, of: content)
      } content: {
        ElementView(1, of: content)
      } detail: {
        ElementView(2, of: content)
      }
    }
  }
}

/// The namespace of what a navigation bar can be told.
public struct NavigationBarItem: Sendable {
  /// How a screen's title shows.
  public enum TitleDisplayMode: Sendable {
    /// As the screen before; large on the first one.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Large below the bar.
    case large
  }
}

private enum NavigationViewIsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether navigation views show one screen at a time on wide windows too.
  var navigationViewIsStack: Bool {
    get { self[NavigationViewIsStackKey.self] }
    set { self[NavigationViewIsStackKey.self] = newValue }
  }
}

extension View {
  /// Sets how navigation views inside show their screens on wide windows; on narrow ones they show one at a time.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewIsStack, S.self == StackNavigationViewStyle.self)
  }
}

/// How a navigation view shows its screens.
///
/// On narrow windows all styles show one screen at a time.
public protocol NavigationViewStyle {}
/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Shows one screen at a time.
  public nonisolated init() {}
}
/// Columns side by side on wide windows.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
}
/// Columns side by side on wide windows; the older name of `ColumnNavigationViewStyle`.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Shows columns side by side.
  public nonisolated init() {}
}
/// The style that fits the surroundings.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Leaves it to the surroundings; on narrow windows that is one screen at a time.
  public nonisolated init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns side by side on wide windows.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that fits the surroundings.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
