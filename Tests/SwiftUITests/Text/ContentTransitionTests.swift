import ApusTesting
import SwiftUI
import Testing

/// Text that changes in an animation.
@MainActor
struct ContentTransitionTests {
  private struct Content: View {
    @State private var isChanged = false
    let changesText: Bool
    let transition: ContentTransition
    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { isChanged = true } }.frame(height: 40)
        // A full block, so that a pixel of it tells the colour.
        Text(changesText && isChanged ? " " : "\u{2588}").font(.system(size: 40))
          .foregroundColor(!changesText && isChanged ? .white : .black)
      }
      .contentTransition(transition)
    }
  }

  private func gray(changesText: Bool, _ transition: ContentTransition) throws -> Int {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100)
        $0.scale = 1
      }
    ) { Content(changesText: changesText, transition: transition) }
    try screen.button("go").tap()
    screen.advance(by: 0.5)
    return screen.gray(x: 50, y: 72)
  }

  @Test("a colour moves through light, other content fades, and nothing moves with identity")
  func halfWay() throws {
    #expect(abs(try gray(changesText: false, .interpolate) - 188) <= 2)
    #expect(abs(try gray(changesText: true, .interpolate) - 128) <= 2)
    #expect(try gray(changesText: false, .identity) == 255)
    #expect(try gray(changesText: true, .identity) == 255)
  }
}
