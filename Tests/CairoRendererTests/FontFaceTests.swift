import CairoRenderer
import CoreGraphicsTypes
import Foundation
import SwiftUICore
import Testing

/// A face that no renderer knows.
private final class StrangeFace: FontFace {
  let size: CGFloat = 10
  let isColored = false
  let name = "Strange"
}

@MainActor
@Suite("Text of another text engine") struct FontFaceTests {
  /// Three glyphs, 6 points apart, on a baseline 10 points below the top.
  private func text(inkBounds: CGRect = CGRect(x: 0, y: 0, width: 40, height: 20)) -> DisplayFragment {
    let run = GlyphRun(
      face: StrangeFace(), glyphs: [1, 2, 3], positions: [0, 6, 12].map { CGPoint(x: $0, y: 0) }, paintIndex: 0)
    let line = TextLine(origin: CGPoint(x: 0, y: 10), width: 18, runs: [run])
    let layout = TextLayout(
      size: CGSize(width: 18, height: 12), firstBaseline: 10, lastBaseline: 10, lines: [line], isTruncated: false,
      inkBounds: inkBounds)
    return Make.fragment(
      [.text(DisplayText(layout: layout, origin: CGPoint(x: 5, y: 0), paints: [.rgb(1, 0, 0)]))],
      bounds: inkBounds.offsetBy(dx: 5, dy: 0))
  }

  @Test("shows as a frame for each run, and is reported")
  func standIn() {
    var reports: [String] = []
    let renderer = CairoRenderer { reports.append($0) }
    let buffer = Make.list([text()], width: 40, height: 20, scale: 2).painted(by: renderer)
    // From x 5 to 5 + 12 + 0.5 · 10 = 22, and from the baseline at y 10 to 0.7 · 10 above it; lines of 0.06 · 10 points.
    let painted = { (x: Int, y: Int) in buffer.channels(x, y) == Channels(red: 255, green: 0, blue: 0, alpha: 255) }
    #expect([(10, 10), (43, 10), (10, 13), (25, 6), (25, 19)].allSatisfy(painted))
    #expect(![(8, 10), (45, 10), (25, 4), (25, 21), (25, 13)].contains(where: painted))
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("text in Strange shows as boxes") == true)
  }

  @Test("does not leave the ink that its layout promises")
  func ink() {
    let ink = CGRect(x: 3, y: 5, width: 8, height: 2)
    let buffer = Make.list([text(inkBounds: ink)], width: 40, height: 20, scale: 1).painted(by: CairoRenderer { _ in })
    for y in 0..<20 {
      for x in 0..<40 where !(8..<16).contains(x) || !(5..<7).contains(y) { #expect(buffer.channels(x, y).alpha == 0) }
    }
    #expect(buffer.channels(8, 5).alpha > 0)
  }
}
