public import SwiftUICore

extension View {
  /// Sets whether the field of the search inside shows all the time, or as a button until it is used.
  ///
  ///     List { Text("Kyoto") }.searchable(text: $name).searchToolbarBehavior(.minimize)
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    modifier(EnvironmentWritingModifier { $0.searchContext.minimizes = behavior == .minimize })
  }
}

/// How the field of a search shows while nobody uses it.
nonisolated public struct SearchToolbarBehavior: Hashable, Sendable {
  private enum Kind { case automatic, minimize }
  private let kind: Kind
  /// As a field.
  public static let automatic = SearchToolbarBehavior(kind: .automatic)
  /// As a button with a magnifier, which makes room for the field.
  public static let minimize = SearchToolbarBehavior(kind: .minimize)
}

/// The button that a field to search with is until it is used.
struct SearchButton: View {
  let search: Search
  @Environment(\.metrics.search.motion) private var motion

  var body: some View {
    let (search, motion) = (search, motion)
    Button {
      withAnimation(motion) { search.isSearching.wrappedValue = true }
    } label: {
      Image(systemName: "magnifyingglass").accessibilityLabel("Search")
    }
  }
}
