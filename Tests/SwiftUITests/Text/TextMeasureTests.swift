import SwiftUI
import Testing

@Suite("Text as on iOS")
@MainActor
struct TextMeasureTests {
  @Test("the checkmark row is 126.5 × 50.5 at 2x: 15, a disc of 17 in its box of 20, 8, the word and 15 (Facts 1.6)")
  func checkmarkRow() {
    let view = HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked")
    }
    .padding(15)
    let measured = size(of: view)
    #expect(measured.height == 50.5)
    #expect(abs(measured.width - 126.5) <= 1)
  }

  @Test("two lines of 16 points are 38.5 high at 2x (Facts 1.2)")
  func twoLines() {
    #expect(size(of: Text("a\nb").font(.system(size: 16))).height == 38.5)
  }

  @Test(
    "one line of each style at 3x (Facts 1.1)",
    arguments: [
      (.largeTitle, 40.667), (.title, 33.667), (.title2, 26.333), (.body, 20.333), (.callout, 19.333), (.footnote, 15.667),
      (.caption, 14.333),
    ] as [(Font.TextStyle, CGFloat)])
  func styles(style: Font.TextStyle, expected: CGFloat) {
    #expect(abs(size(of: Text("Ag").font(.system(style)), scale: 3).height - expected) < 0.001)
  }

  @Test("distances between texts and other views (Facts 3.2)")
  func spacing() {
    let texts = size(
      of: VStack {
        Text("a"); Text("b")
      }, scale: 3
    ).height
    #expect(abs(texts - (20.333 * 2 + 2)) < 0.01)
    let below = size(
      of: VStack {
        Text("a"); Box("x", 10, 10)
      }, scale: 3
    ).height
    #expect(abs(below - (20.333 + 10.64 + 10)) < 0.02)
    let above = size(
      of: VStack {
        Box("x", 10, 10); Text("a")
      }, scale: 3
    ).height
    #expect(abs(above - (20.333 + 6.43 + 10)) < 0.02)
  }

  @Test("a text shows at least one line and cuts the last one that fits")
  func lines() {
    #expect(size(of: Text("one two three four five six"), width: 60, height: 0).height == 20.5)
    #expect(size(of: Text("a").lineLimit(3, reservesSpace: true), scale: 3).height == size(of: Text("a\nb\nc"), scale: 3).height)
  }
}
