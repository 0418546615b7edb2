import SwiftUICore

/// Views with a bar of tabs: at the bottom, or at the top of a wide window.
struct TabBarContainer: View {
  let configuration: _TabViewStyleConfiguration
  let kind: TabBarKind
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    if horizontalSizeClass == .regular {
      WideTabs(configuration: configuration, hasSidebar: kind == .sidebarAdaptable)
    } else {
      BottomTabs(configuration: configuration)
    }
  }
}

/// Which bar a style of tab views wants.
enum TabBarKind { case automatic, top, sidebarAdaptable }

/// Views above a bar of tabs.
private struct BottomTabs: View {
  let configuration: _TabViewStyleConfiguration
  @State private var isContentBeneath = false
  @State private var isMoreShown = false

  var body: some View {
    configuration.tabs
      .environment(\.tabBarPlacement, .bottomBar)
      .modifier(MoreTabs(isShown: $isMoreShown))
      .onContentBeneath(.bottom) { isContentBeneath = $0 }
      .barPreferenceValue(TabBarKey.self, edge: .bottom) { value in
        if !value.isHidden {
          TabBar(value: value, isMoreShown: $isMoreShown, isContentBeneath: isContentBeneath)
        }
      }
  }
}
