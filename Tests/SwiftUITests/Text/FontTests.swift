import ApusTesting
import SwiftUI
import Testing

@Suite("Fonts")
@MainActor
struct FontTests {
  nonisolated private static let sample = "Handgloves 111"
  private func width(_ change: Change, _ string: String = sample, size: CGFloat = 17) -> CGFloat {
    SwiftUITests.size(of: change(Text(string).font(.system(size: size))), scale: 4).width
  }
  private func width(_ font: Font, _ string: String = sample) -> CGFloat {
    SwiftUITests.size(of: Text(string).font(font), scale: 4).width
  }

  @Test(
    "a modifier of views, one of texts and one of fonts are the same",
    arguments: [
      (Change("weight") { $0.fontWeight(.heavy) }, Text(sample).fontWeight(.heavy), Font.system(size: 17).weight(.heavy)),
      (Change("bold") { $0.bold() }, Text(sample).bold(), .system(size: 17).bold()),
      (Change("italic") { $0.italic() }, Text(sample).italic(), .system(size: 17).italic()),
      (Change("design") { $0.fontDesign(.serif) }, Text(sample).fontDesign(.serif), .system(size: 17, design: .serif)),
      (Change("width") { $0.fontWidth(.condensed) }, Text(sample).fontWidth(.condensed), .system(size: 17).width(.condensed)),
      (Change("monospaced") { $0.monospaced() }, Text(sample).monospaced(), .system(size: 17).monospaced()),
      (Change("digits") { $0.monospacedDigit() }, Text(sample).monospacedDigit(), .system(size: 17).monospacedDigit()),
    ] as [(Change, Text, Font)])
  func equality(change: Change, text: Text, font: Font) {
    func pixels(_ view: some View) -> [Pixel] { picture(160, 30) { view }.pixels }
    let expected = pixels(Text(Self.sample).font(font))
    #expect(pixels(change(Text(Self.sample).font(.system(size: 17)))) == expected)
    #expect(pixels(text.font(.system(size: 17))) == expected)
    #expect(pixels(Text(Self.sample).font(.system(size: 17))) != expected)
  }

  @Test("heavier letters are wider, and a weight of nil leaves it to the font")
  func weights() {
    let weights: [Font.Weight] = [.regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { weight in width(.system(size: 17).weight(weight)) }
    #expect(widths == widths.sorted() && Set(widths).count == weights.count)
    #expect([Font.Weight.ultraLight, .thin, .light].allSatisfy { width(.system(size: 17, weight: $0)) != widths[0] })
    #expect(width(Change("nil") { $0.fontWeight(nil) }) == widths[0])
    #expect(width(Change("black") { $0.fontWeight(.black) }) == widths[5])
    #expect(width(Change("not bold") { $0.bold(false) }) == widths[0])
  }

  @Test(
    "bold is the emphasised weight of the style (Facts 1.4)",
    arguments: [(.body, .semibold), (.caption, .semibold), (.title3, .semibold), (.title2, .bold), (.largeTitle, .bold)]
      as [(Font.TextStyle, Font.Weight)])
  func emphasis(style: Font.TextStyle, weight: Font.Weight) {
    let expected = width(.system(style).weight(weight))
    #expect(size(of: Text(Self.sample).font(.system(style)).bold(), scale: 4).width == expected)
    #expect(width(.system(style).bold()) == expected && width(.system(style, weight: weight)) == expected)
    #expect(width(.system(style)) != expected)
  }

  @Test("`monospaced()` is the same font as the design, as a modifier of fonts, texts and views (Facts 1.5)")
  func monospacedDesign() {
    func measured(_ view: some View) -> CGSize { size(of: view.lineLimit(nil), width: 60) }
    let text = Text("0123456789")
    let expected = measured(text.font(.system(.body, design: .monospaced)))
    #expect(measured(text.font(.body.monospaced())) == expected)
    #expect(measured(text.monospaced()) == expected && measured(VStack { text }.monospaced()) == expected)
    #expect(size(of: text.monospaced(), scale: 3).height == size(of: text, scale: 3).height)
    let italic = Font.system(size: 14).monospaced().italic()
    #expect(width(italic.monospaced(), "iiii") == width(italic, "iiii"))
  }

  @Test("the rounded design is as wide as the plain one, and its letters' corners are round", arguments: [30, 110] as [CGFloat])
  func rounded(size: CGFloat) {
    func letter(_ string: String, _ design: Font.Design) -> Screen {
      picture(size * 1.2, size * 1.4, scale: 2) { Text(string).font(.system(size: size, weight: .bold, design: design)) }
    }
    for string in ["l", "H", "\u{53E3}"] {
      let (plain, rounded) = (letter(string, .default), letter(string, .rounded))
      let (box, other) = (plain.ink(), rounded.ink())
      #expect(abs(box.minX - other.minX) <= 0.5 && abs(box.maxX - other.maxX) <= 0.5)
      #expect(abs(box.minY - other.minY) <= 0.5 && abs(box.maxY - other.maxY) <= 0.5)
      let corner = CGPoint(x: box.minX + 0.5, y: box.minY + 0.5)
      #expect(plain.pixel(corner.x, corner.y).red < 128 && rounded.pixel(corner.x, corner.y).red > 192)
      // Strokes are as thick as before.
      let isDark = { (pixel: Pixel) in pixel.red < 128 }
      let (dark, left) = (plain.count(where: isDark), rounded.count(where: isDark))
      #expect(left < dark && Double(left) > 0.85 * Double(dark), "\(left) of \(dark)")
    }
    let text = Text("Hamburgers 0123")
    for weight in [Font.Weight.thin, .regular, .black] {
      let plain = SwiftUITests.size(of: text.font(.system(size: size, weight: weight)))
      #expect(SwiftUITests.size(of: text.font(.system(size: size, weight: weight, design: .rounded))) == plain)
    }
  }

  @Test("equal widths: of all letters, or of the digits alone")
  func monospaced() {
    let monospaced = Change("") { $0.monospaced() }
    #expect(width(monospaced, "iiii") == width(monospaced, "WWWW"))
    #expect(abs(width(monospaced, "iiii") - 4 * 0.6173 * 17) <= 0.25)
    #expect(width(Change("") { $0.monospaced(false) }) == width(Change("") { $0 }))
    let digits = Change("") { $0.monospacedDigit() }
    #expect(width(digits, "1111") == width(digits, "8888") && width(digits, "iiii") != width(digits, "WWWW"))
    #expect(width(Change("") { $0 }, "1111") < width(Change("") { $0 }, "8888"))
  }

  @Test("widths of letters, narrow to wide")
  func widths() {
    // Twelve points: the system font adds no distances there.
    func width(_ width: Font.Width?) -> CGFloat { self.width(Change("") { $0.fontWidth(width) }, size: 12) }
    let plain = width(nil)
    #expect(width(.standard) == plain && Font.Width(0) == .standard)
    for (kind, value) in [(Font.Width.compressed, -0.5), (.condensed, -0.3), (.expanded, 0.4)] as [(Font.Width, CGFloat)] {
      #expect(kind.value == value)
      // The stand-ins have no such faces; letters are 0.85 times as much narrower or wider.
      #expect(abs(width(kind) / plain - (1 + 0.85 * value)) < 0.01)
    }
  }

  @Test("slanted letters lean to the right")
  func italic() {
    func lean(_ change: Change) -> CGFloat {
      let screen = picture(60, 60) { change(Text("l").font(.system(size: 50))) }
      let ink = screen.ink { $0.green < 128 }
      let left = { (y: CGFloat) in (0..<60).first { screen.pixel(CGFloat($0), y).green < 128 } ?? 0 }
      return CGFloat(left(ink.minY + 2) - left(ink.maxY - 3))
    }
    #expect(lean(Change("upright") { $0 }) == 0 && lean(Change("not") { $0.italic(false) }) == 0)
    #expect(lean(Change("italic") { $0.italic() }) > 4)
  }

  @Test(
    "small capitals are capitals, smaller",
    arguments: [
      (Font.system(size: 20).smallCaps(), "ab", "AB"), (.system(size: 20).lowercaseSmallCaps(), "ab", "AB"),
      (.system(size: 20).uppercaseSmallCaps(), "AB", "AB"),
    ])
  func smallCapitals(font: Font, string: String, capitals: String) {
    let (small, large) = (width(font, string), width(.system(size: 20), capitals))
    #expect(small < large && small > 0.6 * large)
    #expect(size(of: Text("ab").font(font)).height == 24)
  }

  @Test("a leading moves the lines of a text by two points")
  func leading() {
    func height(_ font: Font) -> CGFloat { size(of: Text("a\nb").font(font)).height }
    // A line of 15 points is 17.9 high; the style's own leading is 20.
    #expect(height(.subheadline) == 38 && height(.subheadline.leading(Font.Leading.standard)) == 38)
    #expect(height(.subheadline.leading(.tight)) == 36 && height(.subheadline.leading(.loose)) == 40)
    // Lines never overlap: body's leading of 22 is less than two points above its line of 20.29.
    #expect(height(.body.leading(.tight)) == 41)
  }

  @Test(
    "the styles have their sizes (Facts 1.1), and the font around counts where none is set",
    arguments: [
      (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.subheadline, 15), (.body, 17),
      (.callout, 16), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ] as [(Font, CGFloat)])
  func styles(font: Font, points: CGFloat) {
    let weight: Font.Weight = font == .headline ? .semibold : .regular
    #expect(size(of: Text(Self.sample).font(font)) == size(of: Text(Self.sample).font(.system(size: points, weight: weight))))
    #expect(size(of: VStack { Text(Self.sample) }.font(font)) == size(of: Text(Self.sample).font(font)))
  }

  @Test("of two modifiers of a text the one nearer to the characters counts, as with views")
  func nearest() {
    func measured(_ view: some View) -> CGSize { SwiftUITests.size(of: view) }
    let text = Text(Self.sample)
    #expect(measured(text.font(.title).font(.caption)) == measured(text.font(.title)))
    #expect(measured(text.font(nil).font(.title)) == measured(text))
    #expect(measured(text.fontWeight(.black).fontWeight(.thin)) == measured(text.fontWeight(.black)))
    #expect(measured((text.font(.title) + text).font(.caption)) == measured(text.font(.title) + text.font(.caption)))
    let colored = picture { Text("\u{2588}").foregroundColor(.pureRed).foregroundColor(.pureBlue).font(.system(size: 30)) }
    #expect(colored.count { $0 == .red } > 100 && colored.count { $0 == .blue } == 0)
  }

  @Test("of modifiers chained on one text the first wins; with a view between, the inner one (Facts 1.7)")
  func firstWins() {
    func height(_ view: some View) -> CGFloat { size(of: view, scale: 3).height }
    let text = Text(Self.sample)
    #expect(abs(height(text.font(.caption).font(.largeTitle)) - 14.333) < 0.001)
    #expect(abs(height(VStack { text }.font(.caption).font(.largeTitle)) - 14.333) < 0.001)
    #expect(abs(height(text.font(.caption) + text.font(.largeTitle)) - 40.667) < 0.001)
    #expect(size(of: text.kerning(4).kerning(6)) == size(of: text.kerning(4)))
    #expect(size(of: text.tracking(4).tracking(6)) == size(of: text.tracking(4)))
    #expect(size(of: text.fontWeight(.light).fontWeight(.black)) == size(of: text.fontWeight(.light)))
    #expect(size(of: text.bold(false).bold()) == size(of: text))
    #expect(size(of: text.italic(false).italic()) == size(of: text))
    #expect(size(of: text.monospaced(false).monospaced()) == size(of: text))
  }

  @Test("fonts by name grow with the text size as their style does, or not at all")
  func custom() {
    func height(_ font: Font) -> CGFloat {
      size(of: Text("a").font(font).dynamicTypeSize(.xxxLarge), scale: 4).height / 17
    }
    // 17 relative to body is round(17 · 29 / 22) = 22 (Facts 1.3), relative to the large title round(17 · 48 / 41) = 20.
    let fixed = height(.custom("JetBrains Mono", fixedSize: 17))
    #expect(abs(height(.custom("JetBrains Mono", size: 17)) / fixed - 22 / 17) < 0.01)
    #expect(abs(height(.custom("JetBrains Mono", size: 17, relativeTo: .largeTitle)) / fixed - 20 / 17) < 0.01)
  }
}
