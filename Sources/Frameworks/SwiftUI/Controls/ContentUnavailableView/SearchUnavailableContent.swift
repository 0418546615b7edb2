public import SwiftUICore

/// What `ContentUnavailableView.search` is made of.
nonisolated public struct SearchUnavailableContent {
  /// Says that nothing was found, and for which text.
  public struct Label: View {
    /// What was sought; `nil`: the text of the search around.
    let text: String?
    @Environment(\.dismissSearch) private var search
    nonisolated init(text: String?) { self.text = text }

    public var body: some View {
      let text = text ?? search.text?.wrappedValue ?? ""
      SwiftUI.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”" as LocalizedStringKey, systemImage: "magnifyingglass")
    }
  }

  /// Says what to try.
  public struct Description: View {
    nonisolated init() {}
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  public struct Actions: View {
    nonisolated init() {}
    public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that the search around found nothing.
  public nonisolated static var search: ContentUnavailableView<Label, Description, Actions> { searching(for: nil) }

  /// Says that nothing was found for a text.
  public nonisolated static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    searching(for: text)
  }

  private nonisolated static func searching(for text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
