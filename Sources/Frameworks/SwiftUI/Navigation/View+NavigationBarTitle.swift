public import SwiftUICore

extension View {
  /// Sets the screen's title; the older name of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the screen's title, from the app's string tables; the older name of `navigationTitle(_:)`.
  ///
  ///     NavigationView { List { Text("Kyoto") }.navigationBarTitle("Towns") }
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the screen's title, as it is; the older name of `navigationTitle(_:)`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the screen's title and how it shows.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the screen's title and how it shows.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the screen's title and how it shows.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Sets whether the screen's title shows in the bar's row, or large below it.
  ///
  ///     NavigationStack { List { Text("Kyoto") }.navigationTitle("Towns").navigationBarTitleDisplayMode(.inline) }
  public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    transformPreference(ScreenKey.self) { $0.displayMode = displayMode }
  }
}
