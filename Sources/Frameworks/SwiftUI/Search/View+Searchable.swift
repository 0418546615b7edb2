public import SwiftUICore

extension View {
  /// Shows a field below the title, whose text is what a person searches for.
  ///
  /// While it is in use `isSearching` is true for the views inside, and a button, or Escape, ends the search and clears the text.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt, suggestions: nil))
  }
  /// Shows a field below the title, with a prompt of the app's string tables.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  /// Shows a field below the title, with a prompt that is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Shows a field below the title, which is in use while a binding says so.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, prompt: prompt, suggestions: nil))
  }
  /// Shows a field below the title, which is in use while a binding says so, with a prompt of the app's string tables.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Shows a field below the title, which is in use while a binding says so, with a prompt that is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Shows a field below the title, and suggestions over the content while it is in use.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: nil, prompt: prompt, suggestions: AnyView(suggestions())))
  }
  /// Shows a field below the title, with a prompt of the app's string tables, and suggestions over the content while it is in use.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
  /// Shows a field below the title, with a prompt that is shown as it is, and suggestions over the content while it is in use.
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }
}

/// Where a field to search with is; each is below the title of its screen here.
nonisolated public struct SearchFieldPlacement: Sendable {
  enum Kind { case automatic, toolbar, sidebar, drawer(NavigationBarDrawerDisplayMode) }
  let kind: Kind

  /// Where it fits.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the bar at the top.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the bar's title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))
  /// Below the bar's title, always or until the content scrolls.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(displayMode))
  }

  /// When a field below the title shows.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    let isAlways: Bool
    /// Until the content scrolls.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
