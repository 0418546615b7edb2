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
    let feed = ArticleFeed(source: ArticleServer(address: server.address, patience: 60))
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

  /// What each answer in turn may come to; which one half an answer is depends on what comes first.
  nonisolated static let faults: [(String, [ArticleError])] = [
    ("fail", [.status(500)]), ("rubbish", [.unreadable]), ("half", [.noConnection, .unreadable, .noAnswer]),
    ("odd", [.unreadable]), ("endless", [.unreadable]), ("wild", [.unreadable]), ("wrong", [.unreadable]),
    ("redirect", [.status(302)]),
    ("drip", [.noAnswer]), ("stall", [.noAnswer]),
  ]

  @Test(
    "a server that fails, sends rubbish, numbers beyond reason, breaks off and stalls: the rows stay, and retrying goes on",
    arguments: [false, true])
  func badServer(isToday: Bool) async throws {
    let server = try NewsServer(script: ["ok"] + Self.faults.map(\.0) + ["ok"])
    defer { server.stop() }
    // What stalls takes as long.
    let feed = ArticleFeed(source: ArticleServer(address: server.address, patience: 8))
    let screen = screen(feed, isToday: isToday)
    await screen.settle(timeout: limit) { feed.articles.count == 12 }
    let before = feed.articles
    await goOn(screen, feed)
    for (fault, possible) in Self.faults {
      screen.finishAnimations()
      guard case .failed(let error) = feed.state else { return #expect(Bool(false), "\(feed.state) and not \(possible)") }
      #expect(possible.contains(error), "\(fault)")
      #expect(feed.articles == before)
      #expect(screen.contains("article.12") && screen.contains(error.message) && !screen.contains("loading"))
      try screen.button("Try again").tap()
      #expect(screen.contains("loading") && !screen.contains("failure"))
      await screen.settle(timeout: limit) { isAtRest(feed) }
    }
    #expect(feed.articles.map(\.id) == Array(1...24) && feed.state == .ready)
    #expect(screen.faults.isEmpty && screen.diagnostics.isEmpty)
  }

  @Test("an answer that comes after it was asked for again adds nothing")
  func lateAnswer() async throws {
    let server = try NewsServer(script: ["late", "ok"])
    defer { server.stop() }
    let feed = ArticleFeed(source: ArticleServer(address: server.address, patience: 8))
    let screen = screen(feed, isToday: false)
    await screen.settle(timeout: limit) { feed.state == .failed(.noAnswer) }
    feed.retry()
    // The late answer goes out with this one.
    await screen.settle(timeout: limit) { feed.articles.count == 12 }
    feed.loadMore()
    await screen.settle(timeout: limit) { feed.articles.count == 24 }
    #expect(feed.articles.map(\.id) == Array(1...24) && feed.state == .ready)
  }

  @Test(
    "what no list can show is no piece of news",
    arguments: [
      ("{}", false), (#"{"id": 1, "title": "A", "minutes": 3, "picture": 0}"#, true),
      (#"{"id": -9223372036854775808, "title": "A", "minutes": 0, "picture": 999}"#, true),
      (#"{"id": 1, "title": "", "minutes": 3, "picture": 0}"#, false),
      (#"{"id": 1, "title": "A", "minutes": -1, "picture": 0}"#, false),
      (#"{"id": 1, "title": "A", "minutes": 3, "picture": -1}"#, false),
      (#"{"id": 1, "title": "A", "minutes": 3, "picture": 9223372036854775807}"#, false),
      (#"{"id": 1e300, "title": "A", "minutes": 3, "picture": 0}"#, false),
    ])
  func decoding(json: String, isNews: Bool) {
    #expect(((try? JSONDecoder().decode(Article.self, from: Data(json.utf8))) != nil) == isNews)
  }

  @Test("a picture is drawn from any number", arguments: [Int.min, -1, 0, .max])
  func scenery(seed: Int) {
    let screen = Screen(.init { $0.size = CGSize(width: 100, height: 100) }) { Scenery(mood: .noon, seed: seed) }
    #expect(screen.faults.isEmpty && screen.wrongPixels == 0)
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

  /// Answers when the test says it, with what it says.
  private final class Answers: ArticleSource {
    var asked: [Int] = []
    private var waiting: [CheckedContinuation<Result<ArticlePage, ArticleError>, Never>] = []

    @MainActor func page(_ number: Int) async throws(ArticleError) -> ArticlePage {
      asked.append(number)
      return try await withCheckedContinuation { waiting.append($0) }.get()
    }

    func answer(_ result: Result<ArticlePage, ArticleError>) { waiting.removeFirst().resume(returning: result) }
  }

  private func page(_ number: Int, of pages: Int, _ ids: [Int]) -> ArticlePage {
    ArticlePage(
      page: number, pages: pages, articles: ids.map { Article(id: $0, title: "Article \($0)", minutes: 3, picture: $0) })
  }

  @Test("one page is asked for at a time, a row that comes twice shows once, and rows that stay are not made again")
  func once() async throws {
    let answers = Answers()
    let feed = ArticleFeed(source: answers)
    let screen = screen(feed, isToday: false)
    await screen.settle(timeout: limit) { answers.asked == [1] }
    answers.answer(.success(page(1, of: 3, Array(1...10))))
    await screen.settle(timeout: limit) { feed.articles.count == 10 }
    for _ in 0..<3 {
      screen.scroll(by: 2_000)
      screen.scroll(by: -2_000)
      screen.finishAnimations()
    }
    await screen.settle(timeout: limit) { answers.asked.count > 1 }
    #expect(answers.asked == [1, 2])
    screen.forgetWork()
    let position = try screen.element("article.3").frame
    answers.answer(.success(page(2, of: 3, [9, 10, 11, 11, 12])))
    await screen.settle(timeout: limit) { feed.articles.count == 12 }
    #expect(feed.articles.map(\.id) == Array(1...12))
    #expect(screen.bodiesByType["ArticleRow"] == nil, "the rows that show are those that showed")
    #expect(try screen.element("article.3").frame == position)
    feed.loadMore()
    await screen.settle(timeout: limit) { answers.asked.count == 3 }
    answers.answer(.success(page(3, of: 3, [])))
    await screen.settle(timeout: limit) { feed.state == .complete }
    feed.loadMore()
    feed.retry()
    #expect(answers.asked == [1, 2, 3])
  }

  @Test(
    "a page without anything new is followed by the next one, and after three in a row the person is asked",
    arguments: [false, true])
  func nothingNew(isToday: Bool) async throws {
    let answers = Answers()
    let feed = ArticleFeed(source: answers)
    let screen = screen(feed, isToday: isToday)
    await screen.settle(timeout: limit) { answers.asked == [1] }
    answers.answer(.success(page(1, of: 9, Array(1...10))))
    await screen.settle(timeout: limit) { feed.articles.count == 10 }
    screen.scroll(by: 5_000)
    screen.finishAnimations()
    await screen.settle(timeout: limit) { answers.asked == [1, 2] }
    answers.answer(.success(page(2, of: 9, Array(1...10))))
    await screen.settle(timeout: limit) { answers.asked == [1, 2, 3] }
    #expect(feed.state == .loading && screen.contains("loading"))
    answers.answer(.success(page(3, of: 9, Array(8...20))))
    await screen.settle(timeout: limit) { feed.articles.count == 20 }
    #expect(feed.articles.map(\.id) == Array(1...20))
    screen.scroll(by: 5_000)
    screen.finishAnimations()
    for number in 4...6 {
      await screen.settle(timeout: limit) { answers.asked.last == number }
      answers.answer(.success(page(number, of: 9, [])))
    }
    await screen.settle(timeout: limit) { feed.state == .failed(.nothingNew) }
    screen.finishAnimations()
    #expect(screen.contains(ArticleError.nothingNew.message) && !screen.contains("loading"))
    try screen.button("Try again").tap()
    await screen.settle(timeout: limit) { answers.asked.last == 7 }
    answers.answer(.success(page(7, of: 7, [21])))
    await screen.settle(timeout: limit) { feed.state == .complete }
    #expect(answers.asked == Array(1...7) && feed.articles.count == 21)
  }

  @Test("a row of which a quarter shows is in its place and as large as at first")
  func edges() async throws {
    let answers = Answers()
    let feed = ArticleFeed(source: answers)
    let screen = screen(feed, isToday: true)
    await screen.settle(timeout: limit) { answers.asked == [1] }
    answers.answer(.success(page(1, of: 1, Array(1...30))))
    await screen.settle(timeout: limit) { feed.state == .complete }
    screen.settle()
    let first = try screen.element("article.1").frame
    for hidden in [0, 0.5, 0.75] as [CGFloat] {
      screen.scroll(by: -10_000)
      screen.finishAnimations()
      screen.scroll(by: first.minY + hidden * first.height)
      screen.finishAnimations()
      let row = try screen.element("article.1").frame
      #expect(abs(row.width - first.width) < 0.1, "\(hidden)")
      #expect(abs(row.midY - (first.midY - first.minY - hidden * first.height)) < 0.1, "\(hidden)")
    }
    #expect(screen.work.nodesMade > 0 && screen.faults.isEmpty)
  }
}
