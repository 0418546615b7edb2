import ApusTesting
import SwiftUI
import Testing

/// Content that changes before what shows.
@MainActor
struct ScrollAnchorTests {
  private struct Content: View {
    @State private var isOpen = false
    @State private var count = 2
    var isAnimated = false
    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("open") { if isAnimated { withAnimation(.linear(duration: 1)) { isOpen.toggle() } } else { isOpen.toggle() } }
          Button("add") { count += 1 }
        }
        .frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            Color.yellow.frame(height: isOpen ? 300 : 100)
            ForEach((0..<count).reversed(), id: \.self) { Text("new \($0)").frame(height: 50) }
            VStack(spacing: 0) { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 50) } }
          }
        }
      }
    }
  }

  private func screen(_ content: Content) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 440)
        $0.scale = 1
      }
    ) { content }
  }

  private func place(_ name: String, _ screen: Screen) throws -> CGFloat { try screen.text(name).frame.midY }

  @Test("a view above that grows, or comes, leaves what shows where it is")
  func above() throws {
    let screen = screen(Content())
    screen.scroll(by: 500)
    let before = try place("row 8", screen)
    try screen.button("open").tap()
    screen.finishAnimations()
    #expect(try place("row 8", screen) == before)
    try screen.button("add").tap()
    screen.finishAnimations()
    #expect(try place("row 8", screen) == before)
    try screen.button("open").tap()
    screen.finishAnimations()
    #expect(try place("row 8", screen) == before)
  }

  @Test("in an animation, too, it does not move in between")
  func animated() throws {
    let screen = screen(Content(isAnimated: true))
    screen.scroll(by: 500)
    let before = try place("row 8", screen)
    let pixels = screen.gray(x: 100, y: Int(before))
    try screen.button("open").tap()
    screen.advance(by: 0.5)
    #expect(try place("row 8", screen) == before)
    #expect(screen.gray(x: 100, y: Int(before)) == pixels)
  }

  @Test("at the beginning what is new at the beginning shows")
  func atTheBeginning() throws {
    let screen = screen(Content())
    let before = try place("row 0", screen)
    try screen.button("add").tap()
    screen.finishAnimations()
    #expect(try place("row 0", screen) == before + 50)
  }

  @Test("a header that shrinks as the content scrolls settles")
  func headerThatFollows() throws {
    struct Following: View {
      @State private var offset = 0.0
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.yellow.frame(height: max(50, 200 - offset))
            ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 50) }
          }
        }
        .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) { offset = $1 }
      }
    }
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 400)
        $0.failsTests = false
      }
    ) { Following() }
    for _ in 0..<20 { screen.scroll(by: 20) }
    screen.finishAnimations()
    // Each step changes what it reads: the engine goes on in the next frames, says so, and gives up.
    #expect(screen.faults.count <= 2 && screen.faults.allSatisfy { $0.contains("settle") })
    #expect(screen.faults.first?.contains("did not settle") == true)
    #expect(!screen.isAnimating && !screen.isFrameRequested)
    #expect(screen.contains("row 9"))
  }
}
