public import SwiftUICore

extension View {
  /// Decides which tabs the sidebars of tab views inside show, and lets a person change their order in their sections.
  ///
  /// The sidebar gets a button for that. Tabs that have no name by `customizationID(_:)` stay as they are; so do all with `nil`.
  ///
  ///     TabView { Tab("Towns", systemImage: "building") { Text("Kyoto") }.customizationID("towns") }
  ///       .tabViewStyle(.sidebarAdaptable)
  ///       .tabViewCustomization($customization)
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    environment(\.tabViewCustomization, customization)
  }
}

private enum TabViewCustomizationKey: EnvironmentKey { static var defaultValue: Binding<TabViewCustomization>? { nil } }

extension EnvironmentValues {
  /// What is changed of the sidebars of tab views here.
  var tabViewCustomization: Binding<TabViewCustomization>? {
    get { self[TabViewCustomizationKey.self] }
    set { self[TabViewCustomizationKey.self] = newValue }
  }
}
