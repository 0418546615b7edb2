public import SwiftUICore

extension TabContent {
  /// Shows a number at the tab; zero shows nothing.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// Shows a text at the tab; `nil` shows nothing.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { trait(BadgeTraitKey.self, label) }
  /// Shows a text of the app's string tables at the tab; `nil` shows nothing.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }
  /// Shows a text as it is at the tab; `nil` shows nothing.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }

  /// Leaves the tab out of bars and sidebars; a selection can show it all the same.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    trait(TabHiddenTraitKey.self, hidden)
  }

  /// Decides whether a person can choose the tab.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    trait(TabDisabledTraitKey.self, disabled)
  }

  /// Names the tab for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    trait(TabAccessibilityTraitKey.self, TabAccessibility(identifier: identifier))
  }

  private nonisolated func trait<Key: ViewTraitKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> ModifiedTabContent<Self, TraitModifier<Key>> {
    ModifiedTabContent(content: self, modifier: TraitModifier(key, value))
  }
}

/// Tabs each of which is modified.
nonisolated struct ModifiedTabContent<Content: TabContent, Modifier: ViewModifier>: _PrimitiveTabContent {
  typealias TabValue = Content.TabValue
  let content: Content
  let modifier: Modifier
  @MainActor var _tabs: some View { content._tabs.modifier(modifier) }
}
