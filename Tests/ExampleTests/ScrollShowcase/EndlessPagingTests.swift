import ApusTesting
import SwiftUI
import Testing

@testable import ScrollShowcase

@Suite("ScrollShowcase: endless paging from a server", .serialized) @MainActor
struct EndlessPagingTests {
  /// Seconds after which a test gives up; where all tests run at once each hop waits for its turn.
  private let limit: TimeInterval = 120

  private func screen(_ feed: ArticleFeed, isToday: Bool) -> Screen {
    Screen {
      if isToday { PagingTodayScreen(feed: feed) } else { PagingThenScreen(feed: feed) }
    }
  }

  private func isAtRest(_ feed: ArticleFeed) -> Bool { feed.state != .loading }

  /// Scrolls to the end and waits for what the server says to that.
  private func goOn(_ screen: Screen, _ feed: ArticleFeed) async {
    screen.scroll(by: 10_000)
    screen.finishAnimations()
    await screen.settle(timeout: limit) { feed.state != .loading && feed.state != .ready }
  }

  @Test("four pages come, each when the end is near, and then no more is asked for", arguments: [false, true])
  func pages(isToday: Bool) async throws {
    let server = try NewsServer()
    defer { server.stop() }
    let feed = ArticleFeed(source: ArticleServer(address: server.address))
    let screen = screen(feed, isToday: isToday)
    await screen.settle(timeout: limit) { feed.articles.count == 12 }
    #expect(try screen.element("article.1").label.hasPrefix("Seals seen at the old pier"))
    // The last row of a page shows, and the next page comes; nothing comes before.
    screen.advance(by: 1)
    #expect(feed.articles.count == 12 && feed.state == .ready)
    for count in [24, 36, 48] {
      screen.scroll(by: 10_000)
      screen.finishAnimations()
      await screen.settle(timeout: limit) { feed.articles.count == count && feed.state != .loading }
      #expect(feed.articles.map(\.id) == Array(1...count))
    }
    #expect(feed.state == .complete)
    screen.scroll(by: 10_000)
    screen.finishAnimations()
    #expect(screen.contains("complete") && screen.contains("article.48") && !screen.contains("loading"))
  }

  @Test(
    "a server that fails, sends rubbish, breaks off and stalls: the rows stay, and retrying goes on", arguments: [false, true])
  func badServer(isToday: Bool) async throws {
    let server = try NewsServer(script: ["ok", "fail", "rubbish", "half", "odd", "stall", "ok"])
    defer { server.stop() }
    let feed = ArticleFeed(source: ArticleServer(address: server.address, patience: 3))
    let screen = screen(feed, isToday: isToday)
    await screen.settle(timeout: limit) { feed.articles.count == 12 }
    let before = feed.articles
    await goOn(screen, feed)
    let errors: [[ArticleError]] = [
      [.status(500)], [.unreadable], [.noConnection, .unreadable, .noAnswer], [.unreadable], [.noAnswer],
    ]
    for possible in errors {
      screen.finishAnimations()
      guard case .failed(let error) = feed.state else { return #expect(Bool(false), "\(feed.state) and not \(possible)") }
      #expect(possible.contains(error))
      #expect(feed.articles == before)
      #expect(screen.contains("article.12") && screen.contains(error.message) && !screen.contains("loading"))
      try screen.button("Try again").tap()
      #expect(screen.contains("loading") && !screen.contains("failure"))
      await screen.settle(timeout: limit) { isAtRest(feed) }
    }
    #expect(feed.articles.map(\.id) == Array(1...24) && feed.state == .ready)
    #expect(screen.faults.isEmpty && screen.diagnostics.isEmpty)
  }

  @Test("a server that is not there, and an address that is none, are said in words; a retry may find it")
  func nobody() async throws {
    let server = try NewsServer()
    server.stop()
    for (address, error) in [(server.address, ArticleError.noConnection), ("no address", .noAddress("no address"))] {
      let feed = ArticleFeed(source: ArticleServer(address: address))
      let screen = screen(feed, isToday: false)
      await screen.settle(timeout: limit) { feed.state == .failed(error) }
      screen.settle()
      #expect(screen.contains(error.message) && screen.contains("Try again"))
      screen.close()
    }
  }

  /// Answers at once, with what the test wants.
  private final class Answers: ArticleSource {
    var asked: [Int] = []
    var next: [(Result<ArticlePage, ArticleError>) -> Void] = []
    func load(page: Int, completion: @escaping (Result<ArticlePage, ArticleError>) -> Void) {
      asked.append(page)
      next.append(completion)
    }
  }

  private func page(_ number: Int, of pages: Int, _ ids: [Int]) -> ArticlePage {
    ArticlePage(
      page: number, pages: pages, articles: ids.map { Article(id: $0, title: "Article \($0)", minutes: 3, picture: $0) })
  }

  @Test("one page is asked for at a time, a row that comes twice shows once, and rows that stay are not made again")
  func once() throws {
    let answers = Answers()
    let feed = ArticleFeed(source: answers)
    let screen = screen(feed, isToday: false)
    answers.next[0](.success(page(1, of: 3, Array(1...10))))
    screen.settle()
    for _ in 0..<3 {
      screen.scroll(by: 2_000)
      screen.scroll(by: -2_000)
      screen.finishAnimations()
    }
    #expect(answers.asked == [1, 2])
    screen.forgetWork()
    answers.next[1](.success(page(2, of: 3, [9, 10, 11, 11, 12])))
    screen.settle()
    #expect(feed.articles.map(\.id) == Array(1...12))
    #expect(screen.bodiesByType["ArticleRow"] == nil, "the rows that show are those that showed")
    feed.loadMore()
    answers.next[2](.success(page(3, of: 3, [])))
    #expect(feed.state == .complete)
    feed.loadMore()
    feed.retry()
    #expect(answers.asked == [1, 2, 3])
  }
}
