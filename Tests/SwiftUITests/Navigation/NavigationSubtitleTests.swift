import ApusTesting
import CoreGraphicsTypes
import Foundation
import SwiftUI
import Testing

@Suite("navigationSubtitle") @MainActor
struct NavigationSubtitleTests {
  private func screen(
    _ mode: NavigationBarItem.TitleDisplayMode, @ViewBuilder _ content: () -> some View
  ) -> Screen {
    Screen(.init { $0.size = CGSize(width: 400, height: 400) }) {
      NavigationStack { content().navigationTitle("Towns").navigationBarTitleDisplayMode(mode) }
    }
  }

  private func frame(_ screen: Screen, _ label: String) throws -> CGRect {
    try #require(screen.elements.first { $0.label == label }).frame
  }

  @Test("it stands in the middle of the row below a smaller title")
  func inline() throws {
    let plain = try frame(screen(.inline) { Color.white }, "Towns")
    let screen = screen(.inline) { Color.white.navigationSubtitle("Kansai") }
    let (title, subtitle) = (try frame(screen, "Towns"), try frame(screen, "Kansai"))
    #expect(title.width < plain.width && title.maxY <= subtitle.minY && subtitle.maxY <= 44)
    #expect(abs(subtitle.midX - 200) < 1 && abs(title.midX - 200) < 1)
  }

  @Test("below a large title it makes the bar higher, and begins where the title does")
  func large() throws {
    let content = Box("content")
    let plain = screen(.large) { content }
    let screen = screen(.large) { content.navigationSubtitle(Text(verbatim: "Kansai")) }
    let (title, subtitle) = (try frame(screen, "Towns"), try frame(screen, "Kansai"))
    #expect(try title.minY == frame(plain, "Towns").minY && title.minX == subtitle.minX && subtitle.minY >= title.maxY - 4)
    let top = { (screen: Screen) in try #require(screen.elements.first { $0.identifier == "content" }).frame.minY }
    #expect(try top(screen) == top(plain) + 20)
  }

  @Test("of several on a view the outermost one shows, as of titles; a string shows as it is, and none without a title")
  func which() throws {
    let name = "Kansai"
    let one = screen(.inline) { Color.white.navigationSubtitle(name) }
    #expect(one.elements.contains { $0.label == "Kansai" })
    let two = screen(.inline) { Color.white.navigationSubtitle(name).navigationSubtitle(LocalizedStringResource("Uji")) }
    #expect(two.elements.contains { $0.label == "Uji" } && !two.elements.contains { $0.label == "Kansai" })
    let untitled = Screen { NavigationStack { Color.white.navigationSubtitle("Kansai") } }
    #expect(!untitled.elements.contains { $0.label == "Kansai" })
  }
}
