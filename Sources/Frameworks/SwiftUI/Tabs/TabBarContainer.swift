import SwiftUICore

/// Views with a bar of tabs: at the bottom, or at the top of a wide window, or beside a sidebar of them.
///
/// The tabs are at the same place of the tree whatever the bar is, so that they keep their state when the window becomes wide or
/// narrow.
struct TabBarContainer: View {
  let configuration: _TabViewStyleConfiguration
  let kind: TabBarKind
  @State private var isContentBeneath = false
  @State private var isMoreShown = false
  @State private var choice: Bool?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.defaultAdaptableTabBarPlacement) private var placement

  private var hasSidebar: Bool { kind == .sidebarAdaptable }
  private var isWide: Bool { horizontalSizeClass == .regular }
  private var bar: TabBarPlacement {
    guard isWide else { return .bottomBar }
    return hasSidebar && (choice ?? (placement == .sidebar)) ? .sidebar : .topBar
  }

  var body: some View {
    let bar = bar
    configuration.tabs
      .environment(\.tabBarPlacement, bar)
      .modifier(MoreTabs(isShown: $isMoreShown, hasPosition: bar == .bottomBar))
      .modifier(BottomAccessoryHolder())
      .onContentBeneath(.bottom) { isContentBeneath = $0 }
      .barPreferenceValue(TabBarKey.self, edge: .bottom) { value in
        if bar == .bottomBar, !value.isHidden {
          TabBar(value: value, isMoreShown: $isMoreShown, isContentBeneath: isContentBeneath)
        }
      }
      .barPreferenceValue(TabBarKey.self, edge: .top) { value in
        if bar == .topBar, !value.isHidden { TopTabBar(value: value, showSidebar: hasSidebar ? { choice = true } : nil) }
      }
      .barPreferenceValue(TabBarKey.self, edge: .leading) { value in
        if bar == .sidebar { TabSidebar(value: value) { choice = false } }
      }
      .keepsSafeArea()
  }
}

/// Which bar a style of tab views wants.
enum TabBarKind { case automatic, top, sidebarAdaptable }
