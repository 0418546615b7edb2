import CoreGraphicsTypes
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Dashes of an outline are bounded") struct DashPatternTests {
  private func line(to x: CGFloat) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: x, y: 0))
    }
  }

  @Test(
    "a short line has its dashes, whatever the phase",
    arguments: [(0, [[0, 4], [10, 12]]), (6, [[4, 8]]), (-1, [[1, 5], [11, 12]])] as [(CGFloat, [[CGFloat]])])
  func short(phase: CGFloat, expected: [[CGFloat]]) throws {
    let style = StrokeStyle(lineWidth: 2, dash: [4, 6], dashPhase: phase)
    let pattern = try #require(DashPattern(style))
    let segments = pattern.segments(of: [[.zero, CGPoint(x: 12, y: 0)]], near: .zero)
    #expect(segments.map { $0.map(\.x) } == expected)
  }

  @Test(
    "lines of tiny or of countless dashes end, with no more of them than can be made",
    arguments: [(100, 1e-6), (100, 1e-9), (100, .leastNonzeroMagnitude), (1e9, 5), (1e300, 1e-300), (.infinity, 5), (.nan, 1)]
      as [(CGFloat, CGFloat)])
  func bounded(length: CGFloat, dash: CGFloat) throws {
    let pattern = try #require(DashPattern(StrokeStyle(lineWidth: 1, dash: [dash])))
    let area = CGRect(x: -10, y: -10, width: 120, height: 20)
    let segments = pattern.segments(of: [[.zero, CGPoint(x: length, y: 0)]], near: area)
    #expect(segments.count <= DashPattern.mostSegments + 1)
    if length.isFinite {
      let drawn = segments.reduce(0) { $0 + $1[$1.count - 1].x - $1[0].x }
      #expect(abs(drawn - min(length, 110) / 2) < 6, "\(drawn)")
    }
    // As an outline, and as what a tap is compared with.
    let outline = line(to: length).strokedPath(StrokeStyle(lineWidth: 1, dash: [dash]))
    _ = outline.contains(CGPoint(x: 1, y: 0))
  }

  @Test("what is far away counts for the phase")
  func phase() throws {
    let pattern = try #require(DashPattern(StrokeStyle(dash: [4, 3])))
    let area = CGRect(x: 0, y: -1, width: 20, height: 2)
    let segments = pattern.segments(of: [[CGPoint(x: -7e8 - 2, y: 0), CGPoint(x: 7e8, y: 0)]], near: area)
    #expect(segments.map { $0.map { $0.x.rounded() } } == [[0, 2], [5, 9], [12, 16], [19, 20]])
  }
}
