import SwiftUI

/// The news that have come so far, and what the list's last row is to say.
@MainActor @Observable
final class ArticleFeed {
  enum State: Equatable {
    /// More can be asked for.
    case ready
    case loading
    case failed(ArticleError)
    /// There is no more.
    case complete
  }
  /// How many pages in a row may bring nothing new before the person is asked whether to go on.
  static let patience = 3
  private(set) var articles: [Article] = []
  private(set) var state = State.ready
  @ObservationIgnored private var pages = 0
  @ObservationIgnored private let source: any ArticleSource

  init(source: any ArticleSource = ArticleServer.configured) { self.source = source }

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
    Task { state = await nextState() }
  }

  /// Asks for pages until one brings something new: without a new last row nobody would ask for the next one.
  private func nextState() async -> State {
    for _ in 0..<Self.patience {
      do {
        let page = try await source.page(pages + 1)
        let count = articles.count
        add(page)
        if pages >= page.pages { return .complete }
        if articles.count > count { return .ready }
      } catch {
        return .failed(error)
      }
    }
    return .failed(.nothingNew)
  }

  private func add(_ page: ArticlePage) {
    // A server that sends a row twice must not make two rows of one identity.
    var known = Set(articles.map(\.id))
    let new = page.articles.filter { known.insert($0.id).inserted }
    if !new.isEmpty { articles += new }
    pages = page.page
  }
}
