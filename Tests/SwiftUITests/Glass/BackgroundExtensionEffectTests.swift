import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("backgroundExtensionEffect") @MainActor
struct BackgroundExtensionEffectTests {
  private func screen(isEnabled: Bool, insets: EdgeInsets) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 100, height: 100)
        $0.scale = 1
        $0.safeAreaInsets = insets
      }
    ) {
      VStack(spacing: 0) {
        Color.pureRed
        Color.pureBlue
      }
      .accessibilityElement().accessibilityIdentifier("a")
      .backgroundExtensionEffect(isEnabled: isEnabled)
    }
  }

  @Test("the nearest of the view goes on behind each edge of the safe area, without a change of its place")
  func edges() throws {
    let vertical = EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    let screen = screen(isEnabled: true, insets: vertical)
    #expect(screen.pixel(50, 10).isNear(.red, within: 3) && screen.pixel(50, 90).isNear(.blue, within: 3))
    #expect(try #require(screen.elements.first { $0.identifier == "a" }).frame == CGRect(x: 0, y: 20, width: 100, height: 60))
    #expect(self.screen(isEnabled: false, insets: vertical).pixel(50, 10) == .white)
    let side = self.screen(isEnabled: true, insets: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
    #expect(side.pixel(10, 20).isNear(.red, within: 3) && side.pixel(10, 80).isNear(.blue, within: 3))
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Changing: View {
    @State private var isEnabled = true
    var body: some View {
      VStack {
        Counter().backgroundExtensionEffect(isEnabled: isEnabled)
        Button("Change") { isEnabled.toggle() }
      }
    }
  }

  @Test("a view keeps its state as the effect goes and comes, and sticks out without it")
  func state() throws {
    let screen = Screen { Changing() }
    try screen.button("count 0").tap()
    for count in 1...2 {
      try screen.button("Change").tap()
      screen.settle()
      try screen.button("count \(count)").tap()
    }
    #expect(screen.contains("count 3"))
    for isEnabled in [true, false] {
      let wide = picture(40, 40) {
        Color.clear.frame(width: 10, height: 10).overlay { Color.pureRed.frame(width: 30, height: 10) }
          .backgroundExtensionEffect(isEnabled: isEnabled)
      }
      #expect((wide.pixel(8, 20) == .red) != isEnabled)
    }
  }

  @Test("without a word it is on")
  func plain() {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 40, height: 40)
        $0.scale = 1
        $0.safeAreaInsets = EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
      }
    ) { Color.pureGreen.frame(width: 40, height: 30).clipped().backgroundExtensionEffect() }
    #expect(screen.pixel(20, 5).isNear(.green, within: 3))
  }
}
