public import SwiftUICore

/// Shows a screen below a bar with its title.
///
/// The bar is 44 points high, 96 with a large title, and insets the safe area: scroll views let their content pass behind it. The
/// views inside say the title with `navigationTitle(_:)`.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content
  /// Whether the bar is tall; a title that asks for that is known after the first update.
  @State private var isLarge = false
  @Environment(\.look) private var look

  /// Shows the screen in a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, spacing: 0) {
        // The bar's space; its title lies over it, where the preference is known.
        Color.clear.frame(height: look.bars.height + (isLarge ? look.bars.largeTitleHeight : 0))
      }
      .overlayPreferenceValue(NavigationBarKey.self, alignment: .top) { bar in
        NavigationBar(bar: bar, isLarge: isLarge)
      }
      .onPreferenceChange(NavigationBarKey.self) { bar in
        let wantsLarge = bar.title != nil && bar.displayMode != .inline
        if wantsLarge != isLarge { isLarge = wantsLarge }
      }
  }
}

/// The bar's title (Facts 4.2).
private struct NavigationBar: View {
  @Environment(\.look.bars) private var look
  let bar: NavigationBarValue
  let isLarge: Bool

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        if let title = bar.title, !isLarge {
          title.font(look.titleFont).lineLimit(1).padding(.horizontal, look.margin)
        }
      }
      .frame(maxWidth: .infinity, minHeight: look.height, maxHeight: look.height)
      if let title = bar.title, isLarge {
        title.font(look.largeTitleFont).lineLimit(1).padding(.horizontal, look.margin)
          .frame(maxWidth: .infinity, minHeight: look.largeTitleHeight, maxHeight: look.largeTitleHeight, alignment: .leading)
      }
    }
    .accessibilityAddTraits(.isHeader)
  }
}

/// What a screen says of its bar.
struct NavigationBarValue: Equatable {
  var title: Text?
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
}

enum NavigationBarKey: PreferenceKey {
  static var defaultValue: NavigationBarValue { NavigationBarValue() }
  static func reduce(value: inout NavigationBarValue, nextValue: () -> NavigationBarValue) {
    let next = nextValue()
    if value.title == nil { value.title = next.title }
    if value.displayMode == .automatic { value.displayMode = next.displayMode }
  }
}

/// The namespace of what a navigation bar can be told.
public struct NavigationBarItem: Sendable {
  /// How a screen's title shows.
  public enum TitleDisplayMode: Sendable {
    /// As the screen before; large on the first one.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Large below the bar.
    case large
  }
}

extension View {
  /// Takes a style of navigation views; all of them show one screen at a time, so nothing changes.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// How a navigation view shows its screens.
///
/// On narrow windows all styles show one screen at a time.
public protocol NavigationViewStyle {}
/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Shows one screen at a time.
  public nonisolated init() {}
}
/// The style that fits the surroundings.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Leaves it to the surroundings; on narrow windows that is one screen at a time.
  public nonisolated init() {}
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
