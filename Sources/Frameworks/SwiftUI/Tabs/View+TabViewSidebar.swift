public import SwiftUICore

extension View {
  /// Shows views above the tabs of the sidebars that tab views inside have.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.header = view }
  }

  /// Shows views below the tabs of the sidebars that tab views inside have; they scroll with the tabs.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.footer = view }
  }

  /// Shows views at the bottom of the sidebars that tab views inside have, below what scrolls.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = view }
  }
}

/// What an app puts around the tabs of a sidebar.
nonisolated struct TabSidebarParts: Equatable {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
  static func == (a: Self, b: Self) -> Bool { ValueComparator.areEqualViews(a, b) }
}

private enum TabSidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { TabSidebarParts() } }

extension EnvironmentValues {
  /// What stands around the tabs of sidebars here.
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }
}
