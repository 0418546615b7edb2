import ApusTesting
import SwiftUI
import Testing

@testable import ScrollShowcase

@Suite("ScrollShowcase: the header that folds at a threshold") @MainActor
struct FoldingHeaderTests {
  private func screen(isToday: Bool) -> Screen {
    Screen(.init { $0.scale = 1 }) {
      if isToday { CollapseTodayScreen() } else { CollapseThenScreen() }
    }
  }

  /// Where the header that is painted ends: rows are white where nothing is written.
  private func edge(_ screen: Screen) -> Int { (0..<844).first { screen.gray(x: 250, y: $0) == 255 } ?? 0 }

  @Test("one point more than the threshold folds it, as much back unfolds it", arguments: [false, true])
  func threshold(isToday: Bool) throws {
    let screen = screen(isToday: isToday)
    #expect(edge(screen) == 216)
    screen.scroll(by: 76)
    screen.finishAnimations()
    #expect(edge(screen) == 216)
    screen.scroll(by: 1)
    screen.finishAnimations()
    #expect(try screen.element("header").frame.height == 64)
    screen.scroll(by: -1)
    screen.finishAnimations()
    #expect(try screen.element("header").frame.height == 216)
  }

  @Test("its height follows the curve, also through a change of the window's size", arguments: [false, true])
  func motion(isToday: Bool) {
    let screen = screen(isToday: isToday)
    screen.scroll(by: 216)
    // Rows now begin above the folded header, so that its edge is all that one sees.
    for time in [0.06, 0.12, 0.18] {
      screen.advance(by: 0.06)
      if time == 0.12 { screen.resize(to: CGSize(width: 600, height: 844)) }
      let expected = 216 - (216 - 64) * UnitCurve.easeInOut.value(at: time / 0.24)
      #expect(abs(Double(edge(screen)) - expected) <= 1.5, "\(time)")
    }
    screen.finishAnimations()
    #expect(edge(screen) == 64)
  }

  @Test("what is told of the wind fades where its header is, half of it half way", arguments: [false, true])
  func fading(isToday: Bool) throws {
    let screen = screen(isToday: isToday)
    /// How much lighter than the picture the lightest point of the line is.
    let ink = { (y: Int) in (110..<280).map { screen.gray(x: $0, y: y) }.max()! }
    let line = try #require((170..<216).max { ink($0) < ink($1) })
    #expect(ink(line) > 230)
    screen.scroll(by: 216)
    screen.advance(by: 0.12)
    // The header's edge, and the line above it, is half way up.
    let height = edge(screen)
    #expect(abs(height - 140) <= 1)
    let shown = (height - 60..<height - 8).map(ink).max()!
    #expect(shown > 100, "\(shown)")
    screen.finishAnimations()
    #expect(edge(screen) == 64)
  }

  @Test("scrolling on one side of the threshold runs no body but the reader's; today none", arguments: [false, true])
  func work(isToday: Bool) {
    let screen = screen(isToday: isToday)
    screen.scroll(by: 2_000)
    screen.scroll(by: -2_000)
    screen.finishAnimations()
    screen.forgetWork()
    for _ in 0..<7 { screen.scroll(by: 10) }
    #expect(screen.bodiesByType == (isToday ? [:] : ["GeometryReader": 7]))
    #expect(screen.work.sizesComputed == 0)
    screen.scroll(by: 10)
    #expect(screen.bodiesByType["LighthouseHeader"] == 1 && screen.bodiesByType["ForecastRow"] == nil)
  }

  @Test("the offset is 0 at the beginning, below it when scrolled, above when pulled")
  func offsets() {
    var offsets: [CGFloat] = []
    let screen = Screen { OffsetScrollView(onOffsetChange: { offsets.append($0) }) { Color.red.frame(height: 3_000) } }
    #expect(offsets == [0])
    screen.scroll(by: 30)
    screen.scroll(by: 12.5)
    #expect(offsets == [0, -30, -42.5])
    screen.scroll(by: -42.5)
    screen.finishAnimations()
    screen.touchDown(at: CGPoint(x: 200, y: 100))
    for step in 1...10 { screen.touchMove(to: CGPoint(x: 200, y: 100 + step * 20)) }
    #expect(offsets.last! > 60)
  }
}
