import ApusTesting
import SwiftUI
import Testing

@testable import ScrollShowcase

/// How many pixels a step of scrolling paints: what changes, and the strip that comes into sight.
@Suite("ScrollShowcase: what a scroll step paints") @MainActor
struct ScrollStepPaintingTests {
  /// Rows of pixels of a window at one pixel a point.
  private static let width = 390.0

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen { Screen(.init { $0.scale = 1 }, content: view) }

  /// How many whole rows of the window a step paints.
  private func rows(_ screen: Screen, step: CGFloat) -> Double {
    let before = screen.pixelsPainted
    screen.scroll(by: step)
    return Double(screen.pixelsPainted - before) / Self.width
  }

  @Test("the stretching header: the header that changes, the strip below, and no row between", arguments: [false, true])
  func stretch(isToday: Bool) throws {
    let screen = screen { if isToday { StretchTodayScreen() } else { StretchThenScreen() } }
    _ = rows(screen, step: 5)
    for _ in 0..<3 {
      let header = try screen.element("header").frame.maxY
      let painted = rows(screen, step: 10)
      #expect(painted <= header + 10 + 25, "\(painted) of 844, the header ends at \(header)")
      #expect(screen.wrongPixels == 0)
    }
    _ = rows(screen, step: 200)
    for step in [10, 10, -10, 1] as [CGFloat] {
      let painted = rows(screen, step: step)
      #expect(painted <= HeaderStretch.pinnedHeight + 10 + 25, "\(painted)")
      #expect(screen.wrongPixels == 0)
    }
  }

  @Test("the timetable: the bar of days, what is beneath it, and the strip below", arguments: [false, true])
  func timetable(isToday: Bool) {
    let screen = screen { if isToday { TimetableTodayScreen() } else { TimetableThenScreen() } }
    screen.scroll(by: 300)
    screen.finishAnimations()
    for _ in 0..<8 {
      let painted = rows(screen, step: 10)
      #expect(painted <= 844 / 2)
      #expect(screen.wrongPixels == 0)
    }
  }

  /// A hundred pieces of news at once.
  private struct Archive: ArticleSource {
    func page(_ number: Int) async throws(ArticleError) -> ArticlePage {
      ArticlePage(
        page: 1, pages: 1, articles: (1...100).map { Article(id: $0, title: "Article \($0)", minutes: 3, picture: $0) })
    }
  }

  @Test("paging: the strip that comes in; today the rows at the edges, too, which grow and shrink", arguments: [false, true])
  func paging(isToday: Bool) async {
    let feed = ArticleFeed(source: Archive())
    let screen = screen { if isToday { PagingTodayScreen(feed: feed) } else { PagingThenScreen(feed: feed) } }
    await screen.settle(timeout: 120) { feed.state == .complete }
    screen.scroll(by: 300)
    for step in [10, 10, 10, -10, 40, 1] as [CGFloat] {
      let painted = rows(screen, step: step)
      // A row with the space below it takes 108 points.
      #expect(painted <= abs(step) + (isToday ? 2 * 108 : 0) + 20, "\(step): \(painted)")
      #expect(screen.wrongPixels == 0)
    }
  }
}
