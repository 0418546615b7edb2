public import SwiftUICore

extension View {
  /// Makes a suggestion put a text into the field when it is pressed.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier { $0.text.wrappedValue = completion })
  }

  /// Makes a suggestion become a token of the field when it is pressed, instead of what was typed.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(
      SearchCompletionModifier { search in
        guard search.tokens?.append(token) == true else {
          return Diagnostics.report("a suggestion of a \(T.self) completes a search that has no tokens of that type")
        }
        search.text.wrappedValue = ""
      })
  }
}

/// Where suggestions go.
nonisolated struct SearchCompletion {
  let text: Binding<String>
  let tokens: SearchTokens?
}

nonisolated private struct SearchCompletionModifier: ViewModifier {
  let complete: (SearchCompletion) -> Void
  @Environment(\.completeSearch) private var search
  init(complete: @escaping (SearchCompletion) -> Void) { self.complete = complete }

  @MainActor func body(content: Content) -> some View {
    let (complete, search) = (complete, search)
    let press = { if let search { complete(search) } }
    Pressable(action: press) { _ in
      content.defaultForegroundStyle(Color.accentColor).frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .accessibilityControl(.button, activate: press)
  }
}
