import Foundation
import PangoText
import SwiftUICore
import Testing

@Suite("Lines glyph by glyph") struct PlacedLineTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var strings: [String]
    var width: CGFloat = .infinity
    var height: CGFloat = .infinity
    var edit: @Sendable (inout ParagraphStyle) -> Void = { _ in }
  }

  static let cases = [
    Case(testDescription: "one line", strings: ["Kyoto in autumn"]),
    Case(testDescription: "Japanese, wrapped", strings: ["日本語の文章を折り返して表示します。"], width: 90),
    Case(testDescription: "right to left, with numbers", strings: ["שלום abc 123 עולם"], width: 120) { $0.isRightToLeft = true },
    Case(testDescription: "cut at its end", strings: ["The quick brown fox jumps over"], width: 120) { $0.lineLimit = 1 },
    Case(testDescription: "cut in the middle", strings: ["The quick brown fox jumps"], width: 100) {
      $0.lineLimit = 1
      $0.truncation = .middle
    },
    Case(testDescription: "cut by the height", strings: ["one two three four five six"], width: 60, height: 45),
    Case(testDescription: "made smaller", strings: ["one two three four"], width: 70) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    },
    Case(testDescription: "several runs, marks, emoji", strings: ["a\u{301}b", "ffi ", "👩‍👩‍👧 x"]),
    Case(testDescription: "paragraphs, one empty", strings: ["a\n\n", "bc\td"], edit: { $0.alignment = .center }),
  ]

  private func text(_ one: Case) -> StyledText {
    var paragraph = ParagraphStyle(displayScale: 2)
    one.edit(&paragraph)
    return StyledText(
      runs: one.strings.map { StyledTextRun(string: $0, font: Sample.body, underline: TextDecoration()) }, paragraph: paragraph)
  }

  @Test("are the layout's own, glyph for glyph", arguments: cases)
  func sameGlyphs(_ one: Case) {
    let prepared = PangoTextEngine().prepare(text(one))
    let layout = prepared.layout(width: one.width, height: one.height)
    let placed = prepared.placedLines(width: one.width, height: one.height)
    #expect(placed.count == layout.lines.count)
    for (placed, line) in zip(placed, layout.lines) {
      #expect(placed.line.origin == line.origin)
      #expect(placed.runs.flatMap { $0.glyphs?.glyphs ?? [] } == line.runs.flatMap(\.glyphs))
      #expect(placed.runs.flatMap { $0.glyphs?.positions ?? [] } == line.runs.flatMap(\.positions))
      for (run, next) in zip(placed.runs, placed.runs.dropFirst()) { #expect(run.end == next.start) }
      for run in placed.runs {
        #expect(run.slices.flatMap(\.glyphs) == Array(0..<(run.glyphs?.glyphs.count ?? 0)))
        #expect(run.slices.allSatisfy { run.start <= $0.start && $0.start <= $0.end && $0.end <= run.end })
      }
      let length = placed.runs.reduce(0) { $0 + $1.decorations.reduce(0) { $0 + $1.length } }
      #expect(abs(length - line.decorations.reduce(0) { $0 + $1.length }) < 0.001)
    }
  }

  @Test("tell which characters they show, each style in runs of its own, and which way they run")
  func characters() throws {
    let text = StyledText(
      runs: [StyledTextRun(string: "ab", font: Sample.body), StyledTextRun(string: "cd\nשלום", font: Sample.body)],
      paragraph: ParagraphStyle(displayScale: 2))
    let lines = PangoTextEngine().prepare(text).placedLines(width: .infinity, height: .infinity)
    #expect(lines.map { $0.runs.map(\.style) } == [[0, 1], [1]])
    #expect(lines.flatMap { $0.runs.map(\.isRightToLeft) } == [false, false, true])
    // A line end counts as one; the last letter of what runs to the left stands first.
    #expect(lines.flatMap { $0.runs.flatMap { $0.slices.map(\.character) } } == [0, 1, 2, 3, 8, 7, 6, 5])
    #expect(lines[1].top >= lines[0].top + lines[0].height - 0.5)
  }

  @Test("a part of a run is those glyphs, with what is drawn below them")
  func parts() throws {
    let text = StyledText(
      runs: [StyledTextRun(string: "abc", font: Sample.body, underline: TextDecoration())],
      paragraph: ParagraphStyle(displayScale: 2))
    let line = try #require(PangoTextEngine().prepare(text).placedLines(width: .infinity, height: .infinity).first)
    let part = line.part(1..<2, ofRun: 0), slice = line.runs[0].slices[1]
    #expect(part.runs.map(\.glyphs) == [[line.line.runs[0].glyphs[1]]])
    #expect(part.runs.map(\.positions) == [[line.line.runs[0].positions[1]]])
    #expect(part.decorations.map(\.start.x) == [slice.start] && part.origin == line.line.origin)
    #expect(part.decorations.allSatisfy { abs($0.length - (slice.end - slice.start)) < 0.001 })
    #expect(line.part(0..<0, ofRun: 0).runs.isEmpty && line.part(0..<0, ofRun: 0).decorations.isEmpty)
  }

  @Test("an ellipsis is a run that stands for the first character that is cut")
  func ellipsis() throws {
    let text = Sample.text("abcdefghijklmnopqrstuvwxyz") { $0.lineLimit = 1 }
    let line = try #require(PangoTextEngine().prepare(text).placedLines(width: 80, height: .infinity).first)
    let shown = line.runs.flatMap { $0.slices.map(\.character) }
    #expect(line.runs.count == 2 && shown == Array(0..<shown.count))
  }
}
