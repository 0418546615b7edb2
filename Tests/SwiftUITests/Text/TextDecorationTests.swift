import ApusTesting
import SwiftUI
import Testing

@Suite("Lines and distances in text")
@MainActor
struct TextDecorationTests {
  /// Four spaces that do not break, 12 points each.
  private let blank = Text("\u{A0}\u{A0}\u{A0}\u{A0}")
  private func screen(_ view: some View) -> Screen {
    picture(60, 40) { view.font(.system(size: 12 / 0.6173, design: .monospaced)) }
  }

  @Test(
    "a line under or through text has the text's width, a seventeenth of its size, and its colour or its own",
    arguments: [
      (Change("underline") { $0.underline(color: .pureRed) }, 29.5),
      (Change("strikethrough") { $0.strikethrough(color: .pureRed) }, 21.8),
    ] as [(Change, CGFloat)])
  func place(change: Change, middle: CGFloat) {
    let box = screen(change(blank)).ink { $0 == .red }
    #expect(box.minX == 6 && box.width == 48 && box.height == 1)
    // The text's line is 24 points high, from 8 on; its baseline is 19 below that. Lines are drawn on whole pixels.
    #expect(abs(box.midY - middle) <= 1)
    let inherited = Change("both") { $0.underline().strikethrough().foregroundStyle(Color.pureBlue) }
    #expect(screen(inherited(blank)).count { $0 == .blue } == 96)
  }

  @Test("views, texts and attributes draw the same lines, and inactive ones none")
  func equality() {
    var attributed = AttributedString("\u{A0}\u{A0}\u{A0}\u{A0}")
    attributed.underlineStyle = Text.LineStyle(pattern: .dash, color: .pureRed)
    attributed.strikethroughStyle = Text.LineStyle.single
    let expected = screen(blank.underline(pattern: .dash, color: .pureRed).strikethrough()).pixels
    #expect(screen(Text(attributed)).pixels == expected)
    #expect(screen(VStack { blank }.underline(pattern: .dash, color: .pureRed).strikethrough()).pixels == expected)
    #expect(screen(blank.underline(false).strikethrough(false)).ink().isNull)
    #expect(screen(AnyView(blank.underline(false)).underline()).ink().isNull)
  }

  @Test(
    "patterns leave gaps",
    arguments: [
      (.solid, 48), (.dot, 24), (.dash, 32), (.dashDot, 30), (.dashDotDot, 28),
    ] as [(Text.LineStyle.Pattern, Int)])
  func patterns(pattern: Text.LineStyle.Pattern, expected: Int) {
    #expect(abs(screen(blank.underline(pattern: pattern)).count { $0.green < 128 } - expected) <= 3)
  }

  private func width(_ view: some View) -> CGFloat { size(of: view.font(.system(size: 12 / 0.6173, design: .monospaced))).width }

  @Test("kerning comes after each letter, tracking between them; below zero they move closer together")
  func distances() {
    let text = Text("abcd")
    #expect(width(text) == 48)
    #expect(width(text.kerning(3)) == 60 && width(text.tracking(3)) == 57)
    #expect(width(text.kerning(-2)) == 40 && width(text.tracking(-2)) == 42)
    #expect(width(VStack { text }.kerning(3)) == 60 && width(VStack { text }.tracking(3)) == 57)
    #expect(abs(width(text.kerning(3).tracking(1)) - (48 + 12 + 3)) < 1e-6)
  }

  @Test("raised text makes its line taller by as much, beside other text")
  func baselineOffset() {
    func height(_ view: some View) -> CGFloat { size(of: view).height }
    let line: CGFloat = 1.193359 * 17
    let taller = ((line + 10) * 2).rounded(.up) / 2
    #expect(height(Text("a") + Text("b").baselineOffset(10)) == taller)
    #expect(height(Text("a") + Text("b").baselineOffset(-10)) == taller)
    #expect(
      height(
        HStack(alignment: .firstTextBaseline) {
          Text("a"); Text("b").baselineOffset(0)
        }) == 20.5)
    let screens = [0, 8].map { offset in picture { Text("\u{2588}").baselineOffset(offset).font(.system(size: 20)) } }
    // Alone the text's box rises with it.
    #expect(screens[0].ink { $0.green < 128 } == screens[1].ink { $0.green < 128 })
  }

  @Test("attributes are those of the text's scope")
  func attributes() {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    var string = AttributedString("abcd")
    string[Attributes.FontAttribute.self] = .system(size: 12 / 0.6173, design: .monospaced)
    #expect(size(of: Text(string)).width == 48)
    string[Attributes.KerningAttribute.self] = 3
    #expect(size(of: Text(string)).width == 60 && string.kern == 3)
    string[Attributes.TrackingAttribute.self] = 1
    #expect(size(of: Text(string)).width == 63 && string.swiftUI.tracking == 1)
    string[Attributes.BaselineOffsetAttribute.self] = 10
    #expect(size(of: Text(string) + Text("a").font(.system(size: 20))).height == 33.5)
    var block = AttributedString("\u{2588}")
    block[Attributes.ForegroundColorAttribute.self] = .pureRed
    block[Attributes.UnderlineStyleAttribute.self] = Text.LineStyle(color: .pureBlue)
    block[Attributes.StrikethroughStyleAttribute.self] = Text.LineStyle(color: .pureGreen)
    let screen = picture { Text(block).font(.system(size: 30)) }
    for color in [Pixel.red, .blue, .green] { #expect(screen.count { $0 == color } >= 10, "\(color)") }
  }

  @Test("an attribute of colour lies behind its letters, as high as their line, in each line that shows")
  func backgrounds() {
    let space = "\u{A0}\u{A0}\u{A0}\u{A0}"
    var marked = AttributedString(space)
    marked.backgroundColor = .pureRed
    let font = Font.system(size: 20, design: .monospaced)
    let width = size(of: Text(space).font(font)).width
    let one = picture(100, 80) { Text(AttributedString(space) + marked).font(font) }
    let ink = one.ink { $0 == .red }
    #expect(
      abs(ink.width - width) <= 1 && abs(ink.minX - 50) <= 1 && abs(ink.height - size(of: Text("a").font(font)).height) <= 1)
    let lines = Text(marked + "\n" + marked + "\n" + marked).font(font)
    let two = picture(100, 120) { lines.lineLimit(2) }
    #expect(abs(two.ink { $0 == .red }.height - size(of: Text("a\nb").font(font)).height) <= 1)
  }
}
