import Foundation
import PangoText
import SwiftUICore
import Testing

@Suite struct TruncationTests {
  let engine = PangoTextEngine()
  let long = "The quick brown fox jumps over the lazy dog"

  private func glyph(_ string: String) -> UInt32 {
    engine.layout(Sample.text(string)).lines[0].runs[0].glyphs[0]
  }

  private func glyphs(_ layout: TextLayout) -> [UInt32] {
    layout.lines.flatMap { $0.runs.flatMap(\.glyphs) }
  }

  @Test func ellipsisStandsWhereTheModeSays() {
    for (mode, isFirst, isLast) in [
      (ParagraphStyle.Truncation.head, true, false), (.tail, false, true), (.middle, false, false),
    ] {
      let text = Sample.text(long) {
        $0.lineLimit = 1
        $0.truncation = mode
      }
      let layout = engine.layout(text, width: 150)
      let shown = glyphs(layout)
      #expect(layout.isTruncated)
      #expect(layout.lines.count == 1)
      #expect(layout.size.width <= 150)
      #expect(shown.filter { $0 == glyph("…") }.count == 1)
      #expect((shown.first == glyph("…")) == isFirst)
      #expect((shown.last == glyph("…")) == isLast)
      if mode != .head { #expect(shown.first == glyph("T")) }
      if mode != .tail { #expect(shown.last == glyph("g")) }
    }
  }

  @Test func nothingIsCutFromATextThatFits() {
    let layout = engine.layout(Sample.text(long) { $0.lineLimit = 1 }, width: 500)
    #expect(!layout.isTruncated)
    #expect(glyphs(layout).count == long.count)
  }

  @Test func theLineLimitHolds() {
    for limit in 1...3 {
      let layout = engine.layout(Sample.text(long) { $0.lineLimit = limit }, width: 80)
      #expect(layout.lines.count == limit)
      #expect(layout.isTruncated)
      #expect(glyphs(layout).last == glyph("…"))
    }
  }

  @Test func linesThatDoNotFitTheHeightAreDropped() {
    let whole = engine.layout(Sample.text(long), width: 100)
    #expect(whole.lines.count > 3)
    for (height, count) in [(0.0, 1), (20.5, 1), (42, 1), (42.5, 2), (64.5, 3)] {
      let layout = engine.layout(Sample.text(long), width: 100, height: height)
      #expect(layout.lines.count == count, "height \(height)")
      #expect(layout.isTruncated)
    }
    #expect(!engine.layout(Sample.text(long), width: 100, height: whole.size.height).isTruncated)
  }

  @Test func furtherParagraphsShowAsEllipsis() {
    let layout = engine.layout(Sample.text("one\ntwo") { $0.lineLimit = 1 })
    #expect(layout.isTruncated)
    #expect(glyphs(layout).last == glyph("…"))
    #expect(glyphs(layout).count == 4)
  }

  @Test func ellipsisHasTheLookOfTheTextBeforeIt() {
    let runs = [
      StyledTextRun(string: "plain ", font: Sample.body),
      StyledTextRun(string: "and then something in red", font: Sample.system(17, weight: 0.4), paintIndex: 1),
    ]
    let layout = engine.layout(
      StyledText(runs: runs, paragraph: ParagraphStyle(lineLimit: 1, displayScale: 2)), width: 150)
    #expect(layout.lines[0].runs.last?.paintIndex == 1)
    #expect(layout.lines[0].runs.count == 2)
  }

  @Test func smallerFontsMakeATextFit() {
    func layout(_ factor: CGFloat, width: CGFloat) -> TextLayout {
      engine.layout(
        Sample.text(long) {
          $0.lineLimit = 1
          $0.minimumScaleFactor = factor
        }, width: width)
    }
    let natural = engine.width(long)
    let fitted = layout(0.5, width: natural * 0.8)
    #expect(!fitted.isTruncated)
    let size = fitted.lines[0].runs[0].face.size
    #expect(size > 17 * 0.75 && size < 17 * 0.85)
    #expect(fitted.size.height < 20)
    #expect(fitted.size.width <= natural * 0.8)
    #expect(layout(0.5, width: natural).lines[0].runs[0].face.size == 17)
    let least = layout(0.5, width: natural * 0.3)
    #expect(least.isTruncated)
    #expect(least.lines[0].runs[0].face.size == 8.5)
  }

  @Test func tighteningSavesALetter() {
    let room = engine.width("Tightening") - 1.5
    func layout(_ allows: Bool) -> TextLayout {
      engine.layout(
        Sample.text("Tightening") {
          $0.lineLimit = 1
          $0.allowsTightening = allows
        }, width: room)
    }
    #expect(glyphs(layout(false)).last == glyph("…"))
    #expect(glyphs(layout(true)).last == glyph("g"))
    #expect(layout(true).lines[0].width <= room + 0.1)
  }
}
