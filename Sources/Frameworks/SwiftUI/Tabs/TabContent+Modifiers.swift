public import FoundationAdditions
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
  /// Shows a text that a resource names at the tab; `nil` shows nothing.
  @_disfavoredOverload
  public nonisolated func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
    badge(resource.map { Text($0) })
  }
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
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
    trait(TabIdentifierTraitKey.self, isEnabled ? identifier : nil)
  }

  /// Sets what is read of the tab instead of its label.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    trait(TabLabelTraitKey.self, isEnabled ? label : nil)
  }
  /// Sets what is read of the tab instead of its label, by a key of the app's string tables.
  public nonisolated func accessibilityLabel(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(key), isEnabled: isEnabled) }
  /// Sets what is read of the tab instead of its label.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityLabel(Text(label), isEnabled: isEnabled) }

  /// Sets what is read after the tab's label, instead of its badge and place.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    trait(TabValueTraitKey.self, isEnabled ? value : nil)
  }
  /// Sets what is read after the tab's label, by a key of the app's string tables.
  public nonisolated func accessibilityValue(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(key), isEnabled: isEnabled) }
  /// Sets what is read after the tab's label, instead of its badge and place.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityValue(Text(value), isEnabled: isEnabled) }

  /// Says what choosing the tab leads to.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    trait(TabHintTraitKey.self, isEnabled ? hint : nil)
  }
  /// Says what choosing the tab leads to, by a key of the app's string tables.
  public nonisolated func accessibilityHint(
    _ key: LocalizedStringKey, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(key), isEnabled: isEnabled) }
  /// Says what choosing the tab leads to.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { accessibilityHint(Text(hint), isEnabled: isEnabled) }

  /// Sets where the tab is: in bars and sidebars, at the end of bars, or in sidebars alone.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    trait(TabPlacementTraitKey.self, placement)
  }

  /// Sets whether the tab shows in bars, in sidebars, or in both.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let all: Set<AdaptableTabBarPlacement> =
      placements.isEmpty || placements.contains(.automatic) ? [.tabBar, .sidebar] : Set(placements)
    return trait(TabHiddenPlacementsTraitKey.self, visibility == .hidden ? all : [])
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
