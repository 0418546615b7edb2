public import FoundationAdditions
public import SwiftUICore

extension View {
  /// Sets the title of the screen in the navigation view around, and of the window; of several titles the first one shows.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    transformPreference(ScreenKey.self) { ($0.title, $0.titleBinding) = (title, nil) }.windowTitle(title)
  }

  /// Sets the title of the screen in the navigation view around, from the app's string tables.
  ///
  ///     NavigationStack { List { Text("Kyoto") }.navigationTitle("Towns") }
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the screen in the navigation view around to a text that a resource names.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the title of the screen in the navigation view around, as it is.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets the title of the screen in the navigation view around to a text that the bar may edit.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    let text = Text(verbatim: title.wrappedValue)
    return transformPreference(ScreenKey.self) { ($0.title, $0.titleBinding) = (text, title) }.windowTitle(text)
  }
}
