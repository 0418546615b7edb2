public import SwiftUICore

extension View {
  /// Shows views above the tabs of the sidebars that tab views inside have.
  public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarSlots) { $0.header = view }
  }

  /// Shows views below the tabs of the sidebars that tab views inside have; they scroll with the tabs.
  public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarSlots) { $0.footer = view }
  }

  /// Shows views at the bottom of the sidebars that tab views inside have, below what scrolls.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let view = AnyView(content())
    return transformEnvironment(\.tabSidebarSlots) { $0.bottomBar = view }
  }
}

/// What an app puts around the tabs of a sidebar.
nonisolated struct TabSidebarSlots: Equatable {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
  static func == (a: Self, b: Self) -> Bool { ValueComparator.areEqualViews(a, b) }
}

private enum TabSidebarSlotsKey: EnvironmentKey { static var defaultValue: TabSidebarSlots { TabSidebarSlots() } }

extension EnvironmentValues {
  /// What stands around the tabs of sidebars here.
  var tabSidebarSlots: TabSidebarSlots {
    get { self[TabSidebarSlotsKey.self] }
    set { self[TabSidebarSlotsKey.self] = newValue }
  }
}
