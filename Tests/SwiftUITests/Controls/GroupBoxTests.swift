import ApusTesting
import SwiftUI
import Testing

@Suite("GroupBox") @MainActor
struct GroupBoxTests {
  @Test("16 around its content, which stands in the middle; the label where lines begin (Facts 3.7)")
  func positions() throws {
    let view = GroupBox {
      Box("content", 60, 30)
    } label: {
      Box("label", 20, 10)
    }
    let found = frames(in: CGSize(width: 200, height: 200), view.frame(width: 200))
    let (label, content) = try (#require(found["label"]), #require(found["content"]))
    #expect(label.minX == 16)
    #expect(content.midX == 100)
    #expect(content.minY == label.maxY + 8)
    #expect(size(of: view) == CGSize(width: 92, height: 80))
    #expect(size(of: GroupBox { Box("content", 60, 30) }) == CGSize(width: 92, height: 62))
  }

  @Test("gray and white in turns where boxes stand in one another")
  func fills() {
    let screen = picture(100, 100) {
      GroupBox { GroupBox { GroupBox { Color.clear } } }
    }
    let gray = Pixel(242, 242, 247)
    #expect(screen.pixel(8, 50) == gray)
    #expect(screen.pixel(24, 50) == .white)
    #expect(screen.pixel(40, 50) == gray)
    #expect(screen.pixel(0, 0) == .white, "its corners are round")
    let dark = picture(60, 60, colorScheme: .dark) { GroupBox { Color.clear } }
    #expect(dark.pixel(8, 30) == Pixel(28, 28, 30))
  }

  @Test("a text as its label is a headline and a header")
  func label() throws {
    let title: String = "Years"
    let screen = Screen { GroupBox(title) { Text("1979") } }
    #expect(try screen.element("Years").role == "header")
    let height = size(of: Text("Years").font(.headline), scale: 2)
    #expect(try screen.element("Years").frame.height == height.height)
    #expect(Screen { GroupBox("Years") { Text("1979") } }.contains("1979"))
  }

  @Test("a style decides what shows, and may build on others")
  func style() {
    struct Framed: GroupBoxStyle {
      func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { GroupBox(configuration).padding(5) }
    }
    let view = GroupBox { Box("content", 60, 30) }
    #expect(size(of: view.groupBoxStyle(Framed())) == CGSize(width: 102, height: 72))
    #expect(size(of: view.groupBoxStyle(.automatic)) == size(of: view.groupBoxStyle(DefaultGroupBoxStyle())))
  }
}
