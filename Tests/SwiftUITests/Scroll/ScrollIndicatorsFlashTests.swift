import ApusTesting
import SwiftUI
import Testing

@Suite("The bars of scroll views flash when they are asked to")
@MainActor
struct ScrollIndicatorsFlashTests {
  private struct Page: View {
    let flashes: Bool
    @State private var count = 0
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Color.white.frame(height: 1000) }
          .scrollIndicatorsFlash(onAppear: flashes)
          .scrollIndicatorsFlash(trigger: count)
        Button("Flash") { count += 1 }
      }
    }
  }

  private func screen(flashes: Bool) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 200)
        $0.scale = 1
      }
    ) { Page(flashes: flashes) }
  }

  /// The gray of the bar near its upper end; white where there is none.
  private func bar(_ screen: Screen) -> Int { screen.gray(x: 95, y: 12) }

  @Test("when a value changes, for a second, and then nothing is to be drawn any more")
  func trigger() throws {
    let screen = screen(flashes: false)
    #expect(bar(screen) == 255)
    try screen.button("Flash").tap()
    screen.advance(by: 0.1)
    #expect(bar(screen) == 166)
    screen.advance(by: 0.6)
    #expect(bar(screen) == 166)
    screen.advance(by: 0.5)
    #expect(bar(screen) == 255)
    #expect(!screen.isFrameRequested)
  }

  @Test("when they appear")
  func appearing() {
    let screen = screen(flashes: true)
    #expect(bar(screen) == 166)
    screen.advance(by: 1.2)
    #expect(bar(screen) == 255)
  }
}
