import ApusTesting
import SwiftUI
import Testing

/// Headers and footers that stay at the edge while their section passes.
@MainActor
struct PinnedViewsTests {
  private func screen(_ pinned: PinnedScrollableViews, inset: CGFloat = 0) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 300, height: 400)
        $0.scale = 1
      }
    ) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<20) { section in
            Section {
              ForEach(0..<10) { row in Text("row \(section).\(row)").frame(height: 50) }
            } header: {
              Text("header \(section)").frame(maxWidth: .infinity).frame(height: 30).background(Color.white)
            } footer: {
              Text("footer \(section)").frame(maxWidth: .infinity).frame(height: 20).background(Color.white)
            }
          }
        }
      }
    }
  }

  /// Sections are 550 high.
  private func top(_ name: String, in screen: Screen) throws -> CGFloat {
    let frame = try screen.text(name).frame
    return frame.midY
  }

  @Test("a header stays at the top, and the next one pushes it out point for point")
  func headers() throws {
    let screen = screen(.sectionHeaders)
    screen.scroll(by: 100)
    #expect(try top("header 0", in: screen) == 15)
    #expect(!screen.contains("header 1"))
    screen.scroll(by: 420)
    // 30 points of the section are left: header and end of the section meet.
    #expect(try top("header 0", in: screen) == 15)
    #expect(try top("header 1", in: screen) == 45)
    screen.scroll(by: 10)
    #expect(try top("header 0", in: screen) == 5)
    #expect(try top("header 1", in: screen) == 35)
    screen.scroll(by: 20)
    #expect(!screen.contains("header 0"))
    #expect(try top("header 1", in: screen) == 15)
    screen.scroll(by: 1)
    #expect(try top("header 1", in: screen) == 15)
  }

  @Test("a footer stays at the bottom until its section begins")
  func footers() throws {
    let screen = screen(.sectionFooters)
    #expect(try top("footer 0", in: screen) == 390)
    screen.scroll(by: 150)
    #expect(try top("footer 0", in: screen) == 390)
    screen.scroll(by: 10)
    #expect(try top("footer 0", in: screen) == 380)
    // The next section's footer comes as soon as its header shows, and not over it.
    #expect(try top("header 1", in: screen) == 405)
  }

  @Test("headers and footers at once; without pinning they scroll")
  func both() throws {
    let both = screen([.sectionHeaders, .sectionFooters])
    both.scroll(by: 100)
    #expect(try top("header 0", in: both) == 15)
    #expect(try top("footer 0", in: both) == 390)
    let none = screen([])
    none.scroll(by: 100)
    #expect(!none.contains("header 0"))
    #expect(!none.contains("footer 0"))
  }

  @Test("a pinned header is in front of the rows, for eyes and fingers")
  func front() throws {
    @MainActor final class Log { var taps: [String] = [] }
    let log = Log()
    let screen = Screen(.init { $0.size = CGSize(width: 300, height: 400) }) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(0..<50) { row in Button("row \(row)") { log.taps.append("row") }.frame(height: 50) }
          } header: {
            Button("header") { log.taps.append("header") }.frame(maxWidth: .infinity).frame(height: 30).background(Color.white)
          }
        }
      }
    }
    screen.scroll(by: 130)
    try screen.button("header").tap()
    screen.finishAnimations()
    #expect(log.taps == ["header"])
  }

  @Test("far down only the header of the section that shows is made")
  func farDown() throws {
    let screen = screen(.sectionHeaders)
    for _ in 0..<10 { screen.scroll(by: 550) }
    #expect(try top("header 10", in: screen) == 15)
    #expect(!screen.contains("header 9"))
  }
}
