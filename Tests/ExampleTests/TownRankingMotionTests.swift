import ApusTesting
import SwiftUI
import Testing

@testable import TownRanking

/// What the article says of motion: bar and pages follow a tap and a swipe, and the bar takes 0.3 seconds at an even speed.
@MainActor
struct TownRankingMotionTests {
  private struct Root: View {
    @State private var kind = RankingKind.rent
    let ranking: TownRanking
    var body: some View {
      VStack(spacing: 0) {
        KindTabBar(selection: $kind, width: 390)
        RankingPagesView(selection: $kind, ranking: ranking, bottomInset: 0)
      }
    }
  }

  private func screen() -> Screen {
    func towns(_ prefix: String) -> [Town] {
      (1...20).map {
        Town(rank: $0, townName: "\(prefix)\($0)", isRankUp: true, rankFluctuation: 1, availableLine: "JR線")
      }
    }
    // Its colours are not in the tests' bundle: what marks those shows where the bar is.
    let settings = Screen.Settings {
      $0.scale = 1
      $0.marksMissing = true
    }
    return Screen(settings) {
      Root(ranking: TownRanking(townRankingsForRent: towns("借"), townRankingsForBuy: towns("買")))
    }
  }

  /// Where the bar under the tabs begins.
  private func bar(_ screen: Screen) -> Int? { screen.left(of: .black, inRow: 45) }

  @Test("a tap: the bar is half way after half of the time, and so are the pages")
  func tap() throws {
    let screen = screen()
    #expect(bar(screen) == 0)
    try screen.button("tab.buy").tap()
    screen.forgetWork()
    screen.advance(by: 0.15)
    let half = try #require(bar(screen))
    #expect(abs(half - 98) <= 1)
    #expect(screen.work.bodies == 0)
    screen.finishAnimations()
    #expect(bar(screen) == 195)
    #expect(!screen.isAnimating)
  }

  @Test("a swipe past the middle: page and bar follow")
  func swipe() throws {
    let screen = screen()
    screen.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5, rest: 0.2)
    #expect(try screen.button("tab.buy").isSelected)
    screen.finishAnimations()
    #expect(bar(screen) == 195)
    #expect(screen.elements.contains { $0.label.contains("買1、") })
  }

  @Test("a slow swipe that goes back leaves everything as it was")
  func swipeBack() throws {
    let screen = screen()
    screen.touchDown(at: CGPoint(x: 350, y: 400))
    for x in stride(from: 340, through: 180, by: -20) {
      screen.touchMove(to: CGPoint(x: x, y: 400))
      screen.advance(by: 0.05)
    }
    for x in stride(from: 180, through: 300, by: 20) {
      screen.touchMove(to: CGPoint(x: x, y: 400))
      screen.advance(by: 0.05)
    }
    screen.advance(by: 0.2)
    screen.touchUp(at: CGPoint(x: 300, y: 400))
    screen.finishAnimations()
    #expect(try screen.button("tab.rent").isSelected)
    #expect(bar(screen) == 0)
    #expect(screen.elements.contains { $0.label.contains("借1、") })
  }

  @Test("a fling over the list makes no text twice and no body but those of rows that come")
  func fling() throws {
    let screen = screen()
    screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), duration: 0.1)
    screen.finishAnimations()
    screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 600), duration: 0.1)
    screen.forgetWork()
    screen.finishAnimations()
    #expect(screen.work.textLayouts == 0)
    #expect(screen.work.bodies == 0)
  }
}
