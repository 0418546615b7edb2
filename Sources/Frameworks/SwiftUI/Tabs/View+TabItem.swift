public import SwiftUICore

extension View {
  /// Says how the tab bar shows the view that is one of a `TabView`'s: a symbol and a title, or a `Label`.
  ///
  ///     TabView { Text("Kyoto").tabItem { Label("Towns", systemImage: "map") } }
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TraitModifier(TabTraitKey.self, TabTrait(label: AnyView(label()))))
  }
}

/// What a view says of the tab that shows it.
nonisolated struct TabTrait {
  var label: AnyView
  var role: TabRole?
}

enum TabTraitKey: ViewTraitKey { static var defaultValue: TabTrait? { nil } }
/// Whether the bar leaves a tab out.
enum TabHiddenTraitKey: ViewTraitKey {
  static var defaultValue: Bool { false }
  static var isSoughtInBodies: Bool { false }
}
/// Whether a tab cannot be chosen.
enum TabDisabledTraitKey: ViewTraitKey {
  static var defaultValue: Bool { false }
  static var isSoughtInBodies: Bool { false }
}
/// What is read of a tab instead of its label.
enum TabLabelTraitKey: ViewTraitKey {
  static var defaultValue: Text? { nil }
  static var isSoughtInBodies: Bool { false }
}
/// What is read after a tab's label.
enum TabValueTraitKey: ViewTraitKey {
  static var defaultValue: Text? { nil }
  static var isSoughtInBodies: Bool { false }
}
/// What is read of where a tab leads.
enum TabHintTraitKey: ViewTraitKey {
  static var defaultValue: Text? { nil }
  static var isSoughtInBodies: Bool { false }
}
/// The name of a tab for tests.
enum TabIdentifierTraitKey: ViewTraitKey {
  static var defaultValue: String? { nil }
  static var isSoughtInBodies: Bool { false }
}
/// Where a tab is to be.
enum TabPlacementTraitKey: ViewTraitKey {
  static var defaultValue: TabPlacement { .automatic }
  static var isSoughtInBodies: Bool { false }
}
/// The bars and sidebars that leave a tab out.
enum TabHiddenPlacementsTraitKey: ViewTraitKey {
  static var defaultValue: Set<AdaptableTabBarPlacement> { [] }
  static var isSoughtInBodies: Bool { false }
}
/// The section that a tab is in.
enum TabSectionTraitKey: ViewTraitKey {
  static var defaultValue: TabSectionTrait? { nil }
  static var isSoughtInBodies: Bool { false }
}

/// What is read of a tab instead of its label, and its name for tests.
nonisolated struct TabAccessibility {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
}

/// A section of tabs.
nonisolated struct TabSectionTrait: Equatable {
  let id: Namespace.ID
  let header: AnyView
  /// What a sidebar offers below the section's tabs.
  var actions: AnyView?
  static func == (a: Self, b: Self) -> Bool { ValueComparator.areEqualViews(a, b) }
}
