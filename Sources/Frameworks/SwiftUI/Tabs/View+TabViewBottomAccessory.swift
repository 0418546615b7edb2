import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Shows views on glass above the bar of tabs at the bottom of a tab view inside, or at the bottom where the tabs are elsewhere.
  ///
  /// It insets the safe area of the tabs, and stays as the tab changes; in a small bar it stands between the buttons.
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

/// Puts what is wanted above a bar at the bottom of the tabs, or between the buttons of a small one.
struct BottomAccessoryHolder: ViewModifier {
  /// Whether there is a small bar, in whose row it is to stand.
  let isInline: Bool
  /// Whether that has a button at its trailing side, too.
  let hasTrailingButton: Bool
  @Environment(\.tabBottomAccessory) private var accessory
  @Environment(\.metrics.tabs) private var metrics
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  func body(content: Content) -> some View {
    let minimized = metrics.minimized
    let row = metrics.minimizedHeight(isLow: verticalSizeClass == .compact)
    let beside = minimized.margin + minimized.diameter + minimized.spacing
    content
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if let accessory {
          // At one place of the tree in both, so that the views keep their state.
          accessory.content
            .environment(\.tabViewBottomAccessoryPlacement, isInline ? .inline : .expanded)
            .frame(maxWidth: .infinity, minHeight: minimized.diameter, maxHeight: isInline ? minimized.diameter : nil)
            .glassEffect()
            .padding(.leading, isInline ? beside : minimized.margin)
            .padding(.trailing, isInline && hasTrailingButton ? beside : minimized.margin)
            .padding(.bottom, isInline ? 0 : minimized.spacing)
            .frame(height: isInline ? 0 : nil, alignment: .top)
            .offset(y: isInline ? (row - minimized.diameter) / 2 : 0)
        }
      }
      .environment(\.tabBottomAccessory, nil)
  }
}
