import Foundation
import PangoText
import SwiftUICore
import Testing

@Suite struct LineBreakTests {
  let engine = PangoTextEngine()

  @Test(arguments: ["、", "。", "」", "）", "ー", "っ", "ゃ", "ッ", "ョ", "々", "！", "』", "ぁ", "ヶ", "…"])
  func someCharactersDoNotBeginALine(_ character: String) {
    // The character would be the fifth, and takes the fourth along to the next line.
    #expect(engine.lines(of: "漢漢漢字\(character)漢漢", fullWidth: 4).prefix(1) == [3])
  }

  @Test(arguments: ["「", "（", "『", "【", "《"])
  func someCharactersDoNotEndALine(_ character: String) {
    #expect(engine.lines(of: "漢漢漢\(character)漢漢漢", fullWidth: 4).prefix(1) == [3])
  }

  @Test func ideographsBreakAnywhere() {
    #expect(engine.lines(of: "漢字漢字漢字漢字漢字", fullWidth: 4) == [4, 4, 2])
  }

  @Test func latinWordsStayWhole() {
    let room = engine.width("one two")
    let layout = engine.layout(Sample.text("one two three"), width: room + 1)
    #expect(layout.lines.map { $0.runs[0].glyphs.count }.count == 2)
    #expect(abs(layout.lines[0].width - room) < 0.6)
    #expect(abs(layout.lines[1].width - engine.width("three")) < 0.6)
  }

  @Test func latinWordsInJapaneseStayWhole() {
    let room = engine.width("漢漢漢Swift") - 2
    let layout = engine.layout(Sample.text("漢漢漢SwiftUI"), width: room)
    #expect(abs(layout.lines[0].width - engine.width("漢漢漢")) < 0.6)
  }

  @Test func wordsWiderThanTheLineBreak() {
    let layout = engine.layout(Sample.text("to incomprehensibilities"), width: 60)
    #expect(layout.lines.count > 2)
    #expect(abs(layout.lines[0].width - engine.width("to")) < 0.6)
    #expect(layout.lines.allSatisfy { $0.width <= 60 })
    #expect(!layout.isTruncated)
  }

  @Test func oneGlyphIsShownHoweverNarrow() {
    let layout = engine.layout(Sample.text("漢字"), width: 1)
    #expect(layout.lines.count == 2)
    #expect(layout.size.width > 1)
  }

  @Test func graphemesAreNotCut() {
    let layout = engine.layout(Sample.text("👨‍👩‍👧👨‍👩‍👧e\u{301}e\u{301}"), width: 1)
    #expect(layout.lines.count == 4)
  }

  @Test func spacesHangAtTheEndOfALine() {
    let room = engine.width("word")
    let layout = engine.layout(Sample.text("word     word"), width: room + 1)
    #expect(layout.lines.count == 2)
    #expect(layout.size.width <= room + 1)
  }

  @Test func alignmentMovesShortLines() {
    func origins(_ alignment: ParagraphStyle.Alignment, isRightToLeft: Bool = false) -> [CGFloat] {
      let layout = engine.layout(
        Sample.text("a long line\nshort") {
          $0.alignment = alignment
          $0.isRightToLeft = isRightToLeft
        })
      return layout.lines.map { $0.origin.x } + [layout.size.width - layout.lines[1].width]
    }
    let leading = origins(.leading)
    #expect(leading[1] == 0)
    let center = origins(.center)
    #expect(abs(center[1] - center[2] / 2) < 0.001)
    let trailing = origins(.trailing)
    #expect(abs(trailing[1] - trailing[2]) < 0.001)
    #expect(origins(.leading, isRightToLeft: true) == trailing)
    #expect(origins(.trailing, isRightToLeft: true) == leading)
  }

  @Test func rightToLeftTextRunsLeftwards() {
    let layout = engine.layout(Sample.text("אבג") { $0.isRightToLeft = true })
    let positions = layout.lines[0].runs[0].positions.map(\.x)
    #expect(positions == positions.sorted() && positions.count == 3)
    // A full stop stands at the end of the reading order.
    let left = engine.layout(Sample.text("abc.") { $0.isRightToLeft = true }).lines[0].runs.flatMap {
      zip($0.glyphs, $0.positions).map { ($0.0, $0.1.x) }
    }
    let stop = engine.layout(Sample.text(".")).lines[0].runs[0].glyphs[0]
    #expect(left.min { $0.1 < $1.1 }?.0 == stop)
  }

  /// How many characters are on each line.
  private func lengths(_ string: String, _ font: ResolvedFont, width: CGFloat, limit: Int? = nil) -> [Int] {
    engine.layout(Sample.text(string, font) { $0.lineLimit = limit }, width: width).lines.map {
      $0.runs.reduce(0) { $0 + $1.glyphs.count }
    }
  }

  @Test(
    "the last line of a wrapped text is not one word, as in pictures of iOS (Facts 1.7)",
    arguments: [
      ("Most secure: Allow this app to know when you're home", 11, 266, "you're home"),
      ("Less secure: Do not allow this app to know when you're home", 11, 266, "you're home"),
      ("Moves at an average speed.", 16, 160, "average speed."),
      ("Show file differences that haven't been staged", 17, 210, "haven't been staged"),
    ] as [(String, CGFloat, CGFloat, String)])
  func noWordAlone(_ string: String, size: CGFloat, width: CGFloat, last: String) {
    #expect(lengths(string, Sample.system(size), width: width) == [string.count - last.count - 1, last.count])
  }

  @Test func textsThatHugTheirLinesBecomeNarrowerByTheWordThatMoves() {
    let font = Sample.system(16)
    let layout = engine.layout(Sample.text("Moves at an average speed.", font), width: 160)
    #expect(layout.size.width == (engine.width("average speed.", font) * 2).rounded(.up) / 2)
    #expect(layout.lines.count == 2)
  }

  @Test(
    "a last word stays alone where no other can join it",
    arguments: [
      // The line above has no second word; both are wider than the line; the line above ends inside a word.
      ("incomprehensible words", 140, [16, 5]), ("and other incomprehensible", 140, [9, 16]),
      ("aa incomprehensible understanding", 140, [2, 16, 13]), ("a snow-white", 72, [7, 5]),
      // What ends between characters is not made of words.
      ("漢字漢字漢", 70, [4, 1]), ("漢字漢字 漢", 70, [5, 1]), ("漢字の Swift", 70, [3, 5]),
    ] as [(String, CGFloat, [Int])])
  func wordsAlone(_ string: String, width: CGFloat, expected: [Int]) {
    let found = lengths(string, Sample.body, width: width)
    #expect(found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
  }

  @Test func eachParagraphIsOnItsOwnAndLimitsLeaveTheirLinesAsTheyWere() {
    let text = "Moves at an average speed.\nMoves at an average speed."
    #expect(lengths(text, Sample.system(16), width: 160) == [11, 14, 11, 14])
    // The second line shows all that is left in as much room as there is.
    #expect(lengths("Moves at an average speed. And on", Sample.system(16), width: 160, limit: 2).first == 19)
    #expect(lengths("Moves at an average speed.", Sample.system(16), width: 160, limit: 2) == [11, 14])
  }

  @Test func aWordThatMovesIsNotShapedAgain() {
    let engine = PangoTextEngine()
    let text = engine.prepare(Sample.text("Moves at an average speed.", Sample.system(16)))
    for width in 100..<180 { _ = text.layout(width: CGFloat(width), height: .infinity) }
    #expect(engine.shapingCount == 1)
  }

  @Test func tabsGoToStops() {
    let layout = engine.layout(Sample.text("a\tb"))
    #expect(layout.lines[0].runs.flatMap(\.positions).last?.x == 28)
  }
}
