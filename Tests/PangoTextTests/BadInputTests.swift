import Foundation
import PangoText
import SeededNumbers
import SwiftUICore
import Testing

@Suite struct BadInputTests {
  @Test(arguments: [
    "\0", "a\0b", "\u{1}\u{2}\u{7F}\u{85}\u{9F}", "\u{FEFF}\u{200B}\u{200D}\u{FE0F}", "\u{202E}abc\u{202C}",
    "\u{FFFC}", "\u{FFFD}\u{FFFF}\u{10FFFF}", "\u{E000}", "\u{300}\u{301}", "\r\r\n\n\r", "\t\t\t", "     ",
    "🇯", "👨‍", "\u{2028}\u{2029}", "ﷺ", "ก็็็็็็็็็็็็็็็็็็็็", "\u{1F3FB}",
  ])
  func oddStringsAreLaidOut(_ string: String) {
    let engine = PangoTextEngine()
    for width in [0, 1, 50, CGFloat.infinity] {
      #expect(engine.layout(Sample.text(string), width: width).faults == [])
      #expect(engine.layout(Sample.text(string) { $0.lineLimit = 1 }, width: width, height: 5).faults == [])
    }
  }

  @Test func controlCharactersHaveNoLook() {
    let engine = PangoTextEngine()
    #expect(engine.width("a\0b\u{1}\u{7F}c") == engine.width("abc"))
  }

  /// Pango's time grows with the square of Hebrew points.
  @Test(arguments: ["\u{5B0}", "\u{301}", "\u{301}\u{200D}"]) func marksOfALetterBeyondALimitAreNotShaped(_ mark: String) {
    let engine = PangoTextEngine()
    let (few, many) = (String(repeating: mark, count: 256 / mark.unicodeScalars.count), String(repeating: mark, count: 3_000))
    let (bounded, layout) = (engine.layout(Sample.text("a\(few)bc")), engine.layout(Sample.text("a\(many)bc")))
    #expect(layout.faults == [] && layout.glyphCount == bounded.glyphCount && layout.lines.count == 1)
    #expect(engine.width("a\(many)bc") == engine.width("a\(few)bc"))
    // Carets stand around the letter and its marks, and the text keeps them all.
    let lines = engine.prepare(Sample.text("a\(many)bc")).caretLines(width: .infinity).lines
    #expect(lines.map(\.stops.count) == [3] && lines.first?.range.upperBound == "a\(many)bc".utf8.count)
  }

  @Test func invalidBytesAreReplaced() {
    let string = String(decoding: [0x61, 0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF8, 0x62], as: UTF8.self)
    #expect(PangoTextEngine().layout(Sample.text(string), width: 30).faults == [])
  }

  @Test func aMegabyteIsLaidOut() {
    let engine = PangoTextEngine()
    let words = String(repeating: "word ", count: 210_000)
    #expect(engine.layout(Sample.text(words) { $0.lineLimit = 3 }, width: 300).lines.count == 3)
    let unbroken = String(repeating: "漢", count: 350_000)
    #expect(engine.layout(Sample.text(unbroken) { $0.lineLimit = 3 }, width: 300).lines.count == 3)
  }

  @Test(arguments: [CGFloat.nan, -.infinity, .infinity, -3, 0, 1e9, 1e-9]) func oddNumbersAreBorne(_ number: CGFloat) {
    let engine = PangoTextEngine()
    var text = Sample.text("Some words", Sample.system(17, weight: number, leading: number))
    #expect(engine.layout(text, width: number, height: number).faults == [])
    text.runs[0].font = Sample.system(number)
    #expect(engine.layout(text, width: 100).faults == [])
    text.runs[0].font = Sample.body
    text.paragraph.displayScale = number
    text.paragraph.lineSpacing = number
    text.paragraph.minimumScaleFactor = number
    text.paragraph.lineLimit = 1
    #expect(engine.layout(text, width: 40, height: 10).faults == [])
    text.runs[0].tracking = number
    text.runs[0].kerning = number
    text.runs[0].baselineOffset = number
    text.runs[0].font.width = number
    text.runs.append(
      StyledTextRun(
        string: "\u{FFFC}", font: Sample.body,
        attachment: TextAttachment(size: CGSize(width: number, height: number), descent: number, index: 0)))
    #expect(engine.layout(text, width: 40, height: 10).faults == [])
    #expect(engine.layout(text).faults == [])
  }

  @Test func lineLimitsBelowOneShowALine() {
    let engine = PangoTextEngine()
    for limit in [0, -5, Int.min] {
      #expect(engine.layout(Sample.text("a b c") { $0.lineLimit = limit }, width: 10).lines.count == 1)
    }
  }

  @Test func aTextWithoutRunsIsOneLine() {
    let layout = PangoTextEngine().layout(StyledText(runs: [], paragraph: ParagraphStyle(displayScale: 2)))
    #expect(layout.size == CGSize(width: 0, height: 20.5))
  }

  @Test func randomTextsKeepTheLaws() {
    let engine = PangoTextEngine(cacheLimit: 64)
    var random = SplitMix(seed: 20)
    let alphabet = Array("ab WiJ.,\n\t日本語、。「」ーっ😀👩‍💻❤️éมת א\u{200F}\u{202B}\u{301}\u{0}ﬁ…".unicodeScalars)
    for round in 0..<400 {
      var runs: [StyledTextRun] = []
      for _ in 0..<random.below(4) {
        let scalars = (0..<random.below(30)).map { _ in alphabet[random.below(alphabet.count)] }
        var run = StyledTextRun(
          string: String(String.UnicodeScalarView(scalars)), font: Sample.system(CGFloat(8 + random.below(30))))
        run.font.weight = [-0.4, 0, 0.3, 0.62][random.below(4)]
        run.font.smallCaps = random.below(8) == 0 ? .lowercase : .none
        run.tracking = random.below(4) == 0 ? CGFloat(random.below(5)) - 2 : 0
        run.paintIndex = random.below(2)
        if random.below(5) == 0 { run.underline = TextDecoration() }
        if random.below(8) == 0 {
          run.string = "\u{FFFC}"
          run.attachment = TextAttachment(size: CGSize(width: 10, height: 30), descent: 4, index: 0)
        }
        runs.append(run)
      }
      var paragraph = ParagraphStyle(displayScale: CGFloat(1 + random.below(3)))
      paragraph.alignment = [.leading, .center, .trailing][random.below(3)]
      paragraph.truncation = [.head, .middle, .tail][random.below(3)]
      paragraph.lineLimit = random.below(2) == 0 ? nil : 1 + random.below(3)
      paragraph.minimumScaleFactor = random.below(5) == 0 ? 0.5 : 1
      paragraph.allowsTightening = random.below(4) == 0
      paragraph.isRightToLeft = random.below(3) == 0
      let text = StyledText(runs: runs, paragraph: paragraph)
      let width = CGFloat(random.below(200))
      let height = random.below(3) == 0 ? CGFloat(random.below(100)) : .infinity
      let layout = engine.layout(text, width: width, height: height)
      #expect(layout.faults == [], "round \(round)")
      if let limit = paragraph.lineLimit { #expect(layout.lines.count <= limit, "round \(round)") }
    }
    #expect(engine.cachedTextCount <= 64)
  }
}
