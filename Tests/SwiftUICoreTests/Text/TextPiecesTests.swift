import EngineTesting
import Foundation
@testable import SwiftUICore
import Testing

@Suite("Paragraphs that are too long to be laid out at once")
@MainActor
struct TextPiecesTests {
  private func starts(_ text: String, longest: Int = .max, hasLines: Bool = true) -> [Int] {
    var text = text
    return text.withUTF8 {
      TextParagraphs.starts(in: $0, part: 0..<$0.count, isLast: true, longest: longest, hasLines: hasLines)
    }
  }

  @Test("are parted behind spaces, else between characters; shorter ones stay whole, and lines end where they end")
  func parts() {
    #expect(starts("one\ntwo three", longest: 10) == [0, 4])
    #expect(starts("one two three four five", longest: 12) == [0, 4, 8, 14])
    #expect(starts("aaaaaaaaaaaaaaaa", longest: 8).count > 2)
    // Neither a letter of several bytes nor one with a mark is torn.
    let japanese = String(repeating: "か\u{3099}", count: 20)
    for place in starts(japanese, longest: 40) { #expect(place % 6 == 0, "\(place)") }
    #expect(starts("one\ntwo", hasLines: false) == [0])
    #expect(starts("one\n") == [0, 4])
  }

  @Test("a place behind a line end is told from others", arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineEnds(end: String) {
    var text = "a" + end + "b"
    let count = text.utf8.count
    text.withUTF8 {
      #expect(TextParagraphs.isBehindLineEnd($0, count - 1))
      #expect(!TextParagraphs.isBehindLineEnd($0, count) && !TextParagraphs.isBehindLineEnd($0, 1))
      #expect(!TextParagraphs.isBehindLineEnd($0, 0))
    }
  }

  /// What holds for the pieces of a text, however it came about.
  private func check(_ layout: TextInputLayout, _ text: String, hasLines: Bool = true) {
    let starts = layout.paragraphs.starts
    var text = text
    #expect(layout.text == text && starts.first == 0)
    let ends = Array(starts.dropFirst()) + [text.utf8.count]
    text.withUTF8 { bytes in
      for (index, (start, end)) in zip(starts, ends).enumerated() {
        #expect(start <= end && end - start <= TextParagraphs.longest)
        let goesOn = index + 1 < starts.count && !(hasLines && TextParagraphs.isBehindLineEnd(bytes, end))
        #expect(layout.endsParagraph(index) == !goesOn)
        if goesOn { #expect(end - start >= TextParagraphs.longest / 4) }
        // A line end is the last of its paragraph.
        guard hasLines else { continue }
        for place in start..<end where TextParagraphs.lineEndLength(bytes, at: place) > 0 {
          #expect(place + TextParagraphs.lineEndLength(bytes, at: place) >= end || bytes[place] == 0x0D)
        }
      }
    }
  }

  @Test("any edits leave pieces that are neither long nor short without need", arguments: 0..<6)
  func edits(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let screen = Screen { Color.clear }
    let sizing: TextInputSizing = seed % 3 == 2 ? .line : .editor(EdgeInsets())
    let style = TextInputStyle(
      sizing: sizing, isSecure: false, in: EnvironmentValues(), services: screen.engine.services)
    let layout = TextInputLayout(width: 300, style: style, graph: screen.engine)
    var letters = Array(String(repeating: "word ", count: 60_000).utf8)
    let update = {
      let text = String(decoding: letters, as: UTF8.self)
      layout.update(to: text)
      check(layout, text, hasLines: sizing != .line)
    }
    update()
    #expect(layout.paragraphs.count > 4)
    for _ in 0..<25 {
      let place = Int.random(in: 0...letters.count, using: &random)
      let length = [1, 30, 20_000, 90_000].randomElement(using: &random) ?? 1
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.insert(contentsOf: Array(repeating: UInt8(ascii: "x"), count: length), at: place)
      case 1: letters.insert(UInt8(ascii: "\n"), at: place)
      default: letters.removeSubrange(place..<min(place + length, letters.count))
      }
      update()
    }
  }
}
