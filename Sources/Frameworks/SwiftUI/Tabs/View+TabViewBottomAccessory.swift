import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Shows views on glass above the bar of tabs at the bottom of a tab view inside, or at the bottom where the tabs are elsewhere.
  ///
  /// It insets the safe area of the tabs, and stays as the tab changes.
  ///
  ///     TabView { Tab("Towns", systemImage: "building") { List { Text("Kyoto") } } }
  ///       .tabViewBottomAccessory { Label("Playing", systemImage: "play") }
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Shows views on glass above the bar of tabs at the bottom of a tab view inside, if they are wanted.
  public nonisolated func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? TabBottomAccessory(content: AnyView(content())) : nil
    return environment(\.tabBottomAccessory, accessory)
  }
}

/// Where what is above the bar of a tab view stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the tabs, in the row of a bar that is small.
  case inline
  /// Above the bar.
  case expanded
}

/// Views above a tab view's bar.
nonisolated struct TabBottomAccessory: Equatable {
  let content: AnyView
  static func == (a: Self, b: Self) -> Bool { ValueComparator.areEqualViews(a.content, b.content) }
}

private enum TabBottomAccessoryKey: EnvironmentKey { static var defaultValue: TabBottomAccessory? { nil } }
private enum TabBottomAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// What tab views here show above their bars.
  var tabBottomAccessory: TabBottomAccessory? {
    get { self[TabBottomAccessoryKey.self] }
    set { self[TabBottomAccessoryKey.self] = newValue }
  }

  /// Where the views of a `tabViewBottomAccessory` stand; `nil` outside of one.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabBottomAccessoryPlacementKey.self] }
    set { self[TabBottomAccessoryPlacementKey.self] = newValue }
  }
}

/// Puts what is wanted above a bar at the bottom of the tabs.
struct BottomAccessoryHolder: ViewModifier {
  @Environment(\.tabBottomAccessory) private var accessory

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if let accessory {
          accessory.content
            .environment(\.tabViewBottomAccessoryPlacement, .expanded)
            .frame(maxWidth: .infinity, minHeight: 48)
            .glassEffect()
            .padding(.horizontal, 21)
            .padding(.bottom, 8)
        }
      }
      .environment(\.tabBottomAccessory, nil)
  }
}
