import SwiftUI

/// Endless paging: the last row asks for the next page when it appears.
struct PagingThenScreen: View {
  @State private var feed: ArticleFeed

  init(feed: ArticleFeed? = nil) { _feed = State(initialValue: feed ?? ArticleFeed()) }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 12) {
        ForEach(feed.articles) { article in
          ArticleRow(article: article)
            .onAppear { feed.didShow(article) }
        }
        FeedFooter(feed: feed)
      }
      .padding(16)
    }
    .background(Palette.ground)
    .onAppear {
      if feed.articles.isEmpty { feed.loadMore() }
    }
  }
}

#Preview {
  PagingThenScreen()
}
