public import SwiftUICore

/// Ends a search, as the button beside the field does.
nonisolated public struct DismissSearchAction {
  let text: Binding<String>?
  let isSearching: Binding<Bool>?

  init(text: Binding<String>? = nil, isSearching: Binding<Bool>? = nil) {
    self.text = text
    self.isSearching = isSearching
  }

  /// Clears the text and leaves the field.
  @MainActor public func callAsFunction() {
    guard let text, let isSearching else { return }
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    isSearching.wrappedValue = false
  }
}

/// What modifiers around say to the search inside.
nonisolated struct SearchContext {
  /// What is suggested.
  var suggestions: AnyView?
  /// Where suggestions are not shown.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
  var scopes: SearchScopes?
  /// What is to know whether the field has the focus.
  var focus: [SearchFocus] = []
  var toolbarBehavior = SearchPresentationToolbarBehavior.automatic
  /// Whether the field is a button until it is used.
  var minimizes = false
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }
private enum SearchContextKey: EnvironmentKey { static var defaultValue: SearchContext { SearchContext() } }
private enum SearchAroundKey: EnvironmentKey { static var defaultValue: Search? { nil } }
private enum CompleteSearchKey: EnvironmentKey { static var defaultValue: SearchCompletion? { nil } }

extension EnvironmentValues {
  /// Whether a person uses the field of the search around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// Ends the search around; nothing where there is none.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
  /// What is said to a search inside.
  var searchContext: SearchContext {
    get { self[SearchContextKey.self] }
    set { self[SearchContextKey.self] = newValue }
  }
  /// A search around a container of screens, whose first screen is to show the field.
  var searchAround: Search? {
    get { self[SearchAroundKey.self] }
    set { self[SearchAroundKey.self] = newValue }
  }
  /// Takes what a suggestion stands for.
  var completeSearch: SearchCompletion? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}
