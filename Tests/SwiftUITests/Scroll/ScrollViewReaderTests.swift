import ApusTesting
import SwiftUI
import Testing

@MainActor
struct ScrollViewReaderTests {
  /// A hundred rows in a view 200 points high, and a button above for each id and anchor asked for.
  private struct Rows: View {
    let isLazy: Bool
    let id: Int
    let anchor: UnitPoint?
    let animation: Animation?
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { withAnimation(animation) { proxy.scrollTo(id, anchor: anchor) } }.frame(height: 40)
          ScrollView {
            if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
          }
          .frame(height: 200)
          .accessibilityIdentifier("scroll")
        }
      }
    }
    /// Heights differ, so that a lazy stack's estimates are wrong.
    private var rows: some View {
      ForEach(0..<100) { index in
        Text("row \(index)").frame(height: index < 10 ? 20 : 60)
      }
    }
  }

  private func middle(of row: Int, in screen: Screen) throws -> CGFloat {
    try screen.text("row \(row)").frame.midY
  }

  @Test("a row comes to the anchor's place, wherever the rows between begin", arguments: [false, true], [0.0, 0.5, 1.0])
  func anchors(isLazy: Bool, y: Double) throws {
    let screen = Screen { Rows(isLazy: isLazy, id: 70, anchor: UnitPoint(x: 0.5, y: y), animation: nil) }
    let top = try screen.button("go").frame.maxY
    try screen.button("go").tap()
    // A row of 60 points: its top, middle or bottom at those of the view.
    let expected = top + 10 + [0.0: 30, 0.5: 100, 1.0: 170][y]!
    #expect(abs(try middle(of: 70, in: screen) - expected) <= 11)
    let again = try middle(of: 70, in: screen)
    try screen.button("go").tap()
    #expect(try middle(of: 70, in: screen) == again)
  }

  @Test("without an anchor the content moves as little as needed", arguments: [false, true])
  func least(isLazy: Bool) throws {
    let screen = Screen { Rows(isLazy: isLazy, id: 12, anchor: nil, animation: nil) }
    // Rows 0 to 9 make 200 points, row 12 ends at 380.
    try screen.button("go").tap()
    let first = try middle(of: 12, in: screen)
    try screen.button("go").tap()
    #expect(try middle(of: 12, in: screen) == first)
    #expect(screen.contains("row 9"))
    #expect(isLazy ? !screen.contains("row 40") : screen.contains("row 40"))
  }

  @Test("the last row ends at the content's end, and an unknown id does nothing")
  func ends() throws {
    let screen = Screen { Rows(isLazy: true, id: 99, anchor: .top, animation: nil) }
    try screen.button("go").tap()
    #expect(screen.contains("row 99"))
    #expect(!screen.contains("row 90"))
    let other = Screen { Rows(isLazy: true, id: 1000, anchor: .top, animation: nil) }
    try other.button("go").tap()
    #expect(other.contains("row 0"))
  }

  @Test("in an animation the content scrolls there")
  func animated() throws {
    let screen = Screen { Rows(isLazy: false, id: 50, anchor: .top, animation: .linear(duration: 0.5)) }
    let start = try middle(of: 50, in: screen)
    try screen.button("go").tap()
    screen.advance(by: 0.25)
    let half = try middle(of: 50, in: screen)
    screen.finishAnimations()
    let end = try middle(of: 50, in: screen)
    #expect(abs(half - (start + end) / 2) <= 1)
    #expect(start - end > 1_000)
  }

  @Test("scrolling through a lazy stack ends at the row although heights were estimates")
  func animatedLazy() throws {
    let screen = Screen { Rows(isLazy: true, id: 50, anchor: .top, animation: .easeInOut(duration: 0.5)) }
    try screen.button("go").tap()
    screen.finishAnimations()
    let jump = Screen { Rows(isLazy: true, id: 50, anchor: .top, animation: nil) }
    try jump.button("go").tap()
    #expect(abs(try middle(of: 50, in: screen) - middle(of: 50, in: jump)) <= 1)
  }

  @Test("views beside the scroll views do not count, though they have the ids of rows")
  func namesakes() throws {
    let screen = Screen {
      ScrollViewReader { reader in
        VStack(spacing: 0) {
          ForEach(0..<4) { tab in Button("tab \(tab)") { reader.scrollTo(tab * 20, anchor: .top) }.frame(height: 40) }
          Text("title").id(20)
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Box("row \($0)", 100, 50) } } }
        }
      }
    }
    let top = try screen.element("row 0").frame.minY
    for tab in [3, 1, 2, 0] {
      try screen.button("tab \(tab)").tap()
      #expect(try screen.element("row \(tab * 20)").frame.minY == top)
    }
  }

  @Test("a reader in the content of a scroll view scrolls that one, and the nearest one alone", arguments: [false, true])
  func inside(isAnimated: Bool) throws {
    let screen = Screen(.init { $0.size = CGSize(width: 200, height: 400) }) {
      ScrollView {
        VStack(spacing: 0) {
          Box("head", 100, 30)
          ScrollView {
            ScrollViewReader { reader in
              Button("go") { withAnimation(isAnimated ? .default : nil) { reader.scrollTo(7, anchor: .top) } }.frame(height: 30)
              VStack(spacing: 0) { ForEach(0..<40) { Box("row \($0)", 100, 50) } }
            }
          }
          .frame(height: 300)
          Color.clear.frame(height: 900)
        }
      }
    }
    try screen.button("go").tap()
    screen.finishAnimations()
    #expect(try screen.element("row 7").frame.minY == 30 && screen.element("head").frame.minY == 0)
  }
}
