public import SwiftUICore

/// Ends a search, as the button beside the field does.
nonisolated public struct DismissSearchAction {
  let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void = {}) { self.action = action }

  /// Clears the text and leaves the field.
  @MainActor public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction() } }
private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private enum CompleteSearchKey: EnvironmentKey { static var defaultValue: ((String) -> Void)? { nil } }

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
  /// What a search inside suggests.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
  /// Puts a suggestion's text into the field.
  var completeSearch: ((String) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}
