public import SwiftUICore

extension View {
  /// Makes a suggestion put a text into the field when it is pressed.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}

nonisolated private struct SearchCompletionModifier: ViewModifier {
  let completion: String
  @Environment(\.completeSearch) private var complete
  init(completion: String) { self.completion = completion }

  @MainActor func body(content: Content) -> some View {
    let (complete, completion) = (complete, completion)
    Pressable {
      complete?(completion)
    } content: { _ in
      content.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
    }
    .accessibilityControl(.button) { complete?(completion) }
  }
}
