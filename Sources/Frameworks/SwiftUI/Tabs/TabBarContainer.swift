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
  @State private var isMinimized = false
  @State private var shown = ShownTabs()
  @State private var searchLink: SearchTabLink?
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.defaultAdaptableTabBarPlacement) private var placement
  @Environment(\.tabBarMinimizeBehavior) private var minimizeBehavior
  @Environment(\.tabSearchActivation) private var searchActivation
  @Environment(\.metrics.tabs) private var metrics

  private var hasSidebar: Bool { kind == .sidebarAdaptable }
  private var isWide: Bool { horizontalSizeClass == .regular }
  private var bar: TabBarPlacement {
    if kind == .grouped { return .topBar }
    guard isWide else { return .bottomBar }
    return hasSidebar && (choice ?? (placement == .sidebar)) ? .sidebar : .topBar
  }

  var body: some View {
    let bar = bar
    let isSmall = isMinimized && bar == .bottomBar && !shown.isHidden && !isMoreShown
    configuration.tabs
      .modifier(GroupedTabContent(isGrouped: kind == .grouped))
      .environment(\.tabBarPlacement, bar)
      .environment(\.searchTabLink, searchLink)
      .modifier(MoreTabs(isShown: $isMoreShown, hasPosition: bar == .bottomBar))
      .modifier(BottomAccessoryHolder(isInline: isSmall, hasTrailingButton: shown.canSearch))
      .onScrollTravel(perform: followsScrolling ? { follow($0) } : nil)
      .onPreferenceChange(TabBarKey.self) { value in
        if value.selected != shown.selected { selectionDidChange(to: value) }
        shown = ShownTabs(value)
      }
      .backgroundPreferenceValue(TabBarKey.self) { if $0.hasSearchTab { SearchTabNote() } }
      .onContentBeneath(.bottom) { isContentBeneath = $0 }
      .barPreferenceValue(TabBarKey.self, edge: .bottom) { value in
        if bar == .bottomBar, !value.isHidden {
          if isSmall {
            MinimizedTabBar(value: value) { minimize(false) }.transition(.opacity)
          } else {
            TabBar(value: value, isMoreShown: $isMoreShown, isContentBeneath: isContentBeneath).transition(.opacity)
          }
        }
      }
      .barPreferenceValue(TabBarKey.self, edge: .top) { value in
        if bar == .topBar, !value.isHidden { TopTabBar(value: value, showSidebar: hasSidebar ? { choice = true } : nil) }
      }
      .barPreferenceValue(TabBarKey.self, edge: .leading) { value in
        if bar == .sidebar { TabSidebar(value: value) { choice = false } }
      }
      .keepsSafeArea()
      .onChange(of: followsScrolling) { if !followsScrolling { minimize(false) } }
  }

  /// Whether the bar becomes small and large with scrolling.
  private var followsScrolling: Bool { minimizeBehavior.isMinimized(after: .onward) != nil }

  private func follow(_ travel: ScrollTravel) {
    if let new = minimizeBehavior.isMinimized(after: travel) { minimize(new) }
  }

  /// Has another tab begin with a large bar, and with its search where that is wanted.
  private func selectionDidChange(to value: TabBarValue) {
    minimize(false)
    guard let before = shown.selected, searchActivation == .searchTabSelection, value.searchIsSelected else { return }
    let (node, searching) = (value.node, value.selected)
    searchLink = SearchTabLink(requests: (searchLink?.requests ?? 0) + 1) { [weak node] in
      // A person may have gone to another tab meanwhile.
      if let node, node.selected == searching { node.choose(before) }
    }
  }

  private func minimize(_ new: Bool) {
    guard isMinimized != new else { return }
    withAnimation(metrics.minimized.motion) { isMinimized = new }
  }
}

/// Tells the search around a tab view that one of the tabs shows its field once it is chosen.
///
/// It comes with what is known of the tabs, before anything has appeared.
private struct SearchTabNote: View {
  @Environment(\.searchAround) private var searchAround

  var body: some View { EmptyView() }
}

extension SearchTabNote: ModelReconciling {
  func reconcile() { searchAround?.slot.isTaken = true }
}

/// What is remembered of a tab view's tabs.
private struct ShownTabs: Equatable {
  var selected: Int?
  var isHidden = false
  /// Whether there is a tab for searching beside the one that shows.
  var canSearch = false

  init() {}

  init(_ value: TabBarValue) {
    (selected, isHidden) = (value.selected, value.isHidden)
    canSearch = value.barItems.contains { $0.role == .search && $0.index != value.selected }
  }
}

/// Which bar a style of tab views wants.
enum TabBarKind { case automatic, top, sidebarAdaptable, grouped }

/// The ground of tabs that are grouped, and the line around it.
private struct GroupedTabContent: ViewModifier {
  let isGrouped: Bool
  @Environment(\.metrics) private var metrics

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: isGrouped ? metrics.tabs.groupedCorner : 0)
    content
      .background { if isGrouped { shape.fill(Color(UIColor.secondarySystemBackground)) } }
      .overlay { if isGrouped { shape.strokeBorder(.separator).allowsHitTesting(false) } }
      .padding(isGrouped ? metrics.tabs.groupedMargin : 0)
  }
}
