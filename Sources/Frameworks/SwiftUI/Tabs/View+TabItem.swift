public import SwiftUICore

extension View {
  /// Says how the tab bar shows the view that is one of a `TabView`'s: a symbol and a title, or a `Label`.
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
/// Changes what is read of a tab to somebody who cannot see it.
enum TabAccessibilityTraitKey: ViewTraitKey {
  static var defaultValue: TabAccessibility? { nil }
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
  var identifier: String?
}

/// A section of tabs.
nonisolated struct TabSectionTrait: Equatable {
  let id: Namespace.ID
  let header: AnyView
  static func == (a: Self, b: Self) -> Bool { ValueComparator.areEqualViews(a, b) }
}
