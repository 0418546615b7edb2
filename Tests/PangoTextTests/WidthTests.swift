import Foundation
import SwiftUICore
import Testing

@testable import PangoText

@Suite struct WidthTests {
  let engine = PangoTextEngine()

  @Test func checkedIs68Wide() {
    #expect(abs(engine.layout(Sample.text("Checked")).size.width - 68) <= 1)
  }

  @Test(arguments: [12.0, 17, 22, 28]) func japaneseAdvancesAre936Thousandths(_ size: Double) {
    for weight in [0, 0.4] {
      let font = Sample.system(CGFloat(size), weight: weight)
      let width = engine.width("日本語のテキスト", font)
      #expect(abs(width - 8 * 0.936 * size) < 0.02 * size)
    }
  }

  @Test func systemTrackingIsPartOfEachLatinGlyph() {
    // Twelve points have no tracking; all sizes below twenty share a font, so that the rest is the table's.
    let plain = engine.width("Settings", Sample.system(12)) / 12
    let table: [(size: CGFloat, tracking: CGFloat)] = [
      (11, 0.06), (13, -0.08), (15, -0.23), (17, -0.43), (19, -0.45), (16.5, -0.37),
    ]
    for (size, tracking) in table {
      let width = engine.width("Settings", Sample.system(size))
      #expect(abs(width - (plain * size + 8 * tracking)) < 0.1, "at \(size)")
    }
  }

  /// How much wider than the stand-in's own letters the system font is; measured on iOS for ordinary strings.
  @Test(
    arguments: [
      ("Inter", 17, 0, 0.944...0.957), ("Inter", 17, 0.3, 0.950...0.962), ("Inter Display", 30, 0.4, 1.018...1.031),
      ("Inter Display", 25, 0, 1.015...1.015), ("Inter Display", 28, 0, 1.012...1.012),
      ("Inter Display", 34, 0, 1.008...1.008), ("Inter Display", 58, 0, 0.993...0.993),
    ] as [(String, CGFloat, CGFloat, ClosedRange<CGFloat>)])
  func widthsAreThoseOfTheSystemFont(
    _ family: String, _ size: CGFloat, _ weight: CGFloat, _ ratio: ClosedRange<CGFloat>
  ) {
    for string in ["Show notifications", "Navigation bar", "The quick brown fox jumps"] {
      let own = size * Self.reference(string, family, weight)
      let system = engine.width(string, Sample.system(size, weight: weight))
      let tolerated = (ratio.lowerBound - 0.012)...(ratio.upperBound + 0.012)
      #expect(tolerated.contains(system / own), "\(string): \(system / own)")
    }
  }

  /// The width of a text in the version of the stand-in that ratios were measured with, in ems, whichever version is installed.
  private static func reference(_ string: String, _ family: String, _ weight: CGFloat) -> CGFloat {
    let widths = InterWidths.reference(isDisplay: family == "Inter Display", cssWeight: SystemFontMetrics.cssWeight(weight))
    return string.utf8.reduce(0) { $0 + CGFloat(widths?[Int($1) - 32] ?? 0) }
  }

  @Test(
    "texts at 17 are as wide as in pictures of iOS, within 1 % (Facts 1.5)",
    arguments: [
      ("Explicit main actor", 418), ("Test one of many in a suite", 606), ("Test two of many in a suite", 605),
      ("Test three of many in a suite", 640), ("One test in a suite", 411), (".theme(.all)", 258), (".theme(.light)", 307),
      (".sizes(.minimum)", 389), ("throws", 155), ("async", 134), ("async throws", 301), ("Some SwiftUI text", 408),
      ("Toggle Preferences", 442), ("Go Ape!", 184), ("Execute", 182), ("Checked", 204),
    ] as [(String, CGFloat)])
  func widthsInPictures(_ string: String, pixels: CGFloat) {
    // In pixels at 3x; the picture's edge may be half a pixel off either way.
    let width = engine.width(string) * 3
    #expect(abs(width - pixels) <= 0.01 * pixels, "\(width)")
  }

  @Test func monospacedLettersAreAsFarApartAsTheSystems() {
    let mono = Sample.system(14, design: .monospaced)
    let layout = engine.layout(Sample.text(".allowsDirectInteraction", mono))
    // 24 letters, of which the picture shows the ink: without what is blank beside the first and the last.
    #expect(abs(layout.lines[0].width - 24 * 0.6173 * 14) < 0.1)
    #expect(abs(layout.lines[0].width - 203 - 4.4) < 1)
    let bold = Sample.system(30, weight: 0.4, design: .monospaced)
    #expect(abs(engine.width("m", bold) - 0.6173 * 30) < 0.05)
  }

  @Test func advancesAreNotRoundedToPixels() {
    let one = engine.width("i", Sample.system(12))
    #expect(abs(engine.width("iiii", Sample.system(12)) - 4 * one) < 0.01)
    #expect(one * 2 != (one * 2).rounded())
  }

  @Test func trackingAndKerningAddSpace() {
    func width(tracking: CGFloat, kerning: CGFloat) -> CGFloat {
      let run = StyledTextRun(string: "word", font: Sample.body, tracking: tracking, kerning: kerning)
      return engine.layout(StyledText(runs: [run], paragraph: ParagraphStyle())).lines[0].width
    }
    let plain = width(tracking: 0, kerning: 0)
    #expect(abs(width(tracking: 3, kerning: 0) - plain - 9) < 0.01)
    #expect(abs(width(tracking: 0, kerning: 3) - plain - 12) < 0.01)
  }

  @Test func digitsAreProportionalUnlessAskedOtherwise() {
    #expect(engine.width("111") < engine.width("000") - 1)
    var font = Sample.body
    font.hasMonospacedDigits = true
    #expect(abs(engine.width("111", font) - engine.width("000", font)) < 0.01)
    let mono = Sample.system(17, design: .monospaced)
    #expect(abs(engine.width("iii", mono) - engine.width("WWW", mono)) < 0.01)
    #expect(abs(engine.width("i", mono) - 0.6173 * 17) < 0.05)
  }

  @Test func weightsAreDifferentFaces() {
    let weights: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    let names = weights.map { weight in
      engine.layout(Sample.text("a", Sample.system(17, weight: weight))).lines[0].runs[0].face.name
    }
    #expect(Set(names).count == weights.count)
  }

  @Test func japaneseHasTwoWeights() {
    func face(_ weight: CGFloat) -> String {
      engine.layout(Sample.text("日", Sample.system(17, weight: weight))).lines[0].runs[0].face.name
    }
    #expect(face(0) == face(0.23))
    #expect(face(0.3) == face(0.62))
    #expect(face(0.23) != face(0.3))
    #expect(face(0).contains("CJK JP"))
  }

  @Test func theSerifDesignHasOneFontForLatinAndJapanese() {
    let font = Sample.system(17, design: .serif)
    for string in ["a", "日"] {
      #expect(engine.layout(Sample.text(string, font)).lines[0].runs[0].face.name.contains("Noto Serif CJK JP"))
    }
    // Only the Japanese letters are smaller.
    #expect(abs(engine.width("日本", font) - 2 * 0.936 * 17) < 0.05)
    #expect(engine.width("日本", font) < engine.width("日本", ResolvedFont(family: .named("Noto Serif CJK JP"), size: 17)))
    #expect(engine.width("mn", font) == engine.width("mn", ResolvedFont(family: .named("Noto Serif CJK JP"), size: 17)))
  }

  @Test func arrowsAndProductsStayLetters() {
    let text = engine.layout(Sample.text("->3x9"))
    #expect(text.glyphCount == 5)
    #expect(abs(engine.width("-") + engine.width(">") - engine.width("->")) < 1)
  }

  @Test func smallCapitalsAreSmallerThanCapitals() {
    var font = Sample.body
    font.smallCaps = .lowercase
    #expect(engine.width("text", font) < engine.width("TEXT"))
    #expect(engine.width("TEXT", font) == engine.width("TEXT"))
    #expect(engine.layout(Sample.text("Text", font)).size.height == 20.5)
  }

  @Test func emojiAreOneGlyphAndNotWide() {
    let font = Sample.system(17)
    for emoji in ["😀", "❤️", "🇯🇵", "👨‍👩‍👧"] {
      let layout = engine.layout(Sample.text(emoji, font))
      #expect(layout.glyphCount == 1, "\(emoji)")
      #expect(abs(layout.lines[0].width / 17 - 1.17) < 0.02)
    }
  }

  @Test func aTextFitsTheWidthThatItReported() {
    for string in ["Checked", "日本語テキスト", "A longer label, with commas", "mixed 日本 😀 text"] {
      let size = engine.layout(Sample.text(string)).size
      #expect(engine.layout(Sample.text(string), width: size.width).lines.count == 1)
    }
  }

  @Test func widthIsThatOfTheWidestLine() {
    let layout = engine.layout(Sample.text("A text of several words, wrapped"), width: 120)
    #expect(layout.lines.count > 1)
    #expect(layout.size.width <= 120)
    let widest = layout.lines.map(\.width).max() ?? 0
    #expect(layout.size.width == min(120, (widest * 2).rounded(.up) / 2))
  }
}
