import SwiftUI

/// Endless paging by what is left below.
///
/// The next page is asked for before its place shows. Rows grow into sight.
struct PagingTodayScreen: View {
  @State private var feed: ArticleFeed

  init(feed: ArticleFeed? = nil) { _feed = State(initialValue: feed ?? ArticleFeed()) }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(feed.articles) { article in
          ArticleRow(article: article)
            // A row of which a quarter shows is all there: none is pale while nothing scrolls.
            .scrollTransition(.interactive.threshold(.visible(0.25))) { row, phase in
              row.scaleEffect(phase.isIdentity ? 1 : 0.92).opacity(phase.isIdentity ? 1 : 0.5)
            }
        }
        FeedFooter(feed: feed)
      }
      .padding(16)
    }
    .background(Palette.ground)
    .onScrollGeometryChange(for: PagingNeed.self) { geometry in
      PagingNeed(geometry: geometry)
    } action: { _, need in
      if need.isNearEnd { feed.loadMore() }
    }
  }
}

/// Whether the end is near, and of how much content: a page that came and was short is to be followed by another one.
private struct PagingNeed: Equatable {
  /// How much may be left below before more is asked for, in points.
  static let reserve: CGFloat = 400
  let isNearEnd: Bool
  let length: CGFloat

  init(geometry: ScrollGeometry) {
    isNearEnd = geometry.visibleRect.maxY > geometry.contentSize.height - Self.reserve
    length = geometry.contentSize.height.rounded()
  }
}

#Preview {
  PagingTodayScreen()
}
