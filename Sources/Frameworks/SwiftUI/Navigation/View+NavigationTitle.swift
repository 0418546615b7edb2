public import SwiftUICore

extension View {
  /// Sets the title of the screen in the navigation view around, and of the window; of several titles the first one shows.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationBarKey.self) { $0.title = title }.windowTitle(title)
  }

  /// Sets the title of the screen in the navigation view around, from the app's string tables.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the screen in the navigation view around, as it is.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
}
