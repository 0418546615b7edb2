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

  @Test func tabsGoToStops() {
    let layout = engine.layout(Sample.text("a\tb"))
    #expect(layout.lines[0].runs.flatMap(\.positions).last?.x == 28)
  }
}
