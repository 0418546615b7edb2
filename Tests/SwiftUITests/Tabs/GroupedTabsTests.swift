import ApusTesting
import CoreGraphicsTypes
import SwiftUI
import Testing

@Suite("tabViewStyle(.grouped)") @MainActor
struct GroupedTabsTests {
  @Test("the bar is above the content, which stands on a ground 12 from the sides, in a narrow window too")
  func grouped() throws {
    func screen(_ width: CGFloat) -> Screen {
      Screen(.init { $0.size = CGSize(width: width, height: 600) }) {
        TabView {
          Tab("Towns", systemImage: "star") { Box("content") }
          Tab("Trains", systemImage: "tram") { Text("trains") }
        }
        .tabViewStyle(width > 500 ? .grouped : GroupedTabViewStyle())
      }
    }
    for width in [400, 1_000] as [CGFloat] {
      let screen = screen(width)
      let bar = try #require(screen.tabBar).frame
      let content = try #require(screen.elements.first { $0.identifier == "content" }).frame
      #expect(content.minX == 12 && content.maxX == width - 12 && content.maxY == 588 && content.minY == bar.maxY + 12)
      try screen.select(tab: "Trains")
      #expect(screen.contains("trains"))
    }
  }
}
