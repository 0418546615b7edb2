import ApusTesting
import SwiftUI
import Testing

@testable import AllGlyphs

@Suite("AllGlyphs: 65,535 glyphs in a lazy grid") @MainActor
struct AllGlyphsTests {
  private static let prompt = "文字、U+6C38、#グリフ番号"

  private func screen() -> Screen { Screen { AllGlyphs.ContentView() } }

  @Test("the first frame makes the glyphs in view and no others")
  func firstFrame() {
    let screen = screen()
    let cells = screen.bodiesByType["GlyphCell"] ?? 0
    #expect(cells > 40 && cells < 80)
    #expect(screen.contains("65535 グリフ"))
  }

  @Test("a search by character, code point or number shows the glyph and makes only what is around it")
  func search() throws {
    let screen = screen()
    try screen.textField(Self.prompt).tap()
    screen.type("永")
    #expect(try screen.element("グリフ 23015").frame.midY > 300)
    #expect(screen.contains("U+6C38  永"))
    screen.press(key: "Backspace")
    screen.forgetWork()
    screen.type("U+20BB7")
    #expect(screen.contains("U+20BB7  𠮷"))
    screen.press(key: "a", control: true)
    screen.type("#65534")
    #expect(screen.contains("グリフ 65534"))
    #expect((screen.bodiesByType["GlyphCell"] ?? 0) < 500)
    screen.press(key: "a", control: true)
    screen.type("#65535")
    #expect(screen.contains("見つかりません"))
  }

  @Test("at the largest text sizes the title keeps to one line, and so does what stands beside it")
  func largeText() throws {
    let screen = Screen(.init { $0.dynamicTypeSize = .accessibility3 }) { AllGlyphs.ContentView() }
    let title = try screen.text("AllGlyphs").frame, count = try screen.text("65535 グリフ").frame
    #expect(title.height < 70 && count.height < 70, "\(title), \(count)")
    #expect(title.maxX <= count.minX && count.maxX <= 390 - 15)
  }

  @Test("a tap chooses a glyph, and the button copies its character")
  func copying() throws {
    let screen = screen()
    try screen.element("グリフ 34").tap()
    try screen.button("コピー").tap()
    #expect(UIPasteboard.general.string == "A")
    #expect(screen.contains("コピー済み"))
  }

  @Test("the slider makes glyphs larger: fewer columns, and the row in view stays")
  func sizes() throws {
    let screen = screen()
    try screen.textField(Self.prompt).tap()
    screen.type("#30000")
    let slider = try screen.slider("大きさ")
    let knob = CGPoint(x: slider.frame.minX + 13.5 + (slider.frame.width - 27) * 20 / 96, y: slider.frame.midY)
    let width = try screen.element("グリフ 30000").frame.width
    screen.drag(from: knob, to: CGPoint(x: knob.x + 60, y: knob.y))
    #expect(try screen.element("グリフ 30000").frame.width > width * 1.3)
  }

  @Test("another font has its own glyphs, and the grid begins at the top")
  func fonts() throws {
    let screen = screen()
    screen.scroll(by: 5000)
    try screen.button("DejaVuSans-Bold").tap()
    #expect(screen.contains("グリフ 0"))
    #expect(!screen.contains("65535 グリフ"))
  }

  @Test("what is sought is read in four forms")
  func forms() {
    #expect(GlyphSearch("永") == .character("永"))
    #expect(GlyphSearch(" U+6c38 ") == .character("永"))
    #expect(GlyphSearch("1F600") == .character("😀"))
    #expect(GlyphSearch("#12") == .glyph(12))
    #expect(GlyphSearch("U+D800") == nil && GlyphSearch("words") == nil && GlyphSearch("") == nil)
  }
}
