import Foundation
import PangoText
import SwiftUICore
import Testing

@Suite struct LineHeightTests {
  struct Style: Sendable {
    var name: String
    var size: CGFloat
    var leading: CGFloat
    var weight: CGFloat = 0
    /// One, two and three lines at 3x; one line at 2x.
    var at3x: [CGFloat]
    var oneAt2x: CGFloat
  }

  static let styles: [Style] = [
    Style(name: "largeTitle", size: 34, leading: 41, at3x: [40.667, 81.667, 122.667], oneAt2x: 41),
    Style(name: "title", size: 28, leading: 34, at3x: [33.667, 67.667, 101.667], oneAt2x: 33.5),
    Style(name: "title2", size: 22, leading: 28, at3x: [26.333, 54.333, 82.333], oneAt2x: 26.5),
    Style(name: "title3", size: 20, leading: 25, at3x: [24, 49, 74], oneAt2x: 24),
    Style(name: "headline", size: 17, leading: 22, weight: 0.3, at3x: [20.333, 42.333, 64.333], oneAt2x: 20.5),
    Style(name: "body", size: 17, leading: 22, at3x: [20.333, 42.333, 64.333], oneAt2x: 20.5),
    Style(name: "callout", size: 16, leading: 21, at3x: [19.333, 40.333, 61.333], oneAt2x: 19.5),
    Style(name: "subheadline", size: 15, leading: 20, at3x: [18, 38, 58], oneAt2x: 18),
    Style(name: "footnote", size: 13, leading: 18, at3x: [15.667, 33.667, 51.667], oneAt2x: 16),
    Style(name: "caption", size: 12, leading: 16, at3x: [14.333, 30.333, 46.333], oneAt2x: 14.5),
    Style(name: "caption2", size: 11, leading: 13, at3x: [13.333, 26.333, 39.667], oneAt2x: 13.5),
  ]

  @Test(arguments: styles) func heightsOfTextStyles(_ style: Style) {
    let engine = PangoTextEngine()
    let font = Sample.system(style.size, weight: style.weight, leading: style.leading)
    for (index, height) in style.at3x.enumerated() {
      let string = Array(repeating: "Ag", count: index + 1).joined(separator: "\n")
      let layout = engine.layout(Sample.text(string, font) { $0.displayScale = 3 })
      #expect(abs(layout.size.height - height) < 0.001, "\(style.name), \(index + 1) lines")
    }
    #expect(engine.layout(Sample.text("Ag", font)).size.height == style.oneAt2x)
    // At 2x, more lines follow the same rule.
    let natural = 1.193359 * style.size
    for count in 2...3 {
      let exact = CGFloat(count) * natural + CGFloat(count - 1) * max(0, style.leading - natural)
      let string = Array(repeating: "Ag", count: count).joined(separator: "\n")
      let expected: CGFloat = (exact * 2).rounded(.up) / 2
      #expect(engine.layout(Sample.text(string, font)).size.height == expected)
    }
  }

  @Test func fixedSizesHaveNoExtraLeading() {
    let engine = PangoTextEngine()
    #expect(engine.layout(Sample.text("a\nb", Sample.system(16))).size.height == 38.5)
    let spaced = engine.layout(Sample.text("a\nb\nc", Sample.system(16)) { $0.lineSpacing = 2.4 })
    #expect(spaced.lines[1].origin.y - spaced.lines[0].origin.y == 21.5)
  }

  @Test(arguments: ["日本語", "😀", "Aé日本語😀ไทยก็ةשּׁ"]) func fallbackGlyphsDoNotMakeLinesTaller(_ string: String) {
    let engine = PangoTextEngine()
    #expect(engine.layout(Sample.text(string, Sample.system(12, leading: 16))).size.height == 14.5)
  }

  @Test(arguments: [ResolvedFont.Design.rounded, .monospaced, .serif])
  func otherDesignsHaveTheSameBox(_ design: ResolvedFont.Design) {
    let layout = PangoTextEngine().layout(Sample.text("Ag", Sample.system(17, leading: 22, design: design)))
    #expect(layout.size.height == 20.5)
  }

  @Test func theLargestFontOfALineDecides() {
    let engine = PangoTextEngine()
    let runs = [
      StyledTextRun(string: "small ", font: Sample.system(12)), StyledTextRun(string: "large", font: Sample.system(28)),
      StyledTextRun(string: "\nsmall", font: Sample.system(12)),
    ]
    let layout = engine.layout(StyledText(runs: runs, paragraph: ParagraphStyle(displayScale: 2)))
    let pixels: CGFloat = (28 + 12) * 1.193359 * 2
    #expect(layout.size.height == pixels.rounded(.up) / 2)
  }

  @Test func baselinesAreRounded() {
    let layout = PangoTextEngine().layout(Sample.text("a\nb"))
    let ascent: CGFloat = 0.952148 * 17
    let last: CGFloat = ascent + 22
    #expect(layout.firstBaseline == (ascent * 2).rounded() / 2)
    #expect(layout.lastBaseline == (last * 2).rounded(.up) / 2)
  }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("\n", 2), ("a\r\nb", 2), ("a\u{2028}b\u{2029}c", 3), ("a\rb", 2)])
  func lineEndsMakeLines(_ string: String, _ count: Int) {
    let layout = PangoTextEngine().layout(Sample.text(string))
    #expect(layout.lines.count == count)
    #expect(layout.size.height == (count == 1 ? 20.5 : count == 2 ? 42.5 : 64.5))
    if string.isEmpty { #expect(layout.size.width == 0) }
  }
}
