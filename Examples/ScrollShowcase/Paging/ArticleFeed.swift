import SwiftUI

/// The news that have come so far, and what the list's last row is to say.
final class ArticleFeed: ObservableObject {
  enum State: Equatable {
    /// More can be asked for.
    case ready
    case loading
    case failed(ArticleError)
    /// There is no more.
    case complete
  }
  @Published private(set) var articles: [Article] = []
  @Published private(set) var state = State.ready
  private var pages = 0
  private let source: ArticleSource

  init(source: ArticleSource = ArticleServer.configured) { self.source = source }

  /// Asks for the next page where a row is the last one; other rows need nothing.
  func didShow(_ article: Article) {
    if article.id == articles.last?.id { loadMore() }
  }

  /// Asks for the next page, unless it is on its way, has failed or does not exist.
  func loadMore() {
    if state == .ready { load() }
  }

  /// Asks again for the page that has failed.
  func retry() {
    if case .failed = state { load() }
  }

  private func load() {
    state = .loading
    source.load(page: pages + 1) { [weak self] in self?.take($0) }
  }

  private func take(_ result: Result<ArticlePage, ArticleError>) {
    switch result {
    case .success(let page):
      // A server that sends a row twice must not make two rows of one identity.
      var known = Set(articles.map(\.id))
      articles += page.articles.filter { known.insert($0.id).inserted }
      pages = page.page
      state = pages >= page.pages ? .complete : .ready
    case .failure(let error):
      state = .failed(error)
    }
  }
}
