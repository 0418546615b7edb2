import ApusTesting
import SwiftUI
import Testing

@testable import TownRanking

@Suite("The work of TownRanking")
@MainActor
struct TownRankingWorkTests {
  private static let ranking = TownRanking(
    townRankingsForRent: towns(of: "借"), townRankingsForBuy: towns(of: "買"))

  private static func towns(of prefix: String) -> [Town] {
    (1...20).map {
      Town(
        rank: $0, townName: "\(prefix)\($0)", isRankUp: $0 % 2 == 0, rankFluctuation: $0 % 5, availableLine: "JR京浜東北・根岸線ほか")
    }
  }

  @MainActor final class Model: ObservableObject {
    @Published var ranking = TownRankingWorkTests.ranking
    @Published var note = ""
  }

  struct NoteView: View {
    @ObservedObject var model: Model
    var body: some View { Text("note \(model.note)") }
  }

  struct Root: View {
    let model: Model
    @State private var selection = RankingKind.rent
    var body: some View {
      VStack(spacing: 0) {
        KindTabBar(selection: $selection, width: 390)
        RankingPagesView(selection: $selection, ranking: model.ranking, bottomInset: 0)
        NoteView(model: model)
      }
    }
  }

  @Test("the first frame evaluates each body once")
  func firstFrame() {
    let screen = Screen { Root(model: Model()) }
    #expect(screen.mostBodiesOfOneView == 1)
    #expect(screen.work.frames == 1)
    // Ten cards on the page that shows, and what they are made of; the other page has none.
    #expect(screen.bodiesByType["TownCard"] == 10)
    #expect(screen.bodiesByType["RankBadge"] == 10)
    #expect(screen.bodiesByType["RankingPagesView"] == 1)
    #expect(screen.bodiesByType["TownRow"] == nil)
  }

  @Test("a tab evaluates only what shows the choice")
  func tab() throws {
    let screen = Screen { Root(model: Model()) }
    screen.forgetWork()
    try screen.button("tab.buy").tap()
    let bodies = screen.bodiesByType
    #expect(bodies["Root"] == nil, "it passes the choice on and does not read it")
    #expect(bodies["KindTabBar"] == 1)
    #expect(bodies["RankingPagesView"] == nil, "its body makes the pages; the tab view reads the choice")
    #expect(bodies["NoteView"] == nil)
    #expect(bodies["TownCard"] == 10, "the cards of the page that came")
    #expect(screen.elements.contains { $0.label.contains("買1、") })

    screen.forgetWork()
    try screen.button("tab.rent").tap()
    #expect(screen.bodiesByType["TownCard"] == nil, "a page that was shown is still there")
  }

  @Test("a published value reaches its readers only")
  func unrelatedWrite() throws {
    let model = Model()
    let screen = Screen { Root(model: model) }
    screen.forgetWork()
    model.note = "hello"
    screen.settle()
    #expect(screen.bodiesByType == ["NoteView": 1])
    #expect(screen.contains("note hello"))
  }

  @Test("an idle app makes no frame")
  func idle() {
    let screen = Screen { Root(model: Model()) }
    screen.forgetWork()
    screen.advance(by: 60)
    #expect(screen.work == Work.none)
    #expect(!screen.isFrameRequested)
  }

  @Test("rows 11 to 20 unfold without a look at the cards")
  func unfold() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 390, height: 2400) }) { Root(model: Model()) }
    screen.forgetWork()
    try screen.button("expand").tap()
    #expect(screen.bodiesByType["TownRow"] == 10)
    #expect(screen.bodiesByType["TownCard"] == nil)
  }
}
