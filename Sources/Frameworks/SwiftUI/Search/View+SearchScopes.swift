import CoreGraphicsTypes
public import SwiftUICore

extension View {
  /// Lets a person choose below the field of the search inside what is searched, once something is typed.
  ///
  /// Each of the views stands for its tag.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets a person choose below the field of the search inside what is searched.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: AnyView(scopes())))
  }
}

/// When scopes show.
nonisolated public struct SearchScopeActivation: Sendable {
  enum Kind { case automatic, onTextEntry, onSearchPresentation }
  let kind: Kind
  /// When something is typed.
  public static var automatic: SearchScopeActivation { SearchScopeActivation(kind: .automatic) }
  /// When something is typed.
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(kind: .onTextEntry) }
  /// While the field is in use.
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(kind: .onSearchPresentation) }
}

nonisolated private struct SearchScopesModifier<V: Hashable>: ViewModifier {
  let scope: Binding<V>
  let activation: SearchScopeActivation
  let scopes: AnyView
  init(scope: Binding<V>, activation: SearchScopeActivation, scopes: AnyView) {
    (self.scope, self.activation, self.scopes) = (scope, activation, scopes)
  }

  @MainActor func body(content: Content) -> some View {
    let scopes = SearchScopes(selection: SegmentSelection(PickerSelection(scope)), activation: activation, views: scopes)
    content.transformEnvironment(\.searchContext) { $0.scopes = scopes }
  }
}

/// Scopes to choose from.
nonisolated struct SearchScopes {
  let selection: SegmentSelection
  let activation: SearchScopeActivation
  let views: AnyView

  func show(isSearching: Bool, wasTyped: Bool) -> Bool {
    isSearching && (activation.kind == .onSearchPresentation || wasTyped)
  }

  @MainActor var choice: some View { SegmentedChoice(selection) { views } }
}
