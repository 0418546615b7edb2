import SwiftUICore

/// What the bar knows of one tab.
nonisolated struct TabItem: Equatable, Identifiable {
  /// Its place among all tabs.
  let index: Int
  let label: AnyView
  let badge: Text?
  let role: TabRole?
  let isDisabled: Bool
  let accessibility: TabAccessibility?
  let section: TabSectionTrait?
  var id: Int { index }
  static func == (a: Self, b: Self) -> Bool { ValueComparator.areEqualViews(a, b) }

  init(_ node: TabsNode, _ index: Int) {
    let trait = node.trait(TabTraitKey.self, at: index)
    self.index = index
    label = trait?.label ?? AnyView(EmptyView())
    role = trait?.role
    badge = node.trait(BadgeTraitKey.self, at: index)
    isDisabled = node.trait(TabDisabledTraitKey.self, at: index)
    accessibility = node.trait(TabAccessibilityTraitKey.self, at: index)
    section = node.trait(TabSectionTraitKey.self, at: index)
  }
}

/// What tab views say to the bar around them.
nonisolated struct TabBarValue: Equatable {
  var items: [TabItem] = []
  var selected: Int?
  var isHidden = false
  /// Chooses tabs.
  var node: TabsNode?

  static func == (a: Self, b: Self) -> Bool {
    a.items == b.items && a.selected == b.selected && a.isHidden == b.isHidden && a.node === b.node
  }

  init() {}

  init(_ node: TabsNode) {
    self.node = node
    selected = node.selected
    items = (0..<node.count).filter { !node.trait(TabHiddenTraitKey.self, at: $0) }.map { TabItem(node, $0) }
    // A tab for searching stands last, whatever its place among the tabs.
    items = items.filter { $0.role != .search } + items.filter { $0.role == .search }
    isHidden = node.shownPreference(ScreenKey.self).isHidden(.tabBar)
  }
}

enum TabBarKey: PreferenceKey {
  static var defaultValue: TabBarValue { TabBarValue() }
  /// Tab views in tabs have bars of their own.
  static func reduce(value: inout TabBarValue, nextValue: () -> TabBarValue) {}
}
