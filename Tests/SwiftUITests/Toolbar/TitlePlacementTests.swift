import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("Placements of titles: title, subtitle, largeTitle, largeSubtitle") @MainActor
struct TitlePlacementTests {
  private func screen(_ mode: NavigationBarItem.TitleDisplayMode, title: Bool = true) -> Screen {
    Screen(.init { $0.size = CGSize(width: 400, height: 400) }) {
      NavigationStack {
        ScrollView { Color.white.frame(height: 2_000) }
          .navigationTitle(title ? "Towns" : "").navigationSubtitle("Kansai")
          .navigationBarTitleDisplayMode(mode)
          .toolbar {
            ToolbarItem(placement: .title) { Button("own title") {} }
            ToolbarItem(placement: .subtitle) { Text("own subtitle") }
            ToolbarItem(placement: .largeTitle) { Text("own large title") }
            ToolbarItem(placement: .largeSubtitle) { Text("own large subtitle") }
          }
      }
    }
  }

  @Test("in the bar's row the first two take the places of the texts")
  func inline() throws {
    let screen = screen(.inline)
    let (title, subtitle) = (try screen.element("own title").frame, try screen.element("own subtitle").frame)
    #expect(title.maxY <= subtitle.minY && subtitle.maxY <= 44 && abs(title.midX - 200) < 1 && abs(subtitle.midX - 200) < 1)
    #expect(!screen.contains("Towns") && !screen.contains("Kansai") && !screen.contains("own large title"))
  }

  @Test("below it the last two do, until the title is in the row")
  func large() throws {
    let screen = screen(.large)
    let (title, subtitle) = (try screen.element("own large title").frame, try screen.element("own large subtitle").frame)
    #expect(title.minY >= 44 && title.minX == subtitle.minX && subtitle.minY >= title.maxY - 4)
    #expect(!screen.contains("Towns") && !screen.contains("Kansai") && !screen.contains("own title"))
    screen.scroll(by: 300)
    screen.finishAnimations()
    #expect(screen.contains("own title") && screen.contains("own subtitle"))
  }
}
