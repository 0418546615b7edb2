package import SwiftUICore

/// The pages of a tab view, without dots, for those who need to hear when a person begins to turn them and when they rest.
package struct TurnedPages<Content: View>: View {
  private let selection: AnyHashable?
  private let select: (AnyHashable) -> Void
  private let turns: (PageTurn) -> Void
  private let content: Content
  @Environment(\.metrics.tabs.pages) private var metrics

  /// - Parameters:
  ///   - selection: The tag of the page to show.
  ///   - select: Told of the tag of a page that has passed the middle.
  ///   - turns: Told of what a person does with the pages.
  ///   - content: The pages, each with its tag.
  package init(
    selection: AnyHashable?, select: @escaping (AnyHashable) -> Void, turns: @escaping (PageTurn) -> Void,
    @ViewBuilder content: () -> Content
  ) {
    (self.selection, self.select, self.turns) = (selection, select, turns)
    self.content = content()
  }

  package var body: some View {
    PagesView(selection: selection, dots: .never, metrics: metrics, select: select, turns: turns, content: content)
  }
}
