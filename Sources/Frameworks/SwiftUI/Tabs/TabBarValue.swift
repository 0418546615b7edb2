import SwiftUICore

/// What the bar knows of one tab.
nonisolated struct TabItem: Equatable, Identifiable {
  /// Its place among all tabs.
  let index: Int
  let label: AnyView
  let badge: Text?
  let role: TabRole?
  let isDisabled: Bool
  let accessibility: TabAccessibility
  let section: TabSectionTrait?
  let placement: TabPlacement
  /// The bars and sidebars that leave the tab out.
  let hiddenPlacements: Set<AdaptableTabBarPlacement>
  /// What a person may change of the tab.
  let customization: TabCustomizationTraits
  var id: Int { index }
  static func == (a: Self, b: Self) -> Bool { ValueComparator.areEqualViews(a, b) }

  init(_ node: TabsNode, _ index: Int) {
    let trait = node.trait(TabTraitKey.self, at: index)
    self.index = index
    label = trait?.label ?? AnyView(EmptyView())
    role = trait?.role
    badge = node.trait(BadgeTraitKey.self, at: index)
    isDisabled = node.trait(TabDisabledTraitKey.self, at: index)
    accessibility = TabAccessibility(
      label: node.trait(TabLabelTraitKey.self, at: index), value: node.trait(TabValueTraitKey.self, at: index),
      hint: node.trait(TabHintTraitKey.self, at: index), identifier: node.trait(TabIdentifierTraitKey.self, at: index))
    section = node.trait(TabSectionTraitKey.self, at: index)
    placement = node.trait(TabPlacementTraitKey.self, at: index)
    hiddenPlacements = node.trait(TabHiddenPlacementsTraitKey.self, at: index)
    customization = TabCustomizationTraits(
      tab: node.trait(TabIDTraitKey.self, at: index), section: node.trait(TabSectionIDTraitKey.self, at: index),
      behavior: node.trait(TabCustomizationBehaviorTraitKey.self, at: index))
  }
}

/// What tab views say to the bar around them.
nonisolated struct TabBarValue: Equatable {
  var items: [TabItem] = []
  var selected: Int?
  var isHidden = false
  /// What lies behind the bar, as the tab that shows says.
  var background = BarBackground()
  /// How content gives way to the bar, as the tab that shows says.
  var scrollEdge = ScrollEdgeEffect()
  /// Whether the tab that shows has rows on cards, on a ground of their own.
  var hasCards = false
  /// Chooses tabs.
  var node: TabsNode?

  static func == (a: Self, b: Self) -> Bool {
    a.items == b.items && a.selected == b.selected && a.isHidden == b.isHidden
      && a.background == b.background && a.scrollEdge == b.scrollEdge && a.hasCards == b.hasCards
      && a.node === b.node
  }

  init() {}

  init(_ node: TabsNode) {
    self.node = node
    selected = node.selected
    items = (0..<node.count).filter { !node.trait(TabHiddenTraitKey.self, at: $0) }.map { TabItem(node, $0) }
    // A tab for searching stands last, whatever its place among the tabs, and only a prominent one after it.
    let last = [TabRole.search, .prominent].map { role in items.filter { $0.role == role } }
    items = items.filter { $0.role != .search && $0.role != .prominent } + last.joined()
    let screen = node.shownPreference(ScreenKey.self)
    isHidden = screen.isHidden(.tabBar)
    background = screen.backgrounds[.tabBar] ?? BarBackground()
    scrollEdge = screen.scrollEdges[.bottom] ?? ScrollEdgeEffect()
    hasCards = screen.hasCards
  }

  /// The tabs that a bar shows, those that keep to its end last.
  var barItems: [TabItem] {
    let shown = items.filter { $0.placement != .sidebarOnly && !$0.hiddenPlacements.contains(.tabBar) }
    return shown.filter { $0.placement != .pinned } + shown.filter { $0.placement == .pinned }
  }

  /// Whether a bar shows a tab for searching.
  var hasSearchTab: Bool { barItems.contains { $0.role == .search } }

  /// Whether the tab that shows is one for searching.
  var searchIsSelected: Bool { items.contains { $0.index == selected && $0.role == .search } }

  /// The tabs that a sidebar shows.
  var sidebarItems: [TabItem] { items.filter { !$0.hiddenPlacements.contains(.sidebar) } }
}

extension ScreenValue {
  /// What is for a bar of tabs around, of all that screens say.
  var forTabBar: ScreenValue {
    var value = ScreenValue()
    value.visibility[.tabBar] = visibility[.tabBar]
    value.backgrounds[.tabBar] = backgrounds[.tabBar]
    value.scrollEdges[.bottom] = scrollEdges[.bottom]
    value.hasCards = hasCards
    return value
  }
}

enum TabBarKey: PreferenceKey {
  static var defaultValue: TabBarValue { TabBarValue() }
  /// Tab views in tabs have bars of their own.
  static func reduce(value: inout TabBarValue, nextValue: () -> TabBarValue) {}
}
