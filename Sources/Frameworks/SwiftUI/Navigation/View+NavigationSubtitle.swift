public import FoundationAdditions
public import SwiftUICore

extension View {
  /// Sets a line below the title of the screen in the navigation view around; of several the first one shows.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    transformPreference(ScreenKey.self) { $0.subtitle = subtitle }
  }

  /// Sets a line below the title of the screen in the navigation view around, from the app's string tables.
  ///
  ///     List { Text("Kyoto") }.navigationTitle("Towns").navigationSubtitle("Kansai")
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a line below the title of the screen in the navigation view around to a text that a resource names.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleResource))
  }

  /// Sets a line below the title of the screen in the navigation view around, as it is.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
