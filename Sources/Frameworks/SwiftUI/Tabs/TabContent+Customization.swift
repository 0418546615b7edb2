import SwiftUICore

extension TabContent {
  /// Names the tab, or the section, for what a person changes of it.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    self is any TabSectionContent
      ? AnyTabContent<TabValue>(ModifiedTabContent(content: self, modifier: TraitModifier(TabSectionIDTraitKey.self, id)))
      : AnyTabContent<TabValue>(ModifiedTabContent(content: self, modifier: TraitModifier(TabIDTraitKey.self, id)))
  }

  /// Sets what a person may change of the tab, or of the section's tabs, in sidebars, where `tabViewCustomization(_:)` lets them.
  ///
  /// With places alone that are no sidebars it does nothing: bars cannot be changed on this system.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let counts = placements.isEmpty || placements.contains(.automatic) || placements.contains(.sidebar)
    return ModifiedTabContent(
      content: self, modifier: TraitModifier(TabCustomizationBehaviorTraitKey.self, counts ? behavior : .automatic))
  }
}

/// Tabs that are one section, whatever modifiers are on it.
protocol TabSectionContent {}
extension TabSection: TabSectionContent {}
extension ModifiedTabContent: TabSectionContent where Content: TabSectionContent {}

/// The name of a tab for what a person changes of it.
enum TabIDTraitKey: ViewTraitKey {
  static var defaultValue: String? { nil }
  static var isSoughtInBodies: Bool { false }
}
/// The name of a tab's section for what a person changes of it.
enum TabSectionIDTraitKey: ViewTraitKey {
  static var defaultValue: String? { nil }
  static var isSoughtInBodies: Bool { false }
}
/// What a person may change of a tab.
enum TabCustomizationBehaviorTraitKey: ViewTraitKey {
  static var defaultValue: TabCustomizationBehavior { .automatic }
  static var isSoughtInBodies: Bool { false }
}
