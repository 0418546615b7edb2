import ApusTesting
import CairoRenderer
import SwiftUI
import Testing

@testable import ArticleListings

@Suite("The listings of a talk about scrolling do what they are shown for") @MainActor
struct ScrollListingTests {
  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 390, height: 600)
        $0.scale = 1
        // Its pictures are not in the tests' bundle.
        $0.marksMissing = true
      }, content: view)
  }

  @Test("the picture in one of two frames fills its place again after a scroll and after a pull")
  func stretch() throws {
    let screen = screen { StretchListing.Content() }
    // What lies over the picture is as large as that, which fills the place and more.
    let rest = try screen.element("mask").frame
    #expect(rest.width >= 390 && rest.height >= 240 && abs(rest.midX - 195) < 0.5 && abs(rest.midY - 120) < 0.5)
    screen.scroll(by: 60)
    screen.scroll(by: -60)
    screen.finishAnimations()
    screen.touchDown(at: CGPoint(x: 200, y: 300))
    for step in 1...10 { screen.touchMove(to: CGPoint(x: 200, y: 300 + step * 12)) }
    #expect(try screen.element("row.0").frame.minY > 260)
    screen.touchUp(at: CGPoint(x: 200, y: 420))
    screen.finishAnimations()
    #expect(try screen.element("mask").frame == rest)
    #expect(screen.faults.isEmpty)
  }

  @Test("each cell asks when it appears; one page is loaded where the last one did, and no more than there are")
  func paging() {
    let model = PagingListing.Model(pageCount: 3)
    let screen = screen { PagingListing.Content(model: model) }
    #expect(model.requests == 1 && model.rows.count == 10)
    for count in [20, 30, 30] {
      screen.scroll(by: 5_000)
      screen.finishAnimations()
      #expect(model.rows == Array(0..<count))
    }
    #expect(model.requests == 3)
  }

  @Test("a key that combines nothing keeps the first value, that of the reader before the content")
  func offsets() {
    var offsets: [CGFloat] = []
    let screen = screen {
      OffsetReportingScrollView(onOffsetChange: { offsets.append($0) }) {
        Color.red.frame(height: 1_000)
        Color.blue.frame(height: 1_000)
      }
    }
    #expect(offsets == [0])
    screen.scroll(by: 30)
    screen.scroll(by: 12)
    screen.finishAnimations()
    #expect(offsets == [0, -30, -42])
  }

  @Test("the pinned days fold past the threshold, over 0.08 seconds, and the capsule slides behind the chosen one")
  func days() throws {
    let screen = screen { FoldingDaysListing.Content() }
    let tab = (390 - 32 - 16) / 3 as CGFloat
    let top = try screen.element("capsule").frame.minY - 10
    #expect(try screen.element("capsule").frame == CGRect(x: 16, y: top + 10, width: tab, height: 62))
    screen.scroll(by: 142)
    screen.finishAnimations()
    #expect(try screen.element("capsule").frame.minY == max(0, top - 142) + 10)
    #expect(try screen.element("capsule").frame.height == 62)
    screen.scroll(by: 1)
    screen.advance(by: 0.04)
    // Half way by time and by the curve; the capsule ends ten points above the header's edge.
    let bottom = try #require((0..<120).last { screen.gray(x: 60, y: $0) < 128 })
    // The reader and the room above are two views more in the scroll view, with spaces between: the header has yet to come.
    let below = max(0, top - 143)
    let expected = below + 82 - 29 * 0.5 - 10
    #expect(abs(Double(bottom + 1) - expected) <= 1.5)
    screen.finishAnimations()
    #expect(try screen.element("capsule").frame == CGRect(x: 16, y: below + 10, width: tab, height: 33))
    try screen.button("day.2").tap()
    screen.finishAnimations()
    let slid = try screen.element("capsule").frame.minX
    #expect(abs(slid - (16 + 2 * (tab + 8))) < 0.51)
    screen.resize(to: CGSize(width: 600, height: 390))
    screen.finishAnimations()
    let wide = (600 - 32 - 16) / 3 as CGFloat
    let turned = try screen.element("capsule").frame.minX
    #expect(abs(turned - (16 + 2 * (wide + 8))) < 0.51)
    #expect(screen.faults.isEmpty)
  }

  @Test("the heart in a reader in a row stands at the end of the row, sets out when pressed, and a task takes it away")
  func heart() async throws {
    let screen = screen { HeartListing.Content() }
    for row in 0..<5 {
      let heart = try screen.element("heart.\(row)").frame
      #expect(heart.maxX == 390 && heart.width == 24)
      #expect(heart.midY == CGFloat(row * 60 + 30))
    }
    screen.scroll(by: 20)
    try screen.element("heart.3").tap()
    // The task that takes it away waits in real time, which begins where this one waits first.
    #expect(screen.contains("flight"))
    await screen.settle(timeout: 60) { !screen.contains("flight") }
    #expect(!screen.contains("flight") && screen.faults.isEmpty)
  }
}
