import ApusTesting
import SwiftUI
import Testing

/// A window that gets another size while a scroll view is in motion.
@Suite("Scroll views in motion in a window that turns") @MainActor
struct ScrollResizeTests {
  private static let upright = CGSize(width: 300, height: 500)
  private static let turned = CGSize(width: 500, height: 300)

  private func screen<V: View>(@ViewBuilder _ view: () -> V) -> Screen {
    Screen(
      .init {
        $0.size = Self.upright
        $0.scale = 1
      }, content: view)
  }

  private struct Rows: View {
    var body: some View {
      LazyVStack(spacing: 0) {
        ForEach(0..<200, id: \.self) { row in
          Color.clear.frame(height: 50).accessibilityElement().accessibilityIdentifier("row.\(row)")
        }
      }
      .scrollTargetLayout()
    }
  }

  /// The distance that the content has moved, by the first row that shows.
  private func offset(_ screen: Screen) -> CGFloat? {
    for element in screen.elements {
      if element.identifier.hasPrefix("row."), let row = Int(element.identifier.dropFirst(4)) {
        return CGFloat(row) * 50 - element.frame.minY
      }
    }
    return nil
  }

  @Test("a fling goes on from where it is, and comes to rest")
  func fling() throws {
    let screen = screen { ScrollView { Rows() } }
    screen.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 200), duration: 0.1)
    screen.advance(by: 0.1)
    var last = try #require(offset(screen))
    screen.resize(to: Self.turned)
    #expect(try abs(#require(offset(screen)) - last) < 1)
    for _ in 0..<10 {
      screen.advance(by: 0.05)
      let now = try #require(offset(screen))
      #expect(now > last)
      last = now
    }
    screen.finishAnimations()
    #expect(!screen.isAnimating && screen.faults.isEmpty)
    #expect(try #require(offset(screen)) >= last)
  }

  @Test("content that was pulled too far comes back to its beginning, and to its end", arguments: [false, true])
  func rubberBand(atEnd: Bool) throws {
    let screen = screen { ScrollView { Rows() } }
    if atEnd { screen.scroll(by: 100_000) }
    screen.finishAnimations()
    let length: CGFloat = atEnd ? -200 : 200
    screen.touchDown(at: CGPoint(x: 150, y: 250))
    for step in 1...10 { screen.touchMove(to: CGPoint(x: 150, y: 250 + length * CGFloat(step) / 10)) }
    screen.touchUp(at: CGPoint(x: 150, y: 250 + length))
    screen.advance(by: 0.1)
    screen.resize(to: Self.turned)
    screen.advance(by: 0.05)
    screen.finishAnimations()
    // The end of a lower window lies farther below: what was too far before need not be any more.
    let rest = try #require(offset(screen))
    #expect(atEnd ? (9_500...9_700).contains(rest) : rest == 0)
    #expect(screen.faults.isEmpty)
  }

  @Test("an animated way to a row ends at that row", arguments: [UnitPoint.top, .bottom])
  func scrollTo(anchor: UnitPoint) throws {
    let screen = screen {
      ScrollViewReader { reader in
        ScrollView { Rows() }
          .overlay(alignment: .topTrailing) {
            Button("go") { withAnimation(.easeInOut(duration: 0.4)) { reader.scrollTo(40, anchor: anchor) } }
          }
      }
    }
    try screen.button("go").tap()
    screen.advance(by: 0.2)
    screen.resize(to: Self.turned)
    screen.advance(by: 0.1)
    screen.finishAnimations()
    let row = try screen.element("row.40").frame
    let distance = anchor == .top ? row.minY : row.maxY - 300
    #expect(abs(distance) <= 1)
    #expect(screen.faults.isEmpty)
  }

  private struct Positioned: View {
    @State private var row: Int?
    var body: some View {
      ScrollView { Rows() }
        .scrollPosition(id: $row, anchor: .top)
        .overlay(alignment: .topTrailing) { Button("go") { withAnimation(.linear(duration: 0.4)) { row = 60 } } }
    }
  }

  @Test("a position that is set on an animated way is where it ends, and stays when the window turns back")
  func scrollPosition() throws {
    let screen = screen { Positioned() }
    try screen.button("go").tap()
    screen.advance(by: 0.2)
    screen.resize(to: Self.turned)
    screen.finishAnimations()
    #expect(abs(try screen.element("row.60").frame.minY) <= 1)
    screen.resize(to: Self.upright)
    screen.finishAnimations()
    #expect(abs(try screen.element("row.60").frame.minY) <= 1)
  }

  private struct Pinned: View {
    @State private var isFolded = false
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<100) { _ in Color.clear.frame(height: 50) }
          } header: {
            Color.black.frame(height: isFolded ? 40 : 80)
              .accessibilityElement()
              .accessibilityIdentifier("header")
              .animation(.linear(duration: 0.4), value: isFolded)
          }
        }
      }
      .overlay(alignment: .bottom) { Button("fold") { isFolded = true } }
    }
  }

  @Test("a pinned header that folds folds on at the top, as wide as the window")
  func pinnedHeader() throws {
    let screen = screen { Pinned() }
    screen.scroll(by: 120)
    screen.finishAnimations()
    try screen.button("fold").tap()
    screen.advance(by: 0.2)
    screen.resize(to: Self.turned)
    let edge = { (0..<200).first { screen.gray(x: 100, y: $0) > 128 } }
    #expect(try abs(#require(edge()) - 60) <= 1)
    screen.advance(by: 0.1)
    #expect(try abs(#require(edge()) - 50) <= 1)
    screen.finishAnimations()
    #expect(try screen.element("header").frame == CGRect(x: 0, y: 0, width: 500, height: 40))
    #expect(edge() == 40 && screen.faults.isEmpty)
  }
}
