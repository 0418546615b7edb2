import CairoRenderer
import ApusTesting
import SwiftUI
import Testing

/// Scroll views under a finger.
@MainActor
struct ScrollingTests {
  final class Log { var entries: [String] = [] }

  private struct Rows: View {
    let log: Log
    var count = 100
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { index in
            Button("row \(index)") { log.entries.append("\(index)") }.frame(width: 300, height: 50)
          }
        }
      }
    }
  }

  private func screen(_ log: Log = Log(), count: Int = 100) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 300, height: 500)
        $0.scale = 2
      }
    ) { Rows(log: log, count: count) }
  }

  private func top(_ screen: Screen) throws -> CGFloat { -(try screen.button("row 0").frame.midY - 25) }

  private let middle = CGPoint(x: 150, y: 275)

  @Test("content follows the finger after its first ten points, and rests where a resting finger lifts")
  func dragging() throws {
    let screen = screen()
    screen.drag(from: middle, to: CGPoint(x: 150, y: 155), duration: 0.5, rest: 0.2)
    // 120 points in 30 steps of 4: the third makes 12 of them, and from there on content follows.
    #expect(abs(try top(screen) - (120 - 12)) <= 0.5)
    #expect(!screen.isAnimating)
  }

  @Test("a fling goes on for 0.4995 s of its speed and pays no body for it")
  func fling() throws {
    let screen = screen()
    // Ten points a frame: 600 points a second.
    screen.drag(from: middle, to: CGPoint(x: 150, y: 175), duration: 1.0 / 6)
    let start = try top(screen)
    screen.forgetWork()
    screen.finishAnimations()
    #expect(abs(try top(screen) - (start + 600 * 0.4995)) <= 1)
    #expect(screen.work.bodies == 0)
    #expect(screen.work.textLayouts == 0)
  }

  @Test("beyond its beginning content resists, and comes back")
  func rubber() throws {
    let screen = screen()
    screen.touchDown(at: CGPoint(x: 150, y: 100))
    screen.touchMove(to: CGPoint(x: 150, y: 110))
    screen.touchMove(to: CGPoint(x: 150, y: 210))
    #expect(abs(try top(screen) + (1 - 1 / (0.55 * 100 / 500 + 1)) * 500) <= 0.5)
    screen.advance(by: 0.5)
    screen.touchUp(at: CGPoint(x: 150, y: 210))
    screen.finishAnimations()
    #expect(try top(screen) == 0)
  }

  @Test("content that fits can be pulled, unless the behaviour says otherwise", arguments: [false, true])
  func bounceOfShortContent(basedOnSize: Bool) throws {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) {
      Rows(log: Log(), count: 2).scrollBounceBehavior(basedOnSize ? .basedOnSize : .automatic)
    }
    screen.touchDown(at: middle)
    screen.touchMove(to: CGPoint(x: 150, y: 290))
    screen.touchMove(to: CGPoint(x: 150, y: 390))
    #expect(try (top(screen) < -20) == !basedOnSize)
  }

  @Test("a button in a scroll view is pressed by a tap and by a long press, and lost to a drag")
  func buttons() throws {
    let log = Log()
    let screen = screen(log)
    screen.tap(at: CGPoint(x: 150, y: 25))
    #expect(log.entries == ["0"])
    screen.press(at: CGPoint(x: 150, y: 75), duration: 1)
    #expect(log.entries == ["0", "1"])
    screen.drag(from: CGPoint(x: 150, y: 125), to: CGPoint(x: 150, y: 100), duration: 0.3, rest: 0.2)
    #expect(log.entries == ["0", "1"])
    #expect(try top(screen) > 5)
  }

  @Test("a finger stops content that decelerates, and presses nothing")
  func stopping() throws {
    let log = Log()
    let screen = screen(log)
    screen.drag(from: middle, to: CGPoint(x: 150, y: 100), duration: 0.1)
    screen.advance(by: 0.1)
    screen.tap(at: middle)
    let stopped = try top(screen)
    screen.advance(by: 0.5)
    #expect(try top(screen) == stopped)
    #expect(log.entries.isEmpty)
    screen.tap(at: middle)
    #expect(log.entries.count == 1)
  }

  @Test("a disabled scroll view stays, and its buttons work")
  func disabled() throws {
    let log = Log()
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) { Rows(log: log).scrollDisabled(true) }
    screen.drag(from: middle, to: CGPoint(x: 150, y: 100))
    screen.scroll(by: 100)
    #expect(try top(screen) == 0)
    screen.tap(at: middle)
    #expect(log.entries.count == 1)
  }

  @Test("of nested scroll views the one that scrolls along the finger's way moves")
  func nested() throws {
    struct Content: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ScrollView(.horizontal) {
              HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("cell \($0)").frame(width: 200, height: 100) } }
            }
            ForEach(0..<30, id: \.self) { Text("row \($0)").frame(width: 300, height: 50) }
          }
        }
      }
    }
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) { Content() }
    screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 60, y: 55), rest: 0.2)
    #expect(try screen.text("cell 0").frame.midX < 50)
    #expect(try screen.text("row 0").frame.midY == 125)
    screen.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 155, y: 10), rest: 0.2)
    #expect(try screen.text("row 0").frame.midY < 125)
  }

  @Test("keys move by lines, pages and to the ends")
  func keys() throws {
    let screen = screen()
    func after(_ key: String) throws -> CGFloat {
      screen.press(key: key)
      screen.finishAnimations()
      return try top(screen)
    }
    #expect(try after("ArrowDown") == 40)
    #expect(try after("PageDown") == 500)
    #expect(try after("End") == 4_500)
    #expect(try after("PageUp") == 4_040)
    #expect(try after("Home") == 0)
    #expect(try after("ArrowLeft") == 0)
  }

  @Test("arrows show what lies at their side, from right to left too", arguments: [false, true])
  func arrowsSideways(rightToLeft: Bool) throws {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 300, height: 500)
        $0.isRightToLeft = rightToLeft
      }
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("cell \($0)").frame(width: 300, height: 500) } }
      }
    }
    func after(_ key: String) throws -> CGFloat {
      screen.press(key: key)
      screen.finishAnimations()
      return try screen.text("cell 0").frame.midX
    }
    #expect(try after(rightToLeft ? "ArrowRight" : "ArrowLeft") == 150)
    #expect(try after(rightToLeft ? "ArrowLeft" : "ArrowRight") == (rightToLeft ? 190 : 110))
  }

  @Test(
    "paging rests at whole lengths, one further at most", arguments: [(180, 0.6, 0.2, 1), (90, 0.6, 0.2, 0), (90, 0.1, 0, 1)])
  func paging(distance: Double, duration: Double, rest: Double, page: Int) throws {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("page \($0)").frame(width: 300, height: 500) } }
      }
      .scrollTargetBehavior(.paging)
    }
    screen.drag(
      from: CGPoint(x: 250, y: 250), to: CGPoint(x: 250 - distance, y: 250), duration: duration, rest: rest)
    screen.finishAnimations()
    #expect(try screen.text("page \(page)").frame.midX == 150)
  }

  @Test("view-aligned content rests where a view begins")
  func viewAligned() throws {
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 500) }) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) { ForEach(0..<20, id: \.self) { Text("cell \($0)").frame(width: 120, height: 100) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    screen.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 100, y: 250), duration: 0.5, rest: 0.2)
    screen.finishAnimations()
    #expect(try screen.text("cell 1").frame.midX == 60)
  }

  @Test("indicators show while something moves and fade afterwards")
  func indicators() throws {
    let screen = screen()
    // The rightmost points but three are empty but for the bar.
    let bar = { (0..<screen.buffer.height).contains { screen.gray(x: 591, y: $0) < 255 } }
    #expect(!bar())
    screen.scroll(by: 300)
    #expect(bar())
    screen.advance(by: 0.3)
    #expect(bar())
    screen.advance(by: 0.5)
    #expect(!bar())
    screen.forgetWork()
    screen.advance(by: 1)
    #expect(screen.work == .none)
  }

  @Test("margins of indicators move the bar and not the content")
  func indicatorMargins() {
    func dark(_ margin: CGFloat) -> (column: Int?, top: Int?) {
      let screen = Screen(
        .init {
          $0.size = CGSize(width: 100, height: 200)
          $0.scale = 1
        }
      ) {
        ScrollView { Color.white.frame(height: 2000) }.contentMargins(.all, margin, for: .scrollIndicators)
      }
      screen.scroll(by: 1)
      let column = (0..<100).first { x in (0..<200).contains { screen.gray(x: x, y: $0) < 230 } }
      let top = column.flatMap { x in (0..<200).first { screen.gray(x: x, y: $0) < 230 } }
      return (column, top)
    }
    let (near, far) = (dark(0), dark(20))
    #expect(near.column == 94 && far.column == 74)
    #expect(far.top.map { $0 - 20 } == near.top)
  }
}
