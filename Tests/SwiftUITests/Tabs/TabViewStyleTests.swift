import ApusTesting
import SwiftUI
import Testing

@Suite("Styles of tab views")
@MainActor
struct TabViewStyleTests {
  private func screen<S: TabViewStyle>(_ style: S, pages count: Int = 3) -> Screen {
    Screen(
      .init {
        $0.size = CGSize(width: 200, height: 100)
        $0.scale = 1
      }
    ) {
      TabView { ForEach(0..<count, id: \.self) { Color(white: 0.5).accessibilityIdentifier("page \($0)") } }
        .tabViewStyle(style)
    }
  }

  /// Whether anything lighter or darker than a page shows near the lower edge.
  private func hasDots(_ screen: Screen) -> Bool {
    let page = screen.gray(x: 5, y: 5)
    return (60..<100).contains { y in (80..<120).contains { abs(screen.gray(x: $0, y: y) - page) > 20 } }
  }

  @Test("dots show for several pages, always, or never")
  func dots() {
    let style = { PageTabViewStyle(indexDisplayMode: $0) }
    #expect(hasDots(screen(PageTabViewStyle())))
    #expect(!hasDots(screen(PageTabViewStyle(), pages: 1)))
    #expect(hasDots(screen(style(.always), pages: 1)))
    #expect(!hasDots(screen(style(.never))))
    #expect(hasDots(screen(.page)))
    #expect(!hasDots(screen(.page(indexDisplayMode: .never))))
  }

  private func turned(_ screen: Screen) throws -> CGFloat {
    screen.drag(from: CGPoint(x: 180, y: 50), to: CGPoint(x: 40, y: 50), duration: 0.3)
    screen.finishAnimations()
    return try screen.element("page 1").frame.minX
  }

  @Test("pages follow the finger; with a bar of tabs they do not")
  func paging() throws {
    #expect(try turned(screen(PageTabViewStyle())) == 0)
    let fixed = screen(DefaultTabViewStyle())
    #expect(throws: ElementNotFound.self) { try turned(fixed) }
    #expect(try fixed.element("page 0").frame == CGRect(x: 0, y: 0, width: 200, height: 68))
  }

  @Test("the background of four dots is 91 × 26 and 245 on white, the other dots are 180, the current one white (Facts 4.4)")
  func backgroundMeasures() {
    let screen = Screen(
      .init {
        $0.size = CGSize(width: 200, height: 100)
        $0.scale = 2
      }
    ) {
      TabView { ForEach(0..<4, id: \.self) { _ in Color.white } }
        .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    let ink = screen.ink()
    #expect(abs(ink.width - 91) <= 0.5 && abs(ink.height - 26) <= 0.5, "\(ink)")
    let (y, pitch) = (ink.midY, CGFloat(17.85))
    #expect(screen.pixel(ink.minX + 8, y).isNear(Pixel(gray: 245), within: 1))
    #expect(screen.pixel(100 - 1.5 * pitch, y) == .white)
    #expect(screen.pixel(100 - 0.5 * pitch, y).isNear(Pixel(gray: 180), within: 2))
  }

  @Test("a background stands behind the dots always, while a finger moves the pages, or never")
  func dotsBackground() throws {
    /// Whether it is darker beside the first dot than elsewhere.
    func has(_ screen: Screen) -> Bool { abs(screen.gray(x: 74, y: 75) - screen.gray(x: 5, y: 5)) > 20 }
    func pages(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> some View {
      TabView { ForEach(0..<3, id: \.self) { _ in Color(white: 0.5) } }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: mode))
    }
    let settings = Screen.Settings {
      $0.size = CGSize(width: 200, height: 100)
      $0.scale = 1
    }
    #expect(has(Screen(settings) { pages(.always) }))
    #expect(!has(Screen(settings) { pages(.never) }))
    #expect(!has(Screen(settings) { pages(.automatic) }))
    #expect(!has(Screen(settings) { pages(.always).indexViewStyle(.page) }) == false, "the innermost style counts")
    let interactive = Screen(settings) { pages(.interactive) }
    #expect(!has(interactive))
    interactive.touchDown(at: CGPoint(x: 150, y: 50))
    interactive.touchMove(to: CGPoint(x: 130, y: 50))
    interactive.touchMove(to: CGPoint(x: 120, y: 50))
    #expect(has(interactive))
    interactive.touchUp(at: CGPoint(x: 120, y: 50))
    interactive.finishAnimations()
    #expect(!has(interactive))
    func background<S: IndexViewStyle>(of style: S) -> _PageDotsBackground { style._background }
    #expect(background(of: PageIndexViewStyle()) == .never)
  }
}
